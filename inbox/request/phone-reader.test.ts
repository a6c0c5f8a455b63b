import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { createPhoneReader } from './phone-reader.ts';

describe('a phone number, read by a business in the United States', () => {
  const read = createPhoneReader('US');

  it.each([
    ['+35312345678', '+353 1 234 5678'],
    ['+353 1 234 5678', '+353 1 234 5678'],
    ['0035312345678', '+353 1 234 5678'],
    ['011 353 1 234 5678', '+353 1 234 5678'],
    ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
    ['(213) 373-4253', '+1 213 373 4253'],
    ['1 213 373 4253', '+1 213 373 4253'],
    ['213-373-4253 x12', '+1 213 373 4253 ext. 12'],
    ['213 373 4253 ext. 12', '+1 213 373 4253 ext. 12'],
    ['2133734253;ext=12', '+1 213 373 4253 ext. 12'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(read(typed)).toBe(kept);
    expect(read(kept)).toBe(kept);
  });

  it.each([
    ['of the United Kingdom', '020 7946 0958'],
    ['of India, as long as one of ours', '98765 43210'],
    ['in letters', '1-800-FLOWERS'],
    ['beside another', '213 373 4253 or 213 373 4254'],
    ['beside another, after a slash', '213 373 4253/213 373 4254'],
    ['that nobody has', '(555) 010-0199'],
    ['without its area code', '555 0100'],
    ['with words', '213 373 4253, after 5 pm'],
  ])('one %s is kept as typed', (_, typed) => {
    expect(read(typed)).toBe(typed);
  });
});

describe('a phone number, read where it is dialled', () => {
  it.each(getCountries())('has the code of %s', (country) => {
    const example = getExampleNumber(country, examples);
    if (!example) throw new Error(`no example for ${country}`);
    expect(createPhoneReader(country)(example.formatNational())).toBe(example.formatInternational());
  });

  it('is kept as typed for a country without a numbering plan, unless it has a country code', () => {
    const read = createPhoneReader('AQ');
    expect(read('(213) 373-4253')).toBe('(213) 373-4253');
    expect(read('+12133734253')).toBe('+1 213 373 4253');
  });
});
