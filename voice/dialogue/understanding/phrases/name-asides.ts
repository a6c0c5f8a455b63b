import { withoutEnd } from './without-end.ts';

/** What others call the caller, beside the name to be written: 'they call me MJ', 'everybody knows me by that'. */
const nickname =
  /(?:^|[\s,])(?:and |but )?(?:they|everybody|everyone|people|(?:my )?friends|folks|the lads|the kids|all)\s(?:here\s)?(?:all |just |usually |always |mostly )?(?:calls?|knows?)\s(?:me|him|her)\s(?:as |by )?(?:\p{L} ){0,2}\S+/iu;
/** 'T J Reyes, just the letters T and J': how initials are meant, which are then written so. */
const asInitials =
  /^((?:\p{L}\.? ){1,3})(\p{L}{2}.*?),? (?:(?:it's|its|that's|that is|just|only|as|with|use) ){0,3}(?:the |my )?(initial|letter)s?\b/iu;
/** 'This is the owner, Moira Geddes': who somebody is, before the name. */
const role =
  /^(?:the|his|her|their|our|your|my|an?|one of the) (?:[\p{L}'-]+ ){0,2}?(?:owner|co-owner|manager|boss|director|wife|husband|son|daughter|mother|mum|mom|father|dad|brother|sister|receptionist|secretary|assistant|partner|founder|proprietor|landlady|landlord|principal|headteacher|head|chef|doctor|dentist|vet|nurse|accountant|bookkeeper|administrator|paralegal|supervisor)(?: here|'s name)?,? (?:(?:and )?(?:my name is|my name's|the name is|the name's|i'm|i am|it's|is|called|named) )?/iu;

/** 'Lopez Garcia, hyphenated': two words that are one. */
const hyphenated =
  /(?<=\p{L}) (?=\p{L}[\p{L}']*,? (?:(?:it's|its|that's|is|and it's) )?(?:hyphenated|double[- ]barrell?ed|with a (?:hyphen|dash))\b)/iu;
const saysHyphen =
  /,? (?:(?:it's|its|that's|is|and it's) )?(?:hyphenated|double[- ]barrell?ed|with a (?:hyphen|dash)(?: (?:between|in between|in the middle))?)\W*$/i;

/** A text about a name with a hyphen between the two words of which a caller says that they have one. */
export function withHyphen(text: string): string {
  return saysHyphen.test(text) ? text.replace(hyphenated, '-').replace(saysHyphen, '') : text;
}

/** A text about a name without what others call the caller. */
export function withoutNickname(text: string): string {
  return text.replace(nickname, ' ,').trim();
}

/** Whether nothing but who somebody is was said: 'this is the husband'. */
export function isRole(said: string): boolean {
  const [lead = ''] = /^(?:this is|it's|it is|i'm|i am|here is|here's) /i.exec(said) ?? [];
  return lead !== '' && withoutRole(`${said.slice(lead.length)} `) === '';
}

/** A text that begins with who somebody is, without that. */
export function withoutRole(said: string): string {
  return said.replace(role, '');
}

/** `TJ Reyes` or `J.T. Boudreaux`, for a caller who says that letters or initials are meant. */
export function withInitials(text: string): string {
  const [, letters = '', name = '', meant = ''] = asInitials.exec(text) ?? [];
  if (!letters) return text;
  const stop = meant.toLowerCase() === 'initial' ? '.' : '';
  return `${letters.replace(/[ .]/g, '').toUpperCase().replace(/./g, `$&${stop}`)} ${name}`;
}

/** Forms of address, which are no part of a full name, and trades said as such. */
const address = new Set(
  'mr mister mrs missus ms miss mx madam advocate adv attorney atty engineer engr architect barrister lawyer solicitor nurse chef coach'.split(
    ' ',
  ),
);
const leastAddressed = 3;

/** Titles that belong to a full name, unless the caller wants none. */
const kept = '(?:dr|doctor|prof|professor|rev|reverend|sir|dame|hon|honou?rable|mr|mister|mrs|ms|miss)\\b\\.?';
const titleFirst = new RegExp(`^${kept} (?=\\p{L})`, 'iu');
/** 'But leave off the Dr.', 'no need for the doctor', 'without the title'. */
const declinesTitle = new RegExp(
  `\\s(?:leave|take|drop|skip|omit|lose|forget|strike|without|minus|not|no need (?:for|of)|(?:do not|don't|no need to) (?:put|write|use|add|need|include|bother with))(?: (?:off|out|away))? (?:the |my |a |any |that )?(?:titles?\\b|${kept})(?: (?:off|out|away|part|bit))?`,
  'iu',
);

/** Whether a name begins with a title. */
export function isTitled(name: string): boolean {
  return titleFirst.test(name);
}

/** 'Dr. Ann Smith, but leave off the Dr.': the name without what the caller wants left out. */
export function withoutDeclinedTitle(text: string): string {
  const declined = declinesTitle.exec(text);
  if (!declined) return text;
  const words = text.slice(0, declined.index).split(' ');
  while (beforeDeclining.has(withoutEnd(words.at(-1) ?? '', ',').toLowerCase())) words.pop();
  return words.join(' ').replace(titleFirst, '');
}

const beforeDeclining = new Set('but and so please just you we can could'.split(' '));

/** A known name without its title, from a caller who wants none: 'take the Dr off'; null for any other text. */
export function untitled(name: string, text: string): string | null {
  return isTitled(name) && declinesTitle.test(` ${text}`) ? name.replace(titleFirst, '') : null;
}

/** What stands below or behind a name in a signature. */
const titles = new Set(
  'owner co-owner partner director manager founder co-founder ceo cfo coo proprietor proprietress principal president administrator inhaber inhaberin geschäftsführer geschäftsführerin llb llm mba phd cpa esq obe mbe dds dmd dvm bsc msc steuerberater steuerberaterin rechtsanwalt rechtsanwältin gérant gérante directeur directrice propriétaire titolare gerente dueño dueña sócio sócia eigenaar'.split(
    ' ',
  ),
);
/** To whom a name is said: `ann smith dear`. */
const addressed = new Set(
  'dear love luv mate po sir madam maam darling darlin hon honey sweetheart lah ji bro buddy'.split(' '),
);
const ofTitles = new Set(
  'managing general office practice senior junior sales deputy assistant operations executive business and &'.split(
    ' ',
  ),
);

/** Whether a word, in lower case, is said to the one who listens: 'hello dear'. */
export function isAddressing(word: string): boolean {
  return addressed.has(word);
}

/** A full name without the title behind it: `Ann Smith Managing Director`. */
export function withoutTitle(words: string[]): string[] {
  let end = words.length;
  while (end > leastTitled - 1 && isTitleAt(words, end - 1)) end--;
  return words.slice(0, end);
}

const leastTitled = 3;

function isTitleAt(words: readonly string[], at: number): boolean {
  const word = withoutEnd(words[at] as string, '.,').toLowerCase();
  return titles.has(word) || addressed.has(word) || (at < words.length - 1 && ofTitles.has(word));
}

/** A name without a form of address: `Mrs Gillian Pascoe`; one that only a surname follows stays. */
export function withoutAddress(words: string[]): string[] {
  const first = (words[0] ?? '').toLowerCase().replace('.', '');
  if (first === 'doctor' && words.length > 1) return ['Dr', ...words.slice(1)];
  return address.has(first) && words.length >= leastAddressed ? words.slice(1) : words;
}
