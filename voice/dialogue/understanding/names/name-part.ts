import { areAlike } from '../spelling/likeness.ts';
import { type Hint, withHint } from '../spelling/name-hint.ts';
import { isLetter } from '../spelling/spelling.ts';
import { capitalised, particles } from './corrected-name.ts';

const part = /\b(?:(?<last>surname|(?:last|family|second) name)|(?:first|given|christian) name)(?:'s)?\b/i;
/** Words about a part of a name and how it is written, apart from the part itself. */
const ofWriting: ReadonlySet<string> = new Set(
  "no not nope sorry actually wait but and so the my is it's its it was has have should be goes gets takes needs written spelled spelt spells with in on at of end start beginning middle an one only just single two double letter letters wrong please really like as for that that's there there's you yes yeah by um uh oh ah incorrect misspelled misspelt name first last family surname surname's given second christian must to change correct".split(
    ' ',
  ),
);
const counts: ReadonlySet<string> = new Set(['double', 'two']);
const singles: ReadonlySet<string> = new Set(['one', 'single']);
const leastSpelled = 3;
const mostWords = 16;

/**
 * A known name with one part as a text about that part writes it: 'the surname is with double s, Nassar', 'first name has
 * an e', 'last name spelled n i l s s o n'. Null for a text that names no part, or another word than that part.
 */
export function respellPart(known: string, text: string): string | null {
  const named = part.exec(text);
  const words = known.split(' ');
  const takesBack = /^(?:no|nope|sorry|actually|wait|oh)\b/i.test(text);
  if ((!named && !takesBack) || words.length < 2 || /@|\bdot\b|\d/i.test(text)) return null;
  const tokens = text
    .toLowerCase()
    .split(/[\s,.:;!]+/)
    .filter(Boolean);
  if (tokens.length > mostWords) return null;
  // 'No, Nilsson, double s' says itself which part it is.
  const said = named ? '' : saidWord(tokens);
  const like = said && hintIn(tokens) ? words.findLastIndex((word) => areAlike(word, said)) : -1;
  if (!named && like < 0) return null;
  const at = !named ? like : named.groups?.last ? words.length - 1 : 0;
  const mended = mendedWord(words[at] as string, tokens);
  return mended && !particles.has(mended) && mended.toLowerCase() !== words[at]?.toLowerCase()
    ? words.with(at, capitalised(mended)).join(' ')
    : null;
}

/** The word as the tokens spell it, say it, or tell of a letter of it. */
function mendedWord(word: string, tokens: readonly string[]): string | null {
  const spelled = longestSpelling(tokens);
  if (spelled.length >= leastSpelled) return areAlike(word, spelled) ? spelled : null;
  const said = saidWord(tokens);
  if (said === null) return null;
  const hint = hintIn(tokens);
  if (said) return hint && areAlike(word, said) ? said : null;
  return hint && withHint(word, hint);
}

/** The only word that is none about writing; empty without one, null where there are several. */
function saidWord(tokens: readonly string[]): string | null {
  const [said = '', ...others] = tokens.filter((token) => !ofWriting.has(token) && !isLetterOrPair(token));
  return others.length > 0 ? null : said;
}

function longestSpelling(tokens: readonly string[]): string {
  let longest = '';
  let run = '';
  for (const [at, token] of tokens.entries()) {
    // 'With a y s m y t h': the letter that is told of is none of the spelling.
    const isTold = tokens[at - 1] === 'with' || (tokens[at - 1] === 'a' && tokens[at - 2] === 'with');
    run = isLetter(token) && !isTold ? run + token : '';
    if (run.length > longest.length) longest = run;
  }
  return longest;
}

function isLetterOrPair(token: string): boolean {
  return /^(?:\p{L}|ph|th|ck|ss|ll|nn|tt|mm|rr|ff|ee|oo|ae|ie|ei)(?:'?s)?$/u.test(token);
}

/** 'Double s', 'with an e', 'two l's', 'only one n'. */
function hintIn(tokens: readonly string[]): Hint | null {
  const index = tokens.findIndex((token, at) => at > 0 && isLetterOrPair(token) && !(token === 'a' && tokens[at + 1]));
  if (index < 0) return null;
  const before = tokens[index - 1] ?? '';
  const letter = (tokens[index] as string).replace(/(?<=.)'?s$/, '');
  return { index, letter, once: singles.has(before), twice: counts.has(before) };
}
