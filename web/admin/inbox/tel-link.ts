import { hasNumberLength } from '#/forms/phone-number.ts';

const oneNumber = /^(\+?[\d\s()./-]+)(?:(?:x|ext\.?) ?(\d{1,6}))?$/i;

/** What a click dials (RFC 3966); null where the text holds more than one number, or words. */
export function telLink(phone: string): string | null {
  const [, number = '', extension] = oneNumber.exec(phone) ?? [];
  if (!hasNumberLength(number)) return null;
  return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}
