import { expect, it } from 'vitest';
import { asWritten } from './as-written.ts';

it.each([
  ["It's 75 dollars, and 1,250 dollars with x-rays.", 'It’s $75, and $1,250 with x-rays.'],
  ['They cost between 20,000 and 60,000 dollars.', 'They cost between $20,000 and $60,000.'],
  ['Two adults and 40 dollars each.', 'Two adults and $40 each.'],
  ['Say "slower" or (if you like) "faster".', 'Say “slower” or (if you like) “faster”.'],
  ["If not, just say 'no website'.", 'If not, just say ‘no website’.'],
])('writes %s as %s', (spoken, written) => {
  expect(asWritten(spoken)).toBe(written);
});
