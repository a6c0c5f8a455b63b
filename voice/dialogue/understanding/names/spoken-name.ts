import type { Heard } from '../addresses/spoken-email.ts';
import {
  withHyphen,
  withInitials,
  withoutAddress,
  withoutDeclinedTitle,
  withoutNickname,
  withoutRole,
  withoutTitle,
} from '../phrases/name-asides.ts';
import { withoutEnd } from '../phrases/without-end.ts';
import { areAlike } from '../spelling/likeness.ts';
import { hearHint, withHint } from '../spelling/name-hint.ts';
import { readNumberWord } from '../spelling/number-words.ts';
import { allSpelled, lettersOf, spelledEnd, withoutSpelling, withSpelled } from '../spelling/spelled-name.ts';
import { spelledParts } from '../spelling/spelled-parts.ts';
import { withoutAround, withoutBusiness } from './around-name.ts';
import { capitalised, correctName, particles } from './corrected-name.ts';
import { readDenied } from './denied-letters.ts';
import { hearExplainedName } from './explained-name.ts';
import { wholeBehindHint, withoutRestart } from './name-restart.ts';
import { endsLikeNoName, isNoName, isThing } from './not-names.ts';

const introduced =
  /\b(?:(?:my|the) name(?:'s| is) (?:wrong|not right|misspelled),? (?:it should be|it's|it is)|my (?:full |first |last )?name is(?: spelled| spelt| written)?|my (?:full )?name's|the name is(?: spelled| spelt| written)?|the name's|(?<!\b(?:her|his|their|whose|business|company|shop|dog|cat|son's|daughter's|sister's|brother's|wife's|husband's) )name is|(?<!\b(?:her|his|their|business|company|shop) )name's|my (?:full )?name|i am called|they call me|you can call me|(?<=^|[,.!] |\b(?:hi|hello|morning|afternoon|evening|sir|madam|everyone) )myself)\s/i;
const loosely =
  /^(?:(?:so|well|hi|hello|hey|hiya|howdy|yo|g'day|gday|there|(?:good )?(?:morning|afternoon|evening|day)|what's (?:up|good)|how's it going|how are you|yes|yeah|sure|ok|okay|um|uh|no|sorry|actually|oh|ah|aye|grand|look|certainly|absolutely|gladly|of course|alright|right|then)[,.! ]+)*(i am|i'm|im|this is|it's|it is|its|that's|that is)\s/i;
/** The name of somebody for whom the caller speaks: 'hers is Ann Smith'. */
const ofAnother =
  /\b(?:(?:hers|his|theirs|mine) is|mine's|(?:her|his|their) (?:full )?name(?:'s| is)|(?:she|he)(?:'s| is) called|make (?:it|that))\s/i;
const calledMe =
  /^(?:just |please )?call me\s(?!on\b|at\b)|\bput (?:me )?down (?:as )?(?=\p{Lu})|\b(?:write|put) (?:it )?(?:as )?(?=\p{Lu})/iu;
const leadIns =
  /^(?:(?:so|well|hi|hello|hey|good (?:morning|afternoon|evening|day)|yes|yeah|yep|sure|ok|okay|all right|right|um|uh|uhm|er|no|sorry|actually|just|oh|ah|of course|certainly|absolutely|gladly|alright|please)\b[,.! ]*)+/i;
/** The end of a name within a sentence. */
const nameEnd =
  /[,;!?\n]|(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof|\p{L}))\.(?=\s\p{Lu}\p{Ll}\p{Ll})|\s(?:and|but|for|from|e-?mail(?:ing)?|my|our|we|i|i'm|i'd|at|here|please|speaking|by the way|thanks|thank you|with|without|how|could|can|would|so|because|over|like the|like in|as in|as i|like i|believe it|that's (?:my|the|how|what|me|right)|it's (?:my|the))(?=\s|$)/iu;
/** Finds a name after `my name is`, or takes a whole short answer when the name was asked for (`alone`). */
export function hearName(text: string, options: { alone: boolean }): Heard | null {
  const heard = hearNameInWords(text, options);
  const parts = options.alone ? spelledParts(text) : null;
  const isSpelled =
    parts &&
    heard?.value
      .toLowerCase()
      .replace(/[^\p{L}]/gu, '')
      .includes(parts.join(''));
  return parts && !isSpelled ? { value: inWriting(parts), rest: '' } : heard;
}

function hearNameInWords(said: string, { alone }: { alone: boolean }): Heard | null {
  if (!alone) return hearNameAlone(said, false);
  const denied = readDenied(said);
  const heard = denied && hearNameInWords(denied.rest, { alone });
  if (denied && heard) return { value: denied.apply(heard.value), rest: heard.rest };
  const text = wholeBehindHint(withHyphen(withoutAround(said)));
  const wanted = wantsInstead.exec(text);
  const chosen = wanted && hearNameAlone(text.slice(wanted.index + wanted[0].length), true);
  const [first = '', ...others] = chosen?.value.toLowerCase().split(' ') ?? [];
  // A name of which a part is said again is read with all that was said.
  const isNew =
    others.length > 0 &&
    !text
      .slice(0, wanted?.index)
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(first);
  if (chosen && isNew && !chosen.rest.trim()) return { value: chosen.value, rest: '' };
  const at = text.search(asksOn);
  // 'It's Ann Smith but you didn't say what it costs'
  const before = at > 0 ? hearNameAlone(text.slice(0, at), true) : null;
  if (before && !before.rest.trim()) return { value: before.value, rest: text.slice(at).trim() };
  return hearNameAlone(text, true) ?? hearNameAlone(withoutRole(text), true);
}

/** 'It's Penelope on paper, but put Penny Smith': which name is to be written. */
const wantsInstead =
  /\b(?:but|so) (?:(?:do|please|just|you can|can you|could you) )*(?:put|write|use|take)(?: (?:me |it )?down)?(?: (?:as|under))? (?=\p{L})/iu;

/** Where a caller goes on to something else behind a name. */
const asksOn =
  /,? (?:but|and|so|though) (?:(?:you|they|what|how|did|do|does|can|could|will|would|is|are|where|when|why|who)\b|first (?:what|how|can|do|is)\b)/i;

function hearNameAlone(text: string, alone: boolean): Heard | null {
  const plain = withoutDenied(withoutRestart(text.replace(/[’‘]/g, "'")).replace(fillers, ' ').trim());
  const named = withInitials(withoutNickname(withoutDeclinedTitle(plain)));
  const heard = (named === plain ? null : hearPlainName(named, alone)) ?? hearPlainName(plain, alone);
  if (!alone || (heard && named !== plain)) return heard;
  const explained = hearExplainedName(text.replace(/[’‘]/g, "'").trim());
  const name = explained && readName(explained.name, true);
  // 'Dr Ann Smith but just put Ann Smith'
  const isChosen = heard?.value.includes(' ') && name?.value.includes(heard.value);
  const isBetter = explained?.sure || isPartOf(heard?.value, name?.value ?? '');
  return name && isBetter && !isChosen ? { value: name.value, rest: '' } : heard;
}

/** Whether of a whole name only one word was heard, or a word twice. */
function isPartOf(heard: string | undefined, name: string): boolean {
  const words = heard?.toLowerCase().split(/[ -]/) ?? [];
  const said = name.toLowerCase().split(/[ -]/);
  return (
    said.length > 1 &&
    words.length > 0 &&
    (words.length === 1 ? said.includes(words[0] as string) : new Set(words).size < words.length)
  );
}

/** 'My name is Kwame Boateng, not Kwame Kwame': what is denied is no part of the name. */
function withoutDenied(text: string): string {
  const at = text.search(/,? not \p{L}+(?: \p{L}+)?[.!]?$/iu);
  return at > 0 && /\b(?:name|it'?s|i'?m|i am)\b/i.test(text.slice(0, at)) ? text.slice(0, at) : text;
}

function hearPlainName(plain: string, alone: boolean): Heard | null {
  const inParts = hearNameParts(plain);
  if (inParts) return inParts;
  const formal = introduced.exec(plain);
  const match =
    formal ?? (alone ? ofAnother.exec(plain) : null) ?? loosely.exec(plain) ?? (alone ? calledMe.exec(plain) : null);
  if (match) {
    const said = withoutRole(plain.slice(match.index + match[0].length).trimStart());
    // Only the capital letter and the end distinguish 'it's Ann' from 'it's expensive' and 'it's Sunday night and …'.
    const vague = formal === null && !alone && /^(it|that)/i.test(match[1] ?? '');
    const name = vague && !/^\p{Lu}/u.test(said) ? null : readName(said, formal !== null || alone);
    const isWhole = name !== null && !/[\p{L}\d]/u.test(said.slice(name.length));
    // 'Michael John Mannion, but put down Michael John' says which part of the name is meant.
    const whole = formal === null && alone ? readName(plain.slice(0, match.index).replace(leadIns, ''), true) : null;
    if (name && (!vague || isWhole))
      return {
        value: whole ? correctName(whole.value, name.value) : name.value,
        rest: `${plain.slice(0, match.index)} ${said.slice(name.length)}`,
      };
  }
  if (!alone) return null;
  const bare = withoutEnd(plain.replace(leadIns, ''), '.!');
  const name = readName(bare, true);
  const mended = hearMended(bare);
  const left = bare.slice(name?.length ?? 0).trim();
  if (mended && (left === '' || !name || takesBack.test(left))) return { value: mended, rest: '' };
  return name ? { value: name.value, rest: bare.slice(name.length) } : null;
}

const fillers = /(?<=^|\s)(?:uh|um|uhm|er|erm)(?=\s|$)/gi;
const mends = /[,.]? (?:it's|it is|its|really|actually|i mean|no|sorry|rather|just) /i;

const takesBack = /^\W*(?:sorry|i mean|no|actually|rather)\b/i;

/** The name of `daz it's darren really darren hobson`: the last, which may replace a part of the one before. */
function hearMended(said: string): string | null {
  const parts = said.split(mends);
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2);
  if (before === undefined || /^\p{L}(?: \p{L})+$/u.test(last)) return null;
  const known = readName(before, true)?.value;
  const surname = known?.split(' ').at(-1) ?? '';
  const spelled = last
    .split(' ')
    .filter((word) => word.length === 1)
    .join('');
  // 'Catherine Hanrahan, it's Kathryn k a t h r y n h a n r a h a n'
  const first = last.split(' ')[0] ?? '';
  if (surname && spelled === `${first}${surname}`.toLowerCase()) return inWriting([first, surname]);
  const name = readName(last, true)?.value;
  return name && known ? correctName(known, name) : (name ?? null);
}

const surnameFirst = /^(\p{Lu}[\p{L}'-]+), (\p{Lu}[\p{L}'-]+)(?= *(?:$|[(.]))/u;

/** `Smith, Ann` as `Ann Smith`; any other text as it is. */
export function surnameLast(name: string): string {
  return name.replace(surnameFirst, '$2 $1');
}

const firstName = /\b(?:first|given) name(?: is|'s)?\s+(\p{L}[\p{L}'-]*)/iu;
const lastName = /\b(?:(?:last|family|second) name|surname)(?: is|'s)?\s+(\p{L}[\p{L}'-]*)/iu;

/** `first name Ann, last name Smith`, `Smith, first name Ann`. */
function hearNameParts(text: string): Heard | null {
  const first = firstName.exec(text);
  if (!first) return null;
  const before = withoutEnd(text.slice(0, first.index), ' ,').replace(/ (?:and|my|the)$/i, '');
  const said = before ? hearName(before, { alone: true })?.value : undefined;
  // 'Ana Cano Luque, first name Ana': the whole name, and how it is put together.
  if (said?.includes(' ') && areAlike(said.split(' ')[0] as string, first[1] as string))
    return { value: correctName(said, capitalised(first[1] as string)), rest: '' };
  const surname = lastName.exec(text)?.[1] ?? said;
  const name = readName([first[1], surname].filter(Boolean).join(' '), true);
  return name && { value: name.value, rest: '' };
}

const named = /^((?:\p{L}[\p{L}'.-]*\s+){0,3}\p{L}[\p{L}'.-]*)\s+(?:here|speaking)$/iu;

/**
 * Finds a name without an introduction next to other values: `Ann Smith, ann@…`, `Ann here`. Lower-case words count
 * only if the email address contains one of them.
 */
export function hearBareName(text: string, email: string | undefined): Heard | null {
  const plain = withoutBusiness(withoutEnd(text.replace(leadIns, ''), '.,!'));
  const heard = readName(named.exec(plain)?.[1] ?? plain, false);
  if (!heard || isPlace.test(heard.value)) return null;
  const words = heard.value.toLowerCase().split(' ');
  const local = email?.split('@')[0] ?? '';
  const fits = named.test(plain) || words.some((word) => word.length > 2 && local.includes(word));
  const capital = words.length > 1 && words.length < 4 && plain.split(/\s+/).every((word) => /^\p{Lu}/u.test(word));
  return (fits || (capital && email !== undefined)) && heard.length >= (named.exec(plain)?.[1] ?? plain).length
    ? { value: heard.value, rest: '' }
    : null;
}

/** 'Bike repair shop here': a business that nobody's name is like. */
const isPlace =
  /\s(?:shop|store|salon|clinic|practice|surgery|restaurant|cafe|hotel|garage|school|nursery|college|agency|company|firm|business|charity|gym|spa|bakery|pharmacy|studio|office|services?|repairs?|centre|center|ltd|llc|inc)$/i;

/** Apart from `de la` and the like. */
const mostNameWords = 5;

function readName(text: string, certain: boolean): { value: string; length: number } | null {
  const said = withoutKnownHint(withoutSpelling(withoutKnownHint(text)).replace(/ (?:hyphen|dash) (?=\p{L})/giu, '-'));
  if (allSpelled(said)) return { value: capitalised(lettersOf(said)), length: said.length };
  const hint = hearHint(said);
  const spelled = hint ? null : spelledEnd(said);
  const length = Math.min(hint?.index ?? said.length, nameEnd.exec(said)?.index ?? said.length);
  const written = withoutEnd(said.slice(0, spelled?.index ?? length), ' \n,');
  const words = withoutTitle(withoutAddress(written.split(/\s+/).filter(Boolean)));
  const longest = mostNameWords + words.filter((word) => particles.has(word)).length;
  if (
    words.length === 0 ||
    words.length > longest ||
    !words.every((word, at) => isNameWord(word, certain) || (at === 0 && isInitial(word, words[1])))
  )
    return null;
  const isSurname = words.length > 1 && !isThing((words.at(-2) as string).toLowerCase());
  if (words.some((word, at) => isSurnameAtMost(word) && !(isSurname && at === words.length - 1))) return null;
  let name = words.map(withoutStops);
  // Surname first, then the whole name.
  if (name.length > 2 && name[0] === name.at(-1)) name = name.slice(1);
  if (name.length > 1 && name.every((word) => particles.has(word))) return null;
  if (spelled) name = withSpelled(name, lettersOf(spelled.letters));
  // 'Mark Downs with an s' tells of the letter that is there.
  const isThere = hint && !hint.once && !hint.twice && name.some((word) => word.toLowerCase().endsWith(hint.letter));
  if (hint && !isThere) name[0] = withHint(name[0] as string, hint);
  return {
    value: inWriting(name),
    length: spelled || hint || said !== text ? text.length : length,
  };
}

const hintAtEnd = /\s(\p{L}+) with (?:an? )?(\p{L}(?: \p{L})*)$/iu;

/** Leaves out a hint about what is written so already: `pieter jan pieter with i e`, `pryce-bell pryce with a y`. */
function withoutKnownHint(said: string): string {
  const [whole = '', word = '', letters = ''] = hintAtEnd.exec(said) ?? [];
  const before = said.slice(0, said.length - whole.length);
  const lower = word.toLowerCase();
  const spelled = letters.replaceAll(' ', '').toLowerCase();
  const isSaidBefore = before.toLowerCase().split(/[\s-]/).includes(lower);
  // 'karen lindqvist with a q v l i n d q v i s t': the letters at the end are the word's.
  const isSpelled = spelled.length > lower.length && spelled.endsWith(lower);
  const hinted = isSpelled ? spelled.slice(0, -lower.length) : spelled;
  if (!whole || !lower.includes(hinted) || !(isSaidBefore || isSpelled)) return said;
  return isSaidBefore ? before : `${before} ${word}`;
}

function isSurnameAtMost(word: string): boolean {
  const plain = withoutStops(word).toLowerCase();
  return isThing(plain) || endsLikeNoName(plain);
}

/** Removes final stops and commas, but keeps the one of short words such as `Dr.` and `J.`. */
function withoutStops(word: string): string {
  if (/^(?:\p{L}\.){2,}$/u.test(word)) return word;
  const bare = withoutEnd(word, '.,');
  return word.length <= 3 ? word.slice(0, bare.length + 1) : bare;
}

/** 'A J Smith' */
function isInitial(word: string, next: string | undefined): boolean {
  return /^a$/i.test(word) && /^\p{L}$/u.test(next ?? '');
}

function isNameWord(word: string, certain: boolean): boolean {
  const plain = withoutEnd(word.toLowerCase(), '.,');
  // 'You'd', 'that's' are words of a sentence as 'you' and 'that' are.
  if (isNoName(plain.replace(/'(?:d|ll|re|ve|m|s)$/, ''))) return false;
  if (!/^'?\p{L}[\p{L}'.-]*$/u.test(plain) || isNoName(plain)) return false;
  // 'I'm sixty-three'
  if (plain.split('-').every((part) => readNumberWord(part) !== null)) return false;
  return certain || /^\p{Lu}/u.test(word) || !/(ing|ed|ly)$/.test(plain);
}

/** A name with capital letters; particles between or before its parts stay small. */
function inWriting(name: readonly string[]): string {
  const last = name.length - 1;
  const words = name.map((word, at) => {
    const isParticle = particles.has(word) && at < last && (at > 0 || particles.has(name[1] as string));
    return isParticle ? word : capitalised(word);
  });
  const whole = withoutEnd(words.join(' '), '.,');
  return /\s[js]r$/i.test(whole) ? `${whole}.` : whole;
}
