import { isAddressing } from '../phrases/name-asides.ts';
import { areAlike, likeness } from '../spelling/likeness.ts';
import { readNumberWord } from '../spelling/number-words.ts';
import { isLetter, readSpelling } from '../spelling/spelling.ts';
import { isNoName } from './not-names.ts';

/** A name that was said first, and mended by what was said of its writing. */
export interface ExplainedName {
  name: string;
  /** Whether all the rest was about the name, or said it again. */
  sure: boolean;
}

const leadIns = new Set(
  "so but well hi hello hey yes yeah yep sure ok okay right oh um uh er it's its it is i'm im i am this my name name's the that's that full put down please under".split(
    ' ',
  ),
);
const joints = new Map([
  ['hyphen', '-'],
  ['dash', '-'],
  ['apostrophe', "'"],
]);
/** Words about how a name is written, which is no part of it. */
const ofWriting = new Set(
  "with without a an the and then so that's thats that is it's its it spelled spelt spelling written as in at on of end start beginning middle like for just only but one two 1 2 word words new next both first last second name surname letter letters initial initials capital double triple hyphen hyphens hyphenated dash apostrophe space please put down my no not er uh um".split(
    ' ',
  ),
);
/** Other ways to tell of the parts of a name, or more than a name. */
const isOtherwise = /^\W*(?:my |the )?(?:(?:first|last|given|family) name|surname)\b|[\n@]|\d/i;
/** 'Arthur Stone, Art for short' */
const short = /[\s,]\p{L}+ for short\b/giu;
const mostWords = 6;
const mostTokens = 40;
const leastLetters = 3;

/**
 * Reads a name and what is said of it behind: `ann carter that's ann a n n and carter with a c`, `lee hyphen grant`, `jon
 * d souza d apostrophe souza`. Letters confirm a word of it or take the place of the one they are most like.
 */
export function hearExplainedName(text: string): ExplainedName | null {
  if (isOtherwise.test(text)) return null;
  const tokens = text
    .replace(short, ' ')
    .split(/[\s,.;:!?]+/)
    .filter(Boolean)
    .slice(0, mostTokens);
  const lower = tokens.map((token) => token.toLowerCase());
  // 'Hello love it's Ann Smith'
  const leadsIn = (at: number) => leadIns.has(lower[at] ?? '');
  const from = lower.findIndex((token, at) => !leadsIn(at) && !(isAddressing(token) && leadsIn(at + 1)));
  const read = from < 0 ? null : readFrom(tokens.slice(from));
  return read && from + read.name.split(' ').length === tokens.length ? null : read;
}

function readFrom(tokens: readonly string[]): ExplainedName | null {
  const { words, to } = readHead(tokens);
  const tail = tokens.slice(to);
  if (words.length === 0) return null;
  const again = indexOfWords(tail, words.slice(0, 1));
  // 'This is Ann, put it under Ann Smith'
  if (words.length === 1 && again > 0) {
    const whole = readFrom(tail.slice(again));
    if (whole?.name.includes(' ')) return whole;
  }
  const explained = explain(words, tail);
  const isSaidTwice = words.length > 1 && indexOfWords(tail, words) >= 0;
  if (!explained) return isSaidTwice ? { name: words.join(' '), sure: true } : null;
  const { unknown, told } = explained;
  return { name: explained.words.join(' '), sure: isSaidTwice || tail.length === 0 || (unknown === 0 && told) };
}

/** The words at the beginning that may be a name, up to a word about it or one that was said already. */
function readHead(tokens: readonly string[]): { words: string[]; to: number } {
  const words: string[] = [];
  let at = 0;
  while (at < tokens.length && words.length < mostWords) {
    const token = tokens[at] as string;
    const next = tokens[at + 1] ?? '';
    const joint = joints.get(token.toLowerCase());
    const before = words.at(-1);
    if (joint && before && isPart(next)) {
      words[words.length - 1] = `${before}${joint}${next}`;
      at += 2;
    } else if (isLetter(token)) {
      let end = at;
      while (isLetter(tokens[end])) end++;
      const isInitial = words.length === 0 ? end - at <= leastLetters && isPart(tokens[end]) : end - at === 1;
      if (!isInitial || !isPart(tokens[end]) || isSaid(words, tokens[end] as string)) break;
      words.push(...tokens.slice(at, end));
      at = end;
    } else if (isPart(token) && !isSaid(words, token)) {
      words.push(token);
      at++;
    } else break;
  }
  return { words, to: at };
}

