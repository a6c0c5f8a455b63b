import { digitOf } from './spelling.ts';
import type { Heard } from './spoken-email.ts';

const tens: Record<string, number> = {
  twenty: 2,
  thirty: 3,
  forty: 4,
  fifty: 5,
  sixty: 6,
  seventy: 7,
  eighty: 8,
  ninety: 9,
};
const teens: Record<string, string> = {
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  hundred: '00',
  thousand: '000',
};
const times: Record<string, number> = { double: 2, triple: 3, treble: 3 };
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
    at = Math.max(run.to, at + 1);
  }
  const count = best.digits.replace('+', '').length;
  if (count < (alone ? 4 : 7)) return null;
  return { value: grouped(best.digits), rest: [...tokens.slice(0, best.from), ...tokens.slice(best.to)].join(' ') };
}

function readRun(tokens: readonly string[], from: number): { digits: string; to: number } {
  let digits = '';
  let to = from;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as string;
    const next = tokens[at + 1] ?? '';
    const here = digitsOf(token);
    if (token in times && digitsOf(next)?.length === 1) {
      digits += (digitsOf(next) as string).repeat(times[token] as number);
      at++;
    } else if (token in tens) {
      const unit = digitOf(next);
      const joined = unit !== null && unit !== '0';
      digits += `${tens[token]}${joined ? unit : '0'}`;
      if (joined) at++;
    } else if (here !== null) digits += here;
    else if ((token === '+' || token === 'plus') && digits === '') digits = '+';
    else if (!(between.has(token) && (digits !== '' || token === '('))) break;
    else continue;
    to = at + 1;
  }
  return { digits: digits === '+' ? '' : digits, to };
}

function digitsOf(token: string): string | null {
  if (/^\d+([./]\d+)*\.?$/.test(token)) return token.replace(/\D/g, '');
  if (token === 'oh' || token === 'o') return '0';
  return digitOf(token) ?? teens[token] ?? null;
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
