import { isLetter, joinSpelled } from '../spelling/spelling.ts';

const symbolByWord = new Map(
  Object.entries({
    at: '@',
    '(at)': '@',
    dot: '.',
    point: '.',
    period: '.',
    underscore: '_',
    underline: '_',
    dash: '-',
    hyphen: '-',
    minus: '-',
    plus: '+',
    slash: '/',
  }),
);
const asides =
  /\b(at sign|all one word|all in one word|in one word|one word|no spaces|without spaces|all lower ?case|in lower ?case|lower ?case|small letters)\b/g;
/** 'One, the figure one': how a digit is written. */
const asFigure = /\b(\w+),? (?:the |as a |in )?(?:figure|number|digit|numeral)s? \1\b/g;
/** The ending of Austria sounds like the sign between the two parts of an address. */
const austrian = /\bdot at\b(?! \S+ dot\b)/g;
const longestLabelInWords = 5;
/** Behind `www dot`, all up to the next dot is the name. */
const longestNameInWords = 9;
const fillers: ReadonlySet<string> = new Set(['uh', 'um', 'uhm', 'erm', 'er', 'ehm', 'eh', 'ah', 'hm', 'hmm', 'mm']);

/** Tokens of a spoken or typed address: symbol names become symbols, and commas are separate tokens. */
export function addressTokens(text: string): string[] {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'");
  const aired = plain
    .replace(asFigure, '$1')
    .replace(austrian, 'dot a t')
    .replace(asides, (aside) => (aside === 'at sign' ? 'at' : ' '))
    .replace(/\s@\s|@/g, ' @ ')
    .replace(/,/g, ' , ')
    .replace(/(?<![.!?;:])[.!?;:]+(?=\s|$)/g, ' ');
  return aired
    .split(/\s+/)
    .filter((token) => token && !fillers.has(token))
    .flatMap((token) => (/^\p{L}(-\p{L})+$/u.test(token) ? token.split('-') : token))
    .map((token, at, all) => (wordsOnly(token, at, all) ? token : (symbolByWord.get(token) ?? token)))
    .map((token, at, all) => (token === '+' && !all.includes('@', at) ? 'plus' : token));
}

/** 'Harbour point condos dot com', 'at what point': the word itself, not the sign between the parts of a domain. */
function wordsOnly(token: string, at: number, all: readonly string[]): boolean {
  return otherDots.has(token) && (all.includes('dot') || beforeWord.has(all[at - 1] ?? ''));
}

const otherDots: ReadonlySet<string> = new Set(['point', 'period']);
const beforeWord: ReadonlySet<string> = new Set('what which some that this one the a any trial'.split(' '));

/** A domain and its range among the tokens. */
export interface FoundDomain {
  domain: string;
  from: number;
  /** The first token after it. */
  to: number;
}

/** Reads a domain whose first word is at `from`; null without a dot. */
export function readDomain(tokens: readonly string[], from: number): FoundDomain | null {
  let at = from;
  const labels: string[] = [];
  const first: string[] = [];
  while (at < tokens.length && tokens[at] !== '.' && joinSpelled(first).length <= longestLabelInWords) {
    const token = tokens[at] as string;
    if (partsAddresses(token)) return null;
    first.push(token);
    at++;
    if (token.includes('.') && token.length > 1) break;
  }
  if (first.length === 0) return null;
  labels.push(joinSpelled(first).join(''));
  while (tokens[at] === '.' && isPart(tokens[at + 1])) {
    const label = labels[0] === 'www' && labels.length === 1 ? readName(tokens, at + 1) : readLabel(tokens, at + 1);
    labels.push(label.text);
    at = label.to;
  }
  const domain = labels.join('.').replace(/\.$/, '');
  // 'They ring at 6.30' names a time.
  const isNamed = /\p{L}/u.test(domain.slice(domain.lastIndexOf('.')));
  return isNamed && /^[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(domain) ? { domain, from, to: at } : null;
}

/** Tokens that end an address. */
function partsAddresses(token: string): boolean {
  return token === ',' || token === '@';
}

function isPart(token: string | undefined): boolean {
  return token !== undefined && !partsAddresses(token);
}

/** The label after `www dot`, in several words or spelled: `fenwick floors dot com`, `h w y five zero storage dot com`. */
function readName(tokens: readonly string[], from: number): { text: string; to: number } {
  const dot = tokens.indexOf('.', from);
  const words = tokens.slice(from, dot);
  const joined = joinSpelled(words);
  if (dot < 0 || joined.length > longestNameInWords || words.some(partsAddresses)) return readLabel(tokens, from);
  return { text: joined.join(''), to: dot };
}

/** A label after a dot: one word, or spelled letters such as `c o m`. */
function readLabel(tokens: readonly string[], from: number): { text: string; to: number } {
  let to = from + 1;
  if (isLetter(tokens[from])) while (isLetter(tokens[to])) to++;
  // `my dash shop`: a dash joins the words on both sides.
  while (tokens[to] === '-' && isPart(tokens[to + 1])) to += 2;
  return { text: tokens.slice(from, to).join(''), to };
}
