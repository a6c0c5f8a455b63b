import { likeness } from '../spelling/likeness.ts';
import { isLetter, joinSpelled, readSpelling } from '../spelling/spelling.ts';
import { lettersBehind, mendedDomain, withLetters } from './address-mending.ts';
import { addressTokens, type FoundDomain, readDomain } from './spoken-domain.ts';

export interface Heard {
  value: string;
  /** The rest of the text. */
  rest: string;
}

/** A typed address, which begins with a letter or digit; a match starts where a run of its characters starts. */
const typed = /(?<![\p{L}\d._%+'-])[._%+'-]*([\p{L}\d][\p{L}\d._%+'-]*@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/u;
/** What stands between an address and the one that is typed in its place. */
const takesBack =
  /^\W*(?:(?:o+ps|whoops|sorry|no|wait|typo|correction|i (?:mean|meant)|it's|its|it is|make that|(?:that )?should be|rather|actually|argh|ugh|edit)\b\W*)+$|^\s*\*$/i;
const shape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const joining = new Set(['.', '_', '-', '+']);
/** Words before an address; the local part begins after the last of these. */
const leadIns = new Set(
  "@ is it's its that's email email's e-mail mail address me us use put write note to try sure yes yeah yep ok okay so well um uh no not sorry actually wait my under , name again should be probably maybe think guess suppose would that which because".split(
    ' ',
  ),
);
/** Providers that callers name without `dot com`. */
const providers = new Set('gmail hotmail outlook yahoo icloud aol'.split(' '));

/** Domains of mailboxes, which are nobody's website. */
const mailHosts =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|rocketmail|icloud|me|mac|aol|gmx|web|mail|proton|protonmail|zoho|yandex|qq|163|rediffmail|btinternet|sky|comcast|orange|libero|t-online)\./;

export function isMailProvider(domain: string): boolean {
  return mailHosts.test(domain);
}

/**
 * Finds an email address that is typed (`ann@example.com`), spoken (`ann at example dot com`) or spelled
 * (`a double n at …`). `alone`: the address was asked for, so several words before `at` form one local part.
 */
export function hearEmail(text: string, { alone }: { alone: boolean }): Heard | null {
  const written = typed.exec(text);
  if (written) {
    const rest = without(text, written);
    // 'ann@exmaple.com oops *ann@example.com'
    const mended = typed.exec(rest);
    if (mended && (takesBack.test(rest.slice(written.index, mended.index)) || replaces(rest, written, mended)))
      return { value: (mended[1] as string).toLowerCase(), rest: without(rest, mended) };
    return { value: (written[1] as string).toLowerCase(), rest };
  }

  const tokens = readSpelling(addressTokens(text.replace(noJoint, ' ').replace(atATime, ' ').replace(exclaimed, '')));
  return hearSpoken(tokens, alone) ?? (alone ? hearSpoken(withMisheardAt(tokens), alone) : null);
}

/** 'After the at' names the sign. */
const noLocal = /^(?:the|after|before|behind|same|it|that)@/;
/** 'They call at 2 a.m.' tells when. */
const atATime = /\bat \d{1,2}(?:[:.]\d\d)? ?[ap]\.? ?m\b\.?/gi;
/** 'Oh god, um, gary at …' */
const exclaimed =
  /^(?:(?:oh|um|uh|er|ah|hm|my|god|gosh|dear|lord|blimey|goodness|heavens|right|now|let me (?:see|think)|hang on|hold on|(?:so|yeah|well|it's|its) like)\b[\s,.!]+)+(?=\S)/i;
/** 'No dot in between' tells what an address has not. */
const noJoint =
  /\b(?:no|without(?: an?| any)?) (?:dots|spaces|hyphens|dashes|underscores|(?:dot|space|hyphen|dash|underscore) (?:in between|in the middle|between(?: them)?|in it|anywhere|or anything))\b/gi;
/** Of two addresses, the one that is to be used, or that has the same part before the at sign, is meant. */
function replaces(rest: string, first: RegExpExecArray, second: RegExpExecArray): boolean {
  const [one, other] = [first, second].map(([, address = '']) => address.toLowerCase().split('@')[0]);
  return (
    one === other ||
    /\b(?:use|put|prefer|instead|rather|better|correct is)\b/i.test(rest.slice(first.index, second.index))
  );
}

function hearSpoken(tokens: readonly string[], alone: boolean): Heard | null {
  for (let at = tokens.length - 1; at > 0; at--) {
    if (tokens[at] !== '@') continue;
    const heard = readDomain(tokens, at + 1) ?? providerAt(tokens, at + 1);
    if (!heard) continue;
    const domain = mendedDomain(tokens, heard);
    const words = tokens.slice(at + 1, heard.to);
    const localsFrom = (start: number) => withoutHint(tokens.slice(start, at), words);
    const countFrom = (start: number) => localsFrom(start).filter((token) => token.length > 1).length;
    const long = alone ? localStart(tokens, at) : shortLocalStart(tokens, at);
    // What leads up to an address in many words ends before its last word, and what a dot or a dash joins to it.
    const from = countFrom(long) > mostLocalWords ? shortLocalStart(tokens, at) : long;
    if (alone && from !== long && !joining.has(tokens[at - 2] ?? '')) continue;
    const locals = localsFrom(from);
    if (countFrom(from) > mostLocalWords) continue;
    const local = joinSpelled(locals.filter((token) => token !== ',' && token !== 'then')).join('');
    const value = withLetters(
      `${local}@${domain.domain}`.replace(/'/g, ''),
      [...locals, ...words],
      lettersBehind(tokens, domain.to),
    );
    if (shape.test(value) && !noLocal.test(value))
      return { value, rest: [...tokens.slice(0, from), ...tokens.slice(domain.to)].join(' ') };
  }
  return null;
}

/** As `hearEmail`, of the beginnings that the address may have the one that is most like a known address. */
export function hearEmailLike(text: string, known: string): string | null {
  const tokens = readSpelling(addressTokens(text));
  const at = tokens.lastIndexOf('@');
  const heard = at > 0 ? (readDomain(tokens, at + 1) ?? providerAt(tokens, at + 1)) : null;
  if (!heard) return null;
  const { domain } = mendedDomain(tokens, heard);
  const [knownLocal = ''] = known.split('@');
  let best = { local: '', rank: leastLike };
  for (let from = at - 1; from >= Math.max(0, at - mostSpelled); from--) {
    if (tokens[from] === ',' || joining.has(tokens[from] as string)) continue;
    const local = joinSpelled(tokens.slice(from, at).filter((token) => token !== ',')).join('');
    const rank = likeness(local, knownLocal);
    if (rank > best.rank && shape.test(`${local}@${domain}`)) best = { local, rank };
  }
  return best.local ? `${best.local}@${domain}` : null;
}

const leastLike = 0.75;
const mostSpelled = 16;

/** More words than this are a sentence that leads up to the address, in words that are not known to. */
const mostLocalWords = 5;
const counts = new Set('a an 1 2 no'.split(' '));

/** Leaves out how a word is written, 'craig with a c', and the word itself where it is one of the domain's. */
function withoutHint(local: readonly string[], domain: readonly string[]): readonly string[] {
  const by = local.indexOf('with');
  let to = by + 1;
  if (counts.has(local[to] ?? '')) to++;
  const letters = to;
  while (isLetter(local[to]) && to < letters + 2) to++;
  if (by < 1 || to === letters) return local;
  if (local.slice(to, to + 3).join(' ') === 'on the end') to += 3;
  const from = domain.includes(local[by - 1] as string) ? by - 1 : by;
  return [...local.slice(0, from), ...local.slice(to)];
}

/** Words that recognisers write for `at`. */
const misheardAt = new Set(['an', 'and', 'a']);

/** Reads `robert an example . com` with an at sign in place of the last such word before the domain's last dot. */
function withMisheardAt(tokens: readonly string[]): readonly string[] {
  if (tokens.includes('@')) return tokens;
  const dot = tokens.lastIndexOf('.');
  const at = tokens.findLastIndex((token, at) => at > 0 && at < dot - 1 && misheardAt.has(token));
  return at < 0 ? tokens : tokens.with(at, '@');
}

function without(text: string, found: RegExpExecArray): string {
  return `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
}

function providerAt(tokens: readonly string[], from: number): FoundDomain | null {
  const name = tokens[from] === 'g' && tokens[from + 1] === 'mail' ? 'gmail' : tokens[from];
  if (!name || !providers.has(name)) return null;
  return { domain: `${name}.com`, from, to: from + (name === tokens[from] ? 1 : 2) };
}

/** Start of the local part: after the last lead-in; commas between spelled letters are skipped. */
function localStart(tokens: readonly string[], at: number): number {
  for (let start = at - 1; start >= 0; start--) {
    const token = tokens[start] as string;
    if (
      token === ',' &&
      (isLetter(tokens[start - 1]) || start === at - 1 || tokens[start - 1] === tokens.slice(start + 1, at).join(''))
    )
      continue;
    // Another address, which was taken back: 'x dot com, no, dot co dot za, ann at …'
    const past = token === '.' && endings.has(tokens[start + 1] ?? '') ? pastDomain(tokens, start) : at;
    if (past < at) return past;
    // 'My daughter's s jones at …'
    if (/\p{L}['’]s$/u.test(token) && owners.has(tokens[start - 1] ?? '')) return start + 1;
    if (leadIns.has(token)) return start + 1 < at ? pastDomain(tokens, start + 1) : start;
  }
  return 0;
}

const owners = new Set(['my', 'the', 'our', 'his', 'her']);
const endings = new Set('com net org co'.split(' '));

function pastDomain(tokens: readonly string[], from: number): number {
  let to = from;
  while (tokens[to] === '.') to += 2;
  return to;
}

/** Start of the last word, with parts joined by dots and dashes, or of a run of single letters and digits. */
function shortLocalStart(tokens: readonly string[], at: number): number {
  let start = at - 1;
  while (start > 0) {
    const before = tokens[start - 1] as string;
    const spelled = /^[\p{L}\d]$/u.test(tokens[start] as string) && /^[\p{L}\d]$/u.test(before);
    if (before === '@' || (!spelled && !joining.has(before) && !joining.has(tokens[start] as string))) break;
    start--;
  }
  // An initial before the word: 'j smith at', but not 'a shop at'.
  const initial = tokens[start - 1];
  const isOne = isLetter(initial) && initial !== 'a' && initial !== 'i' && !isLetter(tokens[start - 2]);
  return isOne && (tokens[start] as string).length > 1 ? start - 1 : start;
}
