import { describe, expect, it } from 'vitest';
import { createFormKeys } from './form-keys.ts';

const dayMs = 86_400_000;

describe('the time in a key of the form', () => {
  it('is known to another server with the same secret, also after a restart, and to none with another', () => {
    let now = 1_800_000_000_000;
    const keys = createFormKeys('one', () => now);
    const key = keys.create();
    now += 5_000;
    expect(createFormKeys('one', () => now).ageMs(key)).toBe(5_000);
    expect(createFormKeys('two', () => now).ageMs(key)).toBeNull();
    const altered = `${key[0] === '0' ? '1' : '0'}${key.slice(1)}`;
    expect([altered, 'a key', '', key.slice(1), key.toUpperCase()].map(keys.ageMs)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(new Set(Array.from({ length: 100 }, keys.create)).size).toBe(100);
  });

  it('is a great age when the clock was set back', () => {
    let now = 1_800_000_000_000;
    const keys = createFormKeys('one', () => now);
    const key = keys.create();
    now -= 3_600_000;
    expect(keys.ageMs(key)).toBeGreaterThan(dayMs);
  });
});
