import { grouped, type Run, readRun } from './spoken-number.ts';

const atEnd = /\b(?:end|ends|ending|finish\w*|last)\b/i;
const atStart = /\b(?:starts?|starting|begin\w*|first|area code|dialling code|prefix)\b/i;
const ofDigits = /\b(?:digits?|numbers?|figures?)\b/i;
const beforeWrong = new Set(['not', "isn't", 'isnt', 'than', 'of']);
/** As many are the whole number. */
const leastOfNumber = 7;
const leastOfPart = 3;
const mostRuns = 4;

/**
 * A number with the digits that a caller says of a part of it: 'eight three, not eight two', 'it ends in 45', or, without
 * a word about the place, in the only part that they nearly are; null where they fit no part.
 */
export function withFittingDigits(number: string, text: string): string | null {
  if (!number || /@|\bdot\b/i.test(text)) return null;
  const runs = runsIn(text);
  if (runs.some(({ digits }) => digits.length >= leastOfNumber)) return null;
  const rights = runs.filter(({ isWrong }) => !isWrong);
  let wrong = runs.find(({ isWrong }) => isWrong)?.digits;
  let right = (wrong ? rights.at(-1) : rights.length === 1 ? rights[0] : undefined)?.digits;
  // 'Not three eight two three eight three', in one breath.
  if (wrong && !right && wrong.length % 2 === 0)
    [wrong, right] = [wrong.slice(0, wrong.length / 2), wrong.slice(wrong.length / 2)];
  if (!right || (right.length === 1 && !wrong && !ofDigits.test(text))) return null;
  const digits = number.replace(/\D/g, '');
  const from = wrong ? placeOfWrong(digits, wrong, text) : placeOfRight(digits, right, text);
  if (from < 0) return null;
  const length = wrong?.length ?? right.length;
  return mended(number, from, length, right);
}

function runsIn(text: string): (Run & { isWrong: boolean })[] {
  const tokens = text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .split(/[\s,.;!]+/)
    .filter((token) => token && token !== 'a' && token !== 'an');
  const runs: (Run & { isWrong: boolean })[] = [];
  for (let at = 0; at < tokens.length && runs.length < mostRuns; ) {
    const run = readRun(tokens, at);
    // 'Oh, it's 45'
    const isWord = run.digits === '0' && tokens[at] === 'oh';
    const isCount = /^(?:digits?|numbers?|figures?)$/.test(tokens[run.to] ?? '');
    if (run.digits && !isWord && !isCount) runs.push({ ...run, isWrong: beforeWrong.has(tokens[at - 1] ?? '') });
    at = Math.max(run.digits ? run.to : run.end, at + 1);
  }
  return runs;
}

function placeOfWrong(digits: string, wrong: string, text: string): number {
  const last = digits.lastIndexOf(wrong);
  const isOne = digits.indexOf(wrong) === last;
  return isOne || wrong.length >= leastOfPart || (atEnd.test(text) && last === digits.length - wrong.length)
    ? last
    : -1;
}

function placeOfRight(digits: string, right: string, text: string): number {
  if (right.length >= digits.length) return -1;
  if (atEnd.test(text)) return digits.length - right.length;
  if (atStart.test(text)) return 0;
  if (right.length < leastOfPart) return -1;
  const changes = Array.from({ length: digits.length - right.length + 1 }, (_, from) =>
    [...right].reduce((count, digit, at) => count + Number(digits[from + at] !== digit), 0),
  );
  const least = Math.min(...changes);
  const isOnly = changes.filter((count) => count === least).length === 1;
  return least > 0 && least <= right.length / 2 - 1 / 2 && isOnly ? changes.indexOf(least) : -1;
}

/** Digits in place of others; as it was written where as many are. */
function mended(number: string, from: number, length: number, right: string): string | null {
  if (right.length !== length) {
    const digits = number.replace(/\D/g, '');
    return grouped((number.startsWith('+') ? '+' : '') + digits.slice(0, from) + right + digits.slice(from + length));
  }
  const places = [...number.matchAll(/\d/g)].map(({ index }) => index);
  const written = [...number];
  for (const [at, digit] of [...right].entries()) written[places[from + at] as number] = digit;
  const value = written.join('');
  return value === number ? null : value;
}
