import { cleanLine } from './clean-text.ts';

/**
 * As copied from a letterhead: full-width digits, and hyphens of every kind. What is longer than `maxLength` is left as
 * it is, since to order the marks of a long text (NFKC) takes its square.
 */
export function cleanPhone(raw: string, maxLength: number): string {
  const line = cleanLine(raw);
  return line.length > maxLength ? line : cleanLine(line.normalize('NFKC')).replace(/\p{Dash}/gu, '-');
}

/** Digits in any grouping, and an extension. */
const shape = /^\+?[\d\s()./-]+(?:(?:x|ext\.?) ?\d{1,6})?$/i;

/** True for what can be dialled: 7 to 15 digits, as E.164 has them, and perhaps an extension. */
export function isPhoneNumber(phone: string): boolean {
  return shape.test(phone) && /^\d{7,15}$/.test(phone.replace(/(x|ext).*$|\D/gi, ''));
}
