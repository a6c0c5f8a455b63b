import { cleanLine } from './clean-text.ts';

/** E.164 has at most 15 digits; with fewer than 7 the area code is missing. */
const digitCount = { min: 7, max: 15 };

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
const vanity = /^[+(]*\d[\d\s()./-]*[a-z][a-z\s./-]*$/i;

/**
 * True for what a person can call: somewhere in it stands a number, whatever was written beside it (an extension, a
 * second number, `after 5 pm`).
 */
export function isPhoneNumber(phone: string): boolean {
  const runs = phone.match(digitRun) ?? [];
  if (runs.some((run) => [run, ...run.split('/')].some(hasLength))) return true;
  return vanity.test(phone) && digitsOf(phone).length >= 3 && hasLength(phone.replace(/[a-z]/gi, '0'));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function hasLength(number: string): boolean {
  const { length } = digitsOf(number);
  return length >= digitCount.min && length <= digitCount.max;
}

const oneNumber = /^(\+?[\d\s()./-]+)(?:(?:x|ext\.?) ?(\d{1,6}))?$/i;

/** What a click dials (RFC 3966); null where the text holds more than one number, or words. */
export function telLink(phone: string): string | null {
  const [, number = '', extension] = oneNumber.exec(phone) ?? [];
  if (!hasLength(number)) return null;
  return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}
