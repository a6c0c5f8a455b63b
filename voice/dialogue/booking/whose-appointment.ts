import { isPastVerb } from '../days-and-times/stories.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { nameIn, ofDates } from './name-in.ts';
import { namesSelfAndOther } from './several-words.ts';

const child =
  '(?:sons?|daughters?|kids?|child|children|boys?|girls?|twins?|lads?|lass(?:es)?|grandsons?|granddaughters?|nephews?|nieces?|little (?:ones?|boy|girl|man|lad)|youngest|eldest|oldest|baby|toddler)';

const joints = /^(?:(?:now|then|next|right|ok|okay|so|oh|great|lovely|brilliant|perfect|thanks)\b[,.!]* )+/i;

/** An appointment for somebody else than the caller: 'now my wife, at four'. */
export function isForOther(said: string): boolean {
  const text = said.replace(joints, '');
  return (
    /(?:\b(?:for|and|can|could|would|do|see|take|fit|bring|get|have)|^) my (?:wife|husband|partner|mother|father|mum|mom|dad|friend|boyfriend|girlfriend|sister|brother)\b/i.test(
      text,
    ) ||
    /\b(?:for|and|do|then|book|see) (?:mum|mom|mama|dad|daddy|grandma|granny|gran|grandpa|nana)\b/i.test(text) ||
    isForChild(text)
  );
}

/** Who somebody is to the caller: 'mum'; empty where a text does not say. */
export function relationIn(text: string): string {
  const said =
    /\b(?:my|and|do|for|then) (wife|husband|partner|mother|father|mum|mom|mama|dad|daddy|friend|boyfriend|girlfriend|sister|brother|son|daughter|kid|child|boy|girl|lad|lass|grandson|granddaughter|nephew|niece|grandma|granny)(?:'?s)?\b/i.exec(
      text,
    )?.[1] ?? '';
  const word = said.toLowerCase();
  return /^(?:mum|mom|mama|mother)$/.test(word) ? 'mother' : /^(?:dad|daddy|father)$/.test(word) ? 'father' : word;
}

