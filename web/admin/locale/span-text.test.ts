import { expect, it } from 'vitest';
import { leftText, spanText } from './span-text.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

it.each([
  [24 * hourMs - 1, '24 h'],
  [23 * hourMs, '23 h'],
  [hourMs + 1, '2 h'],
  [hourMs, '1 h'],
  [59 * minuteMs - 1, '59 min'],
  [47 * hourMs, '47 h'],
  [47 * hourMs + 1, '2 d'],
  [72 * hourMs - 1, '3 d'],
])('rounds %d ms that are left up, to %j', (ms, text) => {
  expect(leftText(ms)).toBe(text);
});

it.each([
  [minuteMs - 1, 'now'],
  [hourMs - 1, '59 min'],
  [24 * hourMs - 1, '23 h'],
  [24 * hourMs, '1 d'],
])('tells of %d ms that have gone by what is whole: %j', (ms, text) => {
  expect(spanText(ms)).toBe(text);
});
