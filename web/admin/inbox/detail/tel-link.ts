import { hasNumberLength } from '#/forms/phone-number.ts';

const oneNumber = /^(\+?[\d\s()./-]+)(?:(?:x|ext\.?) ?(\d{1,6}))?$/i;

/** A `tel:` link (RFC 3966); null for a text with words or more than one number. */
export function telLink(phone: string): string | null {
  const [, number = '', extension] = oneNumber.exec(phone) ?? [];
  if (!hasNumberLength(number)) return null;
  return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}
