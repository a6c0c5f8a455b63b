import { describe, expect, it } from 'vitest';
import { hearPhone } from './spoken-number.ts';

describe('hearPhone, of several numbers', () => {
  it.each([
    ['T: 028 555 6014 F: 028 555 6015 M: 07700 900 331. Please use the mobile', '07700 900 331'],
    ['F: 028 555 6015 T: 028 555 6014', '028 555 6014'],
    ['Tel 01224 555 0162 | Mob 07700 900 331', '01224 555 0162'],
    ['Office: 020 7946 0018, cell: 07700 900 331, mobile is best', '07700 900 331'],
    ['Fax 01224 555 0163\nPhone 01224 555 0162', '01224 555 0162'],
    ['my mobile 07700 900 331', '07700 900 331'],
  ])('hears "%s" as %s', (said, number) => {
    expect(hearPhone(said, { alone: false })?.value).toBe(number);
  });
});
