import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AccountDelays, createAccountDelays } from './account-delays.ts';

const account = 'sam@example.com';
const office = '203.0.113.0/24';

let delays: AccountDelays;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  delays = createAccountDelays();
});

/** Makes twenty failed tries, each from another network. */
function guess(at = account): void {
  for (let count = 0; count < 20; count += 1) expect(delays.take(at, `198.51.${count}.0/24`).admitted).toBe(true);
}

/** Seconds until a try is admitted; 0 when it is admitted now. */
function waitOf(at = account, from = '192.0.2.0/24'): number {
  const admission = delays.take(at, from);
  return admission.admitted ? 0 : admission.retryAfterSeconds;
}

describe('guesses at one account from many networks', () => {
  it('wait longer and longer, at most half a minute', () => {
    guess();
    const waits: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const seconds = waitOf();
      waits.push(seconds);
      vi.advanceTimersByTime(seconds * 1_000);
      expect(waitOf()).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  });

  it('do not delay an owner on a network they have signed in from, however many guesses there are', () => {
    delays.take(account, office);
    delays.succeeded(account, office);
    guess();
    for (let count = 0; count < 100; count += 1) {
      vi.advanceTimersByTime(30_000);
      expect(waitOf()).toBe(0);
    }
    expect(waitOf()).toBe(30);
    expect(waitOf(account, office)).toBe(0);
  });

  it('count together for all spellings of an address, and separately for each account', () => {
    guess('Sam@Example.com ');
    expect(waitOf()).toBe(1);
    expect(waitOf('other@example.com')).toBe(0);
  });

  it('are forgotten after a quarter of an hour without one', () => {
    guess();
    expect(waitOf()).toBe(1);
    vi.advanceTimersByTime(15 * 60_000);
    guess();
    expect(waitOf()).toBe(1);
  });

  it('do not count when they are given back', () => {
    guess();
    for (let count = 0; count < 20; count += 1) delays.giveBack(account);
    expect(waitOf()).toBe(0);
  });

  it('are forgotten for the account tried longest ago when there are too many accounts', () => {
    guess('first@example.com');
    for (let count = 0; count < 9_999; count += 1) delays.take(`${count}@example.com`, office);
    expect(waitOf('first@example.com')).toBe(1);
    delays.take('one more@example.com', office);
    expect(waitOf('first@example.com')).toBe(0);
  });
});
