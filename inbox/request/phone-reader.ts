import { createRequire } from 'node:module';

type LibPhoneNumber = typeof import('libphonenumber-js/max');

const require = createRequire(import.meta.url);

/**
 * Creates a function that formats a phone number as staff dial it: `+353 1 234 5678`, with its extension. It reads a
 * number without a country code as one of `country`. A text that is not exactly one valid number stays as typed,
 * because a guess could turn a foreign number into a stranger's.
 * The library's numbering plans take 30 ms and 13 MB, so the first number loads them and not the start.
 */
export function createPhoneReader(country: string): (typed: string) => string {
  return (typed) => {
    const { isSupportedCountry, parsePhoneNumberFromString } = require('libphonenumber-js/max') as LibPhoneNumber;
    const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
    // Most countries dial 00 instead of the plus; in North America it has no meaning.
    for (const text of new Set([typed, typed.replace(/^00(?=[1-9])/, '+')])) {
      const number = parsePhoneNumberFromString(text, { ...home, extract: false });
      if (number?.isValid()) return number.formatInternational();
    }
    return typed;
  };
}
