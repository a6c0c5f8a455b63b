import { describe, expect, it } from 'vitest';
import { hearInsisted } from './insisted-name.ts';

describe('hearInsisted', () => {
  it.each([
    ['precious bell', 'Precious Bell'],
    ['will power, no joke, my parents thought it was funny', 'Will Power'],
    ["loretta banks that's banks with a k", 'Loretta Banks'],
    ["um it's rich fields yeah i know", 'Rich Fields'],
  ])('hears "%s" as %s', (said, name) => {
    expect(hearInsisted(said)).toBe(name);
  });

  it.each(['what do you want it for', 'i told you that before', '12 34', ''])('hears no name in "%s"', (said) => {
    expect(hearInsisted(said)).toBeNull();
  });
});
