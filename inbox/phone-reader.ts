import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/max';

/**
 * Makes what puts a phone number into the form that staff read and dial: `+353 1 234 5678`, with its extension. One that
 * names no country is read as it is dialled in `country`. What is no valid number there, or more than one, stays as
 * typed: a guess would turn a foreign number into a stranger's.
 */
export function createPhoneReader(country: string): (typed: string) => string {
  if (!isSupportedCountry(country))
    throw new Error(`phoneCountry ${country} in content/operator.ts has no telephones.`);
  return (typed) => {
    // Most countries dial 00 for the plus; in North America it is nothing.
    for (const text of new Set([typed, typed.replace(/^00(?=[1-9])/, '+')])) {
      const number = parsePhoneNumber(text, { defaultCountry: country, extract: false });
      if (number?.isValid()) return number.formatInternational();
    }
    return typed;
  };
}
