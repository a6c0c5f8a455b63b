import { createRequire } from 'node:module';
import type { Heard } from '../addresses/spoken-email.ts';
import { readNumberWord, repeats } from '../spelling/number-words.ts';
import { digitOf } from '../spelling/spelling.ts';
import { withoutOtherNumbers } from './labelled-numbers.ts';

/** For the numbering plans, which take 30 ms and 13 MB: only a number with a country code loads them. */
const require = createRequire(import.meta.url);

const between = new Set('dash hyphen minus um uh and then space , - – . ( ) /'.split(' '));

/**
 * Finds a typed or spoken telephone number: `double five`, `oh`, `eight hundred`, `plus one`, `extension 20`. It needs
 * seven digits, or four when it was asked for (`alone`).
 */
export function hearPhone(text: string, { alone }: { alone: boolean }): Heard | null {
  const tokens = withoutOtherNumbers(text)
    .toLowerCase()
    // 'That's the old one': no digit.
    .replace(/\b(?:the|an?|my|that|this) (?:old|new|wrong|right|other|last|first|same|work|home) one\b/g, ' sorry ')
    // What the digits before or behind are: 'that's the code and then'.
    .replace(
      /\b(?:that'?s|that is|it'?s|which is) (?:just |only )?(?:the|my) (?:area |dialling |dialing |city )?(?:code|prefix|start|beginning|first (?:part|bit)|rest)\b/g,
      ' ',
    )
    // The zero in brackets is left out after a country code.
    .replace(/(\+ ?\d{1,3} ?)\(0\)/g, '$1 ')
    .replace(/([()+,;-])/g, ' $1 ')
    // '0150x7', '#7': an extension in one piece.
    .replace(/(?<=\d) ?(x|#|ext\.?)(?=\d)|(?<=\s)(x|#|ext\.?)(?=\d)/g, ' $1$2 ')
    .split(/\s+/)
    .filter(Boolean);
  let best = { digits: '', from: 0, to: 0 };
  for (let at = 0; at < tokens.length; ) {
    const run = readNumber(tokens, at);
    const isInstead = run.digits.length >= leastWhole && putsInstead(tokens.slice(best.to, at));
    if (run.digits.length > best.digits.length || (best.digits && isInstead)) best = { ...run, from: at };
    // A run without a digit has no number at any later start either, so skip all of it.
    at = Math.max(run.digits === '' ? run.end : run.to, at + 1);
  }
  const count = best.digits.replace('+', '').length;
  if (count < (alone ? 4 : leastWhole)) return null;
  const repair = readRepair(tokens, best.to);
  if (repair) return { value: grouped(repaired(best.digits, repair.digits)), rest: restOf(best.from, repair.to) };
  let behind = best.to;
  if (tokens[behind] === ',') behind++;
  const sign = tokens[behind] ?? '';
  const extension = extensions.test(sign) ? readRun(tokens, behind + 1) : null;
  const value =
    (asWritten(tokens.slice(best.from, best.to)) ?? grouped(best.digits)) +
    (extension?.digits ? (/\dx\d|\bx\d/i.test(text) ? ` x${extension.digits}` : ` ext ${extension.digits}`) : '');
  const to = extension?.digits ? extension.to : best.to;
  // '… 0182, no, sorry, the last four are 0192'
  const mended = withOtherDigits(value, tokens.slice(to).join(' '));
  return { value: mended ?? value, rest: restOf(best.from, mended ? tokens.length : to) };

  function restOf(from: number, to: number): string {
    return [...tokens.slice(0, from), ...tokens.slice(to)].join(' ');
  }
}

/** Digits of a whole number, without an area code. */
const leastWhole = 7;
const takesBack = new Set('no sorry wait scratch correction oops mean meant'.split(' '));
const beforeRepair = new Set(
  "no sorry wait scratch correction oops , - . i mean meant that make it but just is is its it's ah shit damn crap bugger whoops".split(
    ' ',
  ),
);
const chooses = new Set('use instead actually rather better prefer'.split(' '));
const refuses = new Set("not don't dont never".split(' '));
const joints = new Set(', . - but and so'.split(' '));

/** More words between two numbers tell of something else. */
const mostBetween = 16;

/** What stands between two whole numbers puts the second in the place of the first: 'don't use that one, use my cell'. */
function putsInstead(between: readonly string[]): boolean {
  if (between.length > mostBetween) return false;
  const clause = between.slice(between.findLastIndex((token) => joints.has(token) || /[.,]$/.test(token)) + 1);
  if (clause.some((token) => refuses.has(token))) return false;
  return between.some((token) => takesBack.has(token.replace(/[.,]$/, '')) || chooses.has(token));
}

/** The digits said after 'no wait', 'sorry' and the like, right behind a number: 'four double one no wait just four one'. */
function readRepair(tokens: readonly string[], after: number): { digits: string; to: number } | null {
  let from = after;
  while (beforeRepair.has(tokens[from] ?? '')) from++;
  if (!tokens.slice(after, from).some((token) => takesBack.has(token))) return null;
  if (tokens[from] === 'not') {
    // 'Not four five, it's five four'
    from = readRun(tokens, from + 1).to;
    while (beforeRepair.has(tokens[from] ?? '')) from++;
  }
  const { digits, to } = readRun(tokens, from);
  return digits.length >= leastRepair ? { digits, to } : null;
}

const leastRepair = 2;
/** More digits than this are the whole number anew. */
const mostRepair = 6;

/** Replaces the end of a number, from where the repair begins alike, or as many digits as it has. */
function repaired(number: string, repair: string): string {
  if (repair.length > mostRepair) return repair;
  const alike = number.lastIndexOf(repair.slice(0, 2));
  const from = alike >= number.length - repair.length - 2 ? alike : number.length - repair.length;
  return number.slice(0, Math.max(from, 0)) + repair;
}

/** The groups of a typed number as they are written; null for one that was spoken or is in one piece. */
function asWritten(tokens: readonly string[]): string | null {
  const groups = tokens.filter((token) => /[\p{L}\d+]/u.test(token));
  const isWritten = groups.length > 1 && groups.every((group) => /^\d+$/.test(group));
  return isWritten && groups.filter((group) => group.length === 1).length < 2 ? groups.join(' ') : null;
}

const extensions = /^(?:ext|extn|extension|x|#)\.?$/;
const lastDigits =
  /\b(?:end(?:s|ing)? (?:in|with|on)|(?:last|final) (?:\w+ ){0,3}(?:is|are|should be)|(?:last|final) (?:\w+ ){0,2}\w+'s|(?:last|final) (?:\w+ )?(?:digits?|numbers?|figures?) (?:\w+ ){0,4}(?:is|are|should be))\b/i;
const firstDigits =
  /\b(?:(?:starts?|begins?|starting|beginning) (?:in|with|on)|first (?:\w+ )?(?:digits?|numbers?|figures?) (?:\w+ ){0,4}(?:is|are|should be))\b/i;

/** Replaces digits at an end of a number: `it ends in 45`, `the last two digits are four five`, `starts with 086`. */
export function withOtherDigits(number: string, text: string): string | null {
  const atEnd = lastDigits.exec(text);
  const found = atEnd ?? firstDigits.exec(text);
  const tokens = found
    ? text
        .slice(found.index + found[0].length)
        .toLowerCase()
        .split(/[\s,.;]+/)
        .filter((token) => token && token !== 'a' && token !== 'an')
    : [];
  const { digits } = readRun(tokens, 0);
  if (!digits || digits.length >= number.replace(/\D/g, '').length) return null;
  const places = [...number.matchAll(/\d/g)].map(({ index }) => index);
  const replaced = atEnd ? places.slice(-digits.length) : places.slice(0, digits.length);
  const written = [...number];
  for (const [at, place] of replaced.entries()) written[place] = digits.charAt(at);
  return written.join('');
}

export interface Run {
  digits: string;
  to: number;
  end: number;
}

/** Mobile numbers of a fixed length, by their beginning: Australian and Irish ones, and British ones. */
const lengths: [beginning: RegExp, length: number][] = [
  [/^0[48]/, 10],
  [/^07/, 11],
];

/** As `readRun`; a number that lacks a digit is read in groups of three: 'five seventy, one fifty six'. */
function readNumber(tokens: readonly string[], from: number): Run {
  const run = readRun(tokens, from);
  const length = lengths.find(([beginning]) => beginning.test(run.digits))?.[1];
  if (length !== run.digits.length + 1) return run;
  const other = readRun(tokens, from, true);
  return other.digits.length === length ? other : run;
}

/** Whether a ten ends a group of three digits and another group of such a kind follows it. */
function standsInThrees(tokens: readonly string[], at: number): boolean {
  const kindAt = (place: number) => readNumberWord(tokens[place] ?? '')?.kind;
  return kindAt(at - 1) === 'digit' && kindAt(at + 1) === 'digit' && kindAt(at + 2) === 'ten';
}

/** Reads a number from `from`; `to` is after its last digit, `end` after its last token of any kind. */
export function readRun(tokens: readonly string[], from: number, inThrees = false): Run {
  let digits = '';
  let to = from;
  let at = from;
  for (; at < tokens.length; at++) {
    const token = tokens[at] as string;
    const next = tokens[at + 1] ?? '';
    const here = digitsOf(token);
    const count = repeats.get(token);
    const word = readNumberWord(token);
    if (count !== undefined && digitsOf(next)?.length === 1) {
      digits += (digitsOf(next) as string).repeat(count);
      at++;
    } else if (word?.kind === 'ten') {
      const unit = digitOf(next);
      const joined = unit !== null && unit !== '0' && !(inThrees && standsInThrees(tokens, at));
      digits += String(word.value + (joined ? Number(unit) : 0));
      if (joined) at++;
    } else if (isExclaimed(tokens, at)) break;
    else if (here !== null) digits += here;
    else if ((token === '+' || token === 'plus') && digits === '') digits = '+';
    else if (!(between.has(token) && (digits !== '' || token === '('))) break;
    else continue;
    to = at + 1;
  }
  return { digits: digits === '+' ? '' : digits, to, end: at };
}

/** 'And oh put down too …': the word behind a joint, and before one that is no digit. */
function isExclaimed(tokens: readonly string[], at: number): boolean {
  const [before = '', token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token !== 'oh' || !(before === 'and' || before === 'but')) return false;
  return next !== undefined && digitsOf(next) === null && !repeats.has(next) && readNumberWord(next) === null;
}

function digitsOf(token: string): string | null {
  if (/^\d+([./]\d+)*\.?$/.test(token)) return token.replace(/\D/g, '');
  if (token === 'oh' || token === 'o') return '0';
  const word = readNumberWord(token);
  if (word?.kind === 'digit' || word?.kind === 'teen') return String(word.value);
  // `eight hundred` is 800: `hundred` adds two zeros to the digits before it.
  return word && (token === 'hundred' || token === 'thousand') ? String(word.value).slice(1) : null;
}

/** Groups the digits for the read-back: `+1 555 010 0199`; with a country code, in that country's format. */
export function grouped(number: string): string {
  if (number.startsWith('+')) {
    const { parsePhoneNumberFromString } = require('libphonenumber-js/max') as typeof import('libphonenumber-js/max');
    return parsePhoneNumberFromString(number, { extract: false })?.formatInternational() ?? number;
  }
  if (/^02\d{9}$/.test(number)) return `${number.slice(0, 3)} ${number.slice(3, 7)} ${number.slice(7)}`;
  if (/^0\d{10}$/.test(number)) return `${number.slice(0, 5)} ${number.slice(5, 8)} ${number.slice(8)}`;
  // An Australian mobile number, and one of eight digits.
  if (/^04\d{8}$/.test(number)) return `${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7)}`;
  if (/^\d{8}$/.test(number)) return `${number.slice(0, 4)} ${number.slice(4)}`;
  const long = number.length === 11 && number.startsWith('1');
  const country = long ? '1 ' : '';
  let digits = long ? number.slice(1) : number;
  const groups: string[] = [];
  while (digits.length > 4) {
    groups.push(digits.slice(0, 3));
    digits = digits.slice(3);
  }
  groups.push(digits);
  return country + groups.filter(Boolean).join(' ');
}
