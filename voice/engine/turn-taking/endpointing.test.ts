import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Expecting } from '../agent.ts';
import { defaultEndpointing, silenceNeeded } from './endpointing.ts';

const needed = (text: string, expecting: Expecting = 'anything') => silenceNeeded(text, expecting, defaultEndpointing);
const expectings: Expecting[] = ['anything', 'name', 'email', 'address', 'number', 'yes-or-no', 'story'];

describe('the silence that ends a turn', () => {
  test.each<[string, Expecting, number]>([
    ['what does it cost', 'anything', 900],
    ['What does it cost?', 'anything', 600],
    ['we have a lot of calls and', 'anything', 1_800],
    ['my name is', 'anything', 1_800],
    ['Well,', 'anything', 1_800],
    ['Ann Lee', 'name', 1_300],
    ['ann at', 'email', 2_500],
    ['ann at example', 'email', 1_800],
    ['ann at example dot com', 'email', 900],
    ['ann@example.com', 'email', 900],
    ['five five five', 'number', 1_800],
    ['+1 555 010 0199', 'number', 900],
    ['our phones ring all day', 'story', 1_600],
    ['yes', 'yes-or-no', 400],
    ['No.', 'yes-or-no', 400],
    ['I am not sure', 'yes-or-no', 900],
  ])("after '%s' while %s is expected", (text, expecting, ms) => {
    expect(needed(text, expecting)).toBe(ms);
  });

  test.each<[string, boolean | null, number]>([
    ['is there a free trial', true, 600],
    ['Is there a free trial?', true, 350],
    ['is there a free trial', false, 1_050],
    ['Is there a free trial?', false, 600],
    ['is there a free trial', null, 900],
    ['opening hours', true, 900],
    ['how long does it take for the', true, 1_800],
    ['how long does it take until', true, 1_050],
  ])("after '%s' depends on whether the agent understands it: %s", (text, understood, ms) => {
    expect(silenceNeeded(text, 'anything', defaultEndpointing, understood)).toBe(ms);
  });

  test('stays within its limits, whatever is said', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom(...expectings),
        fc.constantFrom(true, false, null),
        (text, expecting, understood) => {
          const ms = silenceNeeded(text, expecting, defaultEndpointing, understood);
          expect(ms).toBeGreaterThanOrEqual(defaultEndpointing.minMs);
          expect(ms).toBeLessThanOrEqual(defaultEndpointing.maxMs);
        },
      ),
    );
  });
});