function isPart(token: string | undefined): boolean {
  if (token === undefined || !/^\p{L}[\p{L}'-]+$/u.test(token)) return false;
  const lower = token.toLowerCase();
  return !isNoName(lower) && !ofWriting.has(lower) && readNumberWord(lower) === null;
}

function isSaid(words: readonly string[], token: string): boolean {
  return partsOf(words).includes(token.toLowerCase());
}

function partsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => word.toLowerCase().split(/['-]/));
}

function indexOfWords(tokens: readonly string[], words: readonly string[]): number {
  const lower = tokens.map((token) => token.toLowerCase());
  return lower.findIndex((_, at) => words.every((word, by) => lower[at + by] === word.toLowerCase()));
}

/** What the tail tells of the words: `told` when anything, and how many words of it are about something else. */
interface Explained {
  words: string[];
  told: boolean;
  unknown: number;
}

function explain(head: readonly string[], tail: readonly string[]): Explained | null {
  let words = [...head];
  let unknown = 0;
  let last = '';
  let joint: string | undefined;
  let isSaid = false;
  let isOfWriting = false;
  let isUnfit = false;
  const tokens = readSpelling(tail.map((token) => token.toLowerCase()));
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as string;
    const before = tokens[at - 1] ?? '';
    const like = words.find((word) => areSpelledAlike(word, token));
    if (isArticle(tokens, at)) continue;
    if (isLetter(token) && !joinsNext(tokens, at)) {
      const letters = lettersFrom(tokens, at);
      const fitted = withLetters(words, letters, last);
      if (!fitted && letters.length >= leastLetters) return null;
      // 'Karen with an i Karin': the word that follows has the letter.
      isUnfit ||= !fitted;
      const spelled = fitted ?? words;
      words = joint ? joined(spelled, last, joint, letters) : spelled;
      at += letters.length - 1;
      last = letters;
      joint = undefined;
      isSaid = true;
      isOfWriting = true;
    } else if (joints.has(token)) {
      joint = joints.get(token) as string;
      if (isLetter(before) && isLetter(tokens[at + 1])) continue;
      words = joined(words, before, joint, tokens[at + 1] ?? '');
      joint = undefined;
      isSaid = true;
      isOfWriting = true;
    } else if (partsOf(words).includes(token) || words.some((word) => word.toLowerCase() === token)) {
      last = token;
      isSaid = true;
    } else if (like) {
      words = words.with(words.indexOf(like), token);
      isUnfit = false;
      isSaid = true;
    } else if (isLetter(before) && isPart(token)) {
      // 'Yvonne y v o n n e Blakely': the next part of the name.
      words = [...words, token];
      last = token;
    } else if (ofWriting.has(token)) isOfWriting = true;
    else unknown++;
  }
  if (isUnfit) return null;
  return { words, told: isSaid && isOfWriting, unknown };
}

function lettersFrom(tokens: readonly string[], from: number): string {
  let letters = '';
  while (isLetter(tokens[from + letters.length])) letters += tokens[from + letters.length];
  return letters;
}

/** 'With a k': no letter of the name. */
function isArticle(tokens: readonly string[], at: number): boolean {
  return tokens[at] === 'a' && beforeArticle.has(tokens[at - 1] ?? '') && !isLetter(tokens[at + 2]);
}

const beforeArticle = new Set(['with', 'without', 'and', 'not', 'has', 'is', 'in']);

/** 'Steven Smith with ph Stephen' */
function areSpelledAlike(word: string, token: string): boolean {
  const lower = word.toLowerCase();
  return !isLetter(token) && lower !== token && lower[0] === token[0] && likeness(lower, token) >= leastLikeness;
}

const leastLikeness = 0.7;

/** `d apostrophe souza`: the letter is a part and no spelling. */
function joinsNext(tokens: readonly string[], at: number): boolean {
  return joints.has(tokens[at + 1] ?? '') && isPart(tokens[at + 2]) && !isLetter(tokens[at - 1]);
}

/** Joins two words that stand side by side, if the name has them. */
function joined(words: readonly string[], one: string, joint: string, other: string): string[] {
  const at = words.findIndex((word, index) => word.toLowerCase() === one && words[index + 1]?.toLowerCase() === other);
  return at < 0 ? [...words] : [...words.slice(0, at), `${words[at]}${joint}${words[at + 1]}`, ...words.slice(at + 2)];
}

/** The words with letters that confirm one or several of them, or take the place of one; null where they fit none. */
function withLetters(words: readonly string[], letters: string, last: string): string[] | null {
  const plain = words.map((word) => word.toLowerCase().replace(/['-]/g, ''));
  const ofO = plain.findIndex((word, at) => word === 'o' && `o${plain[at + 1]}` === letters);
  if (ofO >= 0) return joined(words, 'o', "'", plain[ofO + 1] as string);
  const hasAll = (part: string) => plain.some((word) => word.includes(part));
  const areInitials = plain.filter(isLetter).join('') === letters;
  const isEnough = letters.length >= leastLetters || hasAll(letters) || areInitials;
  if (plain.join('').includes(letters) && isEnough) return [...words];
  // 'With a q l i n d q v i s t'
  if (plain.some((word) => word.length >= leastLetters && letters.endsWith(word))) return [...words];
  const doubles = letters.match(/(\p{L})\1/gu) ?? [];
  if (doubles.join('') === letters && doubles.every(hasAll)) return [...words];
  if (letters.length < leastLetters) return null;
  const named = plain.indexOf(last);
  if (named >= 0 && areAlike(last, letters)) return words.with(named, letters);
  const ranks = plain.map((word) => likeness(word, letters) + (word[0] === letters[0] ? 1 : 0));
  const best = ranks.indexOf(Math.max(...ranks));
  return areAlike(plain[best] as string, letters) ? words.with(best, letters) : null;
}
