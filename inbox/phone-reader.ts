import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/max';

/**
 * Creates a function that formats a phone number as staff dial it: `+353 1 234 5678`, with its extension. It reads a
 * number without a country code as one of `country`. A text that is not exactly one valid number stays as typed,
 * because a guess could turn a foreign number into a stranger's.
 */
export function createPhoneReader(country: string): (typed: string) => string {
  if (!isSupportedCountry(country)) throw new Error(`phoneCountry ${country} in content/operator.ts is not supported.`);
  return (typed) => {
    // Most countries dial 00 instead of the plus; in North America it has no meaning.
    for (const text of new Set([typed, typed.replace(/^00(?=[1-9])/, '+')])) {
      const number = parsePhoneNumber(text, { defaultCountry: country, extract: false });
      if (number?.isValid()) return number.formatInternational();
    }
    return typed;
  };
}
