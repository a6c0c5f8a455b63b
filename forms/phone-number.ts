import { cleanLine } from './clean-text.ts';

/**
 * As copied from a letterhead: full-width, Arabic and Persian digits, and hyphens of every kind. What is longer than
 * `maxLength` is left as it is, since to order the marks of a long text (NFKC) takes its square.
 */
export function cleanPhone(raw: string, maxLength: number): string {
  const line = cleanLine(raw);
  if (line.length > maxLength) return line;
  return cleanLine(line.normalize('NFKC'))
    .replace(/\p{Dash}/gu, '-')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

const digitRun = /\d(?:[\s()./-]*\d)*/g;
/** `1-800-FLOWERS`: digits, then the letters that stand on their keys. */
const vanity = /^[+(]*\d\D?\d[\d\s()./-]+[a-z][a-z\s./-]*$/i;

/**
 * True for what a person can call: somewhere in it stands a number, whatever was written beside it (an extension, a
 * second number, `after 5 pm`).
 */
export function isPhoneNumber(phone: string): boolean {
  const runs = phone.match(digitRun) ?? [];
  return (
    runs.some((run) => [run, ...run.split('/')].some(hasNumberLength)) ||
    (vanity.test(phone) && hasNumberLength(phone.replace(/[a-z]/gi, '0')))
  );
}

/** Counts the digits alone. E.164 has at most 15; with fewer than 7 the area code is missing. */
export function hasNumberLength(number: string): boolean {
  return /^\d{7,15}$/.test(number.replace(/\D/g, ''));
}