/** 'Can my husband come at the same time?', 'with me' */
export function isAtSameTime(text: string): boolean {
  return /\b(?:same (?:time|hour)|(?:along |together )?with me|alongside me|(?:next to|beside) me|(?:when|while) i(?:'m| am)? (?:come|there|in|go|here|having|getting))\b/i.test(
    text,
  );
}

/** An appointment for a child of the caller. */
export function isForChild(text: string): boolean {
  return ofChild.test(text.replace(joints, ''));
}

const ofChild = new RegExp(
  `(?:\\b(?:for|and|can|could|would|get|bring|have|of|do|see|take|fit)|^) (?:both )?(?:of )?my (?:two |three |other |little |older |younger )?${child}\\b|^my ${child}\\b|\\bboth (?:of )?(?:the |my |our )?(?:kids|children|boys|girls|twins)\\b`,
  'i',
);

const relation =
  /\bmy (?:\p{L}+ )?(?:son|daughter|kid|child|boy|girl|lad|lass|grandson|granddaughter|nephew|niece|wife|husband|partner|mother|father|mum|mom|dad|friend|boyfriend|girlfriend|sister|brother)(?:'s name is|,? (?:is |called |named ))?,? (?=\p{L})/iu;
/** 'Can Noah go straight after?' */
const asked =
  /\b(?:can|could|would) (?!(?:i|you|we|he|she|it|they|that|this|there|my|the|one|both|some\w*|any\w*|every\w*|people|kids|children|parents|who|dr)\b)(\p{L}+) (?:go|come|be seen|follow|have (?:one|his|hers))\b/iu;
const behindName =
  /[.,;!?]|\s(?:at|on|for|to|who|whom|straight|right|after|before|and|she|he|is|has|needs?|wants?|would|could|can|also|too|as|please|the|in|a|an)(?=\s|$)/i;
const mostWordsOfOther = 3;

/** The name of somebody else for whom a caller books: 'one for my son Noah', 'Wednesday for Ella'. */
export function nameOfOther(text: string): string {
  const ofRelation = relation.exec(text);
  if (ofRelation) {
    const [said = ''] = text.slice(ofRelation.index + ofRelation[0].length).split(behindName);
    const isShort = said.trim() !== '' && said.trim().split(/\s+/).length <= mostWordsOfOther;
    const isWritten = !/\p{Lu}/u.test(text.slice(1).replace(/\bI\b/g, '')) || /^\p{Lu}/u.test(said);
    const isName = !noNames.test(said) && !isPastVerb(plainWords(said)[0] ?? '');
    const name = isShort && isWritten && isName ? nameIn(said, true) : '';
    if (name) return name;
  }
  const [, inQuestion = ''] = asked.exec(text) ?? [];
  if (inQuestion) return nameIn(inQuestion, true);
  const [, named = ''] = /\bfor (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=[\s.,;!?]|$)/u.exec(text) ?? [];
  return named && !ofDates.test(named) ? nameIn(named, true) : '';
}

const noNames =
  /^(?:straight|right|after|at|on|in|to|and|who|is|has|needs?|wants?|needing|too|also|as|first|then|next|tomorrow|today|\w+day|please|the|same|broke|lost|chipped|got|both|says|said|thinks|tells|likes|hates|loves|knows|have|had|get|go|come|be|see|do|did|still|really|just|only|hurts?|was|were|will|would|can|could|must|should|goes|comes|wears|takes)\b/i;

/** The name in '1:30 for charlie then', where a time is chosen for somebody whose name is not known yet. */
export function forWhom(text: string): string {
  const [, said = ''] = /\bfor (\p{L}+)(?= then\b| please\b|[\s]*$|[.,!])/iu.exec(text) ?? [];
  return said && !nobody.test(said) && !ofDates.test(said) ? nameIn(said, true) : '';
}

const nobody =
  /^(?:me|him|her|them|us|you|it|that|this|one|now|sure|real|free|both|all|noon|lunch|certain|mine|hers|his|today|tomorrow|\w+day|mum|mom|dad|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;

/** A name with the surname of the family, where a child is named by the first name alone. */
export function wholeName(name: string, { isForChild }: { isForChild: boolean }, last?: { name: string }): string {
  const [, ...surname] = last?.name.split(' ') ?? [];
  return isForChild && name !== '' && !name.includes(' ') && surname.length > 0 ? `${name} ${surname.join(' ')}` : name;
}

/** 'That works for me' speaks of no visit of the caller's. */
const suiting = '(?<!\\b(?:works?|fine|good|great|ok|okay|best|better|perfect|suits?|easier|possible|it|that|this) )';
const ofCaller = new RegExp(
  `${suiting}\\bfor (?:me|myself)\\b|(?<!\\b(?:as|like|than|after|before|beside|behind|with|to|from) )\\bmine\\b|\\bmyself\\b|^(?:and )?me (?:at|on|for|with|next|tomorrow)\\b|^me$|^and (?:then )?(?:i|i'd|i would|i'll) (?:want|need|like|love|have|take) (?:a|an|one|mine)\\b`,
  'i',
);
const ofOther = /\bfor (?:him|her|them)\b|\band (?:him|her|them) (?:with|at|on|for|to)\b|\b(?:his|hers)\b/i;

/** Of whom a text speaks; null where it does not say. */
export function whoseIs(text: string): 'caller' | 'other' | null {
  if (isForOther(text) || ofOther.test(text) || nameOfOther(text) !== '') return 'other';
  return ofCaller.test(text.trim()) ? 'caller' : null;
}

const hourName =
  '(?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?|(?:half past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: thirty)?|noon)';
/** Where the words on another visit may begin: 'three for her four for me', 'Leo at nine, and mine at ten'. */
const begins = new RegExp(
  `(?<=[.!?,;])\\s|(?<!\\band)\\s(?=and\\b|(?:at )?${hourName} for (?:me|him|her|my|them)\\b)`,
  'i',
);

const beginsOther =
  /^(?:and|plus|then|also) (?:then |also )?(?:a|an|one|another|for|my \w+ (?:needs?|wants?|would|could|can|too|also|as well|at))\b/i;
const wishesVisit = /\b(?:(?:i|we)(?:'d| would)? (?:want|need|like|love)|can (?:i|we)|book|appointment)\b/i;

interface PartByWhose {
  text: string;
  whose: 'caller' | 'other';
}

/** The parts of a text that speak of a visit of the caller's and of another's; null where it speaks of one alone. */
export function partsByWhose(text: string): PartByWhose[] | null {
  // 'Me and my mother, me at nine and her at ten': what follows tells of each.
  return (namesSelfAndOther.test(text) ? partsIn(text.replace(namesSelfAndOther, 'us')) : null) ?? partsIn(text);
}

function partsIn(text: string): PartByWhose[] | null {
  const parts: PartByWhose[] = [];
  let lead = '';
  for (const piece of text.split(begins)) {
    const whose = whoseIs(piece);
    const last = parts.at(-1);
    const isAnother = whose === 'other' && beginsOther.test(piece);
    // 'I want a cut at nine, and one for my son' speaks of the caller's own visit first.
    if (isAnother && !last && wishesVisit.test(lead))
      parts.push({ text: lead.trim(), whose: 'caller' }, { text: piece, whose });
    else if (whose && (whose !== last?.whose || isAnother)) {
      parts.push({ text: `${lead} ${piece}`.trim(), whose });
      lead = '';
    } else if (last) last.text += ` ${piece}`;
    else lead += ` ${piece}`;
  }
  return parts.length > 1 ? parts : null;
}
