import { describe, expect, it } from 'vitest';
import { hearRetold } from './retold-story.ts';

describe('hearRetold', () => {
  it.each([
    ['actually change what i said the trouble is nobody answers on sundays put that down', 'Nobody answers on sundays'],
    ['change the problem to we lose bookings at night please', 'We lose bookings at night please'],
    ['no, the real issue is that callers hang up', 'Callers hang up'],
    ['scrap what I said before, it should say: parts are never in stock', 'Parts are never in stock'],
    ['instead of what i told you write we miss half the calls', 'We miss half the calls'],
    ['the trouble should say we miss calls', 'We miss calls'],
  ])('hears "%s" as %s', (said, told) => {
    expect(hearRetold(said)).toBe(told);
  });

  it.each([
    'change the problem',
    'the problem is wrong',
    'no, the problem is wrong there',
    'the trouble is we miss calls',
  ])('hears no story in "%s"', (said) => {
    expect(hearRetold(said)).toBeNull();
  });
});
