import { describe, expect, it } from 'vitest';
import { telLink } from './tel-link.ts';

describe('telLink', () => {
  it.each([
    ['+353 1 234 5678', 'tel:+35312345678'],
    ['+1 213 373 4253 ext. 12', 'tel:+12133734253;ext=12'],
    ['+44 20 7946 0958 x12', 'tel:+442079460958;ext=12'],
    ['(555) 010-0199', 'tel:5550100199'],
  ])('dials %s as %s', (phone, link) => {
    expect(telLink(phone)).toBe(link);
  });

  it.each(['213 373 4253 or 213 373 4254', '213 373 4253/213 373 4254', '1-800-FLOWERS', 'none', '', '+'])(
    'dials nothing for %j',
    (phone) => {
      expect(telLink(phone)).toBeNull();
    },
  );
});
