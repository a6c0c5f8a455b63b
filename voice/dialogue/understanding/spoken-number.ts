import { digitOf } from './spelling.ts';
import type { Heard } from './spoken-email.ts';

const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at): [string, number] => [word, at + 2]),
);
const teens = new Map([
  ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at): [string, string] => [word, String(at + 10)]),
  ['hundred', '00'],
  ['thousand', '000'],
]);
const times = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
]);
const between = new Set('dash hyphen minus um uh and then space , - – . ( )'.split(' '));

/**
 * A telephone number as it is typed or said: `double five`, `oh`, `eight hundred`, `plus one`. `alone` says that it was
 * asked for; otherwise only seven digits or more are one.
 */
export function hearPhone(text: string, { alone }: { alone: boolean }): Heard | null {
  const tokens = text
    .toLowerCase()
    .replace(/([()+,;-])/g, ' $1 ')
    .split(/\s+/)
    .filter(Boolean);
  let best = { digits: '', from: 0, to: 0 };
  for (let at = 0; at < tokens.length; ) {
    const run = readRun(tokens, at);
    if (run.digits.length > best.digits.length) best = { ...run, from: at };
    // Without a digit, whatever begins later in the run ends where it ends.
    at = Math.max(run.digits === '' ? run.end : run.to, at + 1);
  }
  const count = best.digits.replace('+', '').length;
  if (count < (alone ? 4 : 7)) return null;
  return { value: grouped(best.digits), rest: [...tokens.slice(0, best.from), ...tokens.slice(best.to)].join(' ') };
}

/** A number that begins at `from`; `to` is after its last digit, `end` where nothing of it can follow. */
function readRun(tokens: readonly string[], from: number): { digits: string; to: number; end: number } {
  let digits = '';
  let to = from;
  let at = from;
  for (; at < tokens.length; at++) {
    const token = tokens[at] as string;
    const next = tokens[at + 1] ?? '';
    const here = digitsOf(token);
    const count = times.get(token);
    const ten = tens.get(token);
    if (count !== undefined && digitsOf(next)?.length === 1) {
      digits += (digitsOf(next) as string).repeat(count);
      at++;
    } else if (ten !== undefined) {
      const unit = digitOf(next);
      const joined = unit !== null && unit !== '0';
      digits += `${ten}${joined ? unit : '0'}`;
      if (joined) at++;
    } else if (here !== null) digits += here;
    else if ((token === '+' || token === 'plus') && digits === '') digits = '+';
    else if (!(between.has(token) && (digits !== '' || token === '('))) break;
    else continue;
    to = at + 1;
  }
  return { digits: digits === '+' ? '' : digits, to, end: at };
}

function digitsOf(token: string): string | null {
  if (/^\d+([./]\d+)*\.?$/.test(token)) return token.replace(/\D/g, '');
  if (token === 'oh' || token === 'o') return '0';
  return digitOf(token) ?? teens.get(token) ?? null;
}

/** In groups that can be read back: `+1 555 010 0199`. */
function grouped(number: string): string {
  const plus = number.startsWith('+');
  let digits = number.replace('+', '');
  let country = '';
  if (digits.length === 11 && digits.startsWith('1')) {
    country = plus ? '+1 ' : '1 ';
    digits = digits.slice(1);
  } else if (plus) {
    country = `+${digits.slice(0, 2)} `;
    digits = digits.slice(2);
  }
  const groups: string[] = [];
  while (digits.length > 4) {
    groups.push(digits.slice(0, 3));
    digits = digits.slice(3);
  }
  groups.push(digits);
  return country + groups.filter(Boolean).join(' ');
}
