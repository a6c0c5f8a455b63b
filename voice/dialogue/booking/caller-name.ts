import { plainWords } from '../knowledge/plain-words.ts';
import { respellName } from '../understanding/names/corrected-name.ts';
import { refusesOffers } from './booking-intents.ts';
import { nameIn, ofDates } from './name-in.ts';
import { nameOfOther } from './whose-appointment.ts';

/** A correction of a name has no more words than these. */
const mostWordsOfAName = 8;

/** The name in 'no, it's Smyth' or 'no, with a y'; null for a no that is about something else. */
export function correctedName(text: string, name: string): string | null {
  const words = plainWords(text).join(' ');
  if (refusesOffers(text) || words.split(' ').length > mostWordsOfAName) return null;
  const said = text.replace(/^\W*(?:no|nope)\b\W*/i, '');
  return nameIn(said, true) || respellName(name, said);
}

/** 'Take the Mine off my name', 'drop the Junior from the name'. */
const takenOff =
  /\b(?:take|drop|remove|leave|lose|delete|scratch)(?: out| off)? (?:the |that )?(?:word )?["'“]?(\p{L}+)["'”]? (?:\w+ ){0,3}name\b/iu;

/** The name in 'I said it's just Maya Raman, not Maya Maya': a clause that gives it again, or speaks of it. */
export function renamed(text: string, name: string): string {
  const known = new Set(plainWords(name));
  const [, taken = ''] = takenOff.exec(text) ?? [];
  const left = name.split(' ').filter((word) => word.toLowerCase() !== taken.toLowerCase());
  if (taken && left.length > 0 && left.length < name.split(' ').length) return left.join(' ');
  const speaksOfName = /\bnames?\b/i.test(text);
  for (const [, said = ''] of text.matchAll(
    /\b(?:it'?s|it is|should be|name is|name'?s|for)\s+(?:just |only |under )?([^,.;!?]+)/gi,
  )) {
    const candidate = nameIn(said.split(/\s(?:not|and not|please)\b/i)[0] ?? '', true);
    const isAgain = plainWords(candidate).some((word) => known.has(word));
    if (isShortFor(candidate, name) && !standsAlone(text, candidate)) continue;
    if (candidate && candidate !== name && (isAgain || (speaksOfName && candidate.includes(' ')))) return candidate;
  }
  return '';
}

/** What ends a name that something else follows: 'under Leo please, not me'. */
const behindName = /[,.;!?]|\s(?:please|instead|not|and|then|thanks?)\b/i;

const behindHis = /\s(?:and|but|so|by|not|please|he|she|who|for|at|um|uh)\b/i;

/** A name that is said together with something else. */
export function givenName(text: string): string {
  const other = nameOfOther(text);
  if (other) return other;
  // 'That's him, his name's Leo'
  const [, ofHim = ''] =
    /\b(?:his|her|their|the (?:kid|boy|girl|little one)'?s) name(?:'?s| is| was) ([^,.;!?]+)/i.exec(text) ?? [];
  const his = ofHim && nameIn(ofHim.split(behindHis)[0] ?? '', true);
  if (his) return his;
  // 'Ella Hughes for the 3:30. She's 6.'
  const [, named = ''] =
    /^(\p{Lu}\p{L}+ \p{Lu}\p{L}+)(?: for (?:the|that|this)\b|[.,] (?:s?he|they)(?:'s| is|'re) )/u.exec(text) ?? [];
  if (named && !ofDates.test(named)) return nameIn(named, true);
  for (const part of text.split(/[.,;!?]\s/)) {
    const end = part.search(/ is (?:my|the|his|her) name\b/i);
    if (end > 0) return nameIn(part.slice(0, end), true);
  }
  // 'The first one is Alfie Turner, he's 7'
  const [, ofOne = ''] = /^(?:the )?(?:first|second|other|next|last)(?: one)?(?: is|'s) ([^,.;!?]+)/i.exec(text) ?? [];
  if (ofOne && /^\p{Lu}/u.test(ofOne) && !ofDates.test(ofOne)) return nameIn(ofOne, true);
  const under = /\bunder\s(?:the name\s(?:of\s)?)?/i.exec(text);
  if (under) return nameIn(text.slice(under.index + under[0].length).split(behindName)[0] ?? '', true);
  const changed = /\bname\b[^.?!]{0,40}?\b(?:should be|must be|to be|to)\s(?=\p{L})/u.exec(text);
  if (changed) return nameIn(text.slice(changed.index + changed[0].length).split(behindName)[0] ?? '', true);
  const from = text.search(
    /\b(?:[Mm]y name|[Tt]he name|[Nn]ame is|[Tt]his is\s[A-Z]|[Ii] am\s[A-Z]|[Ii]'?m\s[A-Z]|(?:[Ii]t is|[Ii]t'?s)\s(?!\p{L}+day\b)\p{Lu}\p{L}+\s\p{Lu})/u,
  );
  if (from >= 0) return nameIn(text.slice(from), false);
  // 'The first one. Maria Lopez'
  const [last = '', ...before] = text.split(/[.,;!] /).toReversed();
  if (before.length > 0 && isWrittenAsName(last) && !ofDates.test(last)) return nameIn(last, true);
  // 'Maria Lopez, yes, please book it', 'perfect. Maria Lopez. She has asthma'
  const amid = before.findLast((each) => isWrittenAsName(each) && !ofDates.test(each));
  if (amid !== undefined) return nameIn(amid, true);
  return introducedIn(text);
}

/** 'Balayage at noon. im zoe': a sentence that only says who the caller is. */
function introducedIn(text: string): string {
  const said = text.split(/[.,;!?]\s/).find((part) => {
    const words = plainWords(part);
    return words.length <= mostWordsOfIntroduction && words.join(' ').startsWith('i am ');
  });
  return said ? nameIn(said, false) : '';
}

const mostWordsOfIntroduction = 4;

/** Whether a name is the first name of another: 'Leo' of 'Leo Marchetti'. */
export function isShortFor(name: string, whole: string): boolean {
  const [first = '', ...others] = plainWords(whole);
  return others.length > 0 && plainWords(name).join(' ') === first;
}

/** A name that is given anew; the first name of the `known` one changes nothing, unless it is to stand alone. */
export function newName(text: string, known: string): string {
  const name = givenName(text);
  return isShortFor(name, known) && !standsAlone(text, name) ? '' : name;
}

/** 'The name is not Theyre Leo', 'wrong name' */
export function deniesName(text: string): boolean {
  return /\bnames?(?: is|'s| are)? (?:not|wrong)\b|\bnot (?:the|my|his|her|their|our) names?\b|\b(?:wrong|different) names?\b/.test(
    plainWords(text).join(' '),
  );
}

/** 'Just Leo' */
function standsAlone(text: string, name: string): boolean {
  const said = text.toLowerCase();
  return ['just', 'only', 'simply'].some((word) => said.includes(`${word} ${name.toLowerCase()}`));
}

/** 'I just told you, Eleanor Whitcomb' */
const saysAgain =
  /^(?:but )?(?:i|we) (?:just |already )?(?:told|said|gave)(?: you)?(?: that)?,? (?:it's |it is |my name is )?(?=\p{L})/iu;

/** 'Ann Lee for mine': whose visit it is for. */
const ofVisit = /[\s,]for (?:mine|me|myself|his|hers|theirs|him|her|(?:the )?(?:first|second|other)(?: one)?)\b/i;

/** The answer to the question for a name; null when it is none. */
export function askedName(text: string): string | null {
  const [whole = ''] = text.replace(saysAgain, '').split(ofVisit);
  const said = whole.replace(/\b(under|for|put it under|book it under|the name of)\s/gi, ' ');
  return nameIn(said, true) || null;
}

/** A name and nothing else, each word with a capital letter. */
export function bareName(text: string): string {
  const isCapital = text.split(/\s+/).every((word) => word === '' || /^\p{Lu}/u.test(word));
  return isCapital ? (askedName(text) ?? '') : '';
}

/** Whether a name may be another spelling of one that was heard: a word of both begins alike. */
export function mayBeSpelledSo(name: string, other: string): boolean {
  const initials = new Set(plainWords(name).map((word) => word[0]));
  return plainWords(other).some((word) => initials.has(word[0]));
}

/** Two or more words, each with a capital letter: a name that is given anew without a word about it. */
export function isWrittenAsName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}
