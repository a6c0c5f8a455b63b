import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { type AdmissionLimits, type CallPlace, createCallAdmission } from './call-admission.ts';
import { countMinutes, maxCountedNetworks } from './call-minutes.ts';

interface Setting {
  limits: Pick<AdmissionLimits, 'callsAtOnce' | 'dailyMinutes'> & Partial<AdmissionLimits>;
  clock?: ReturnType<typeof createFakeClock>;
  isLate?: () => boolean;
}

function openAdmission({ limits, clock = createFakeClock(), isLate }: Setting) {
  const admission = createCallAdmission({
    clock,
    limits: { callsAtOncePerAddress: 100, dailyMinutesPerNetwork: 100, ...limits },
    minutes: countMinutes(clock.wallTime()),
    // `a1` and `a2` are in network `a`.
    networkOf: (address) => ({ key: address.charAt(0), factor: 2 }),
    isLate,
  });
  function take(address: string | null = null): CallPlace {
    const answer = admission.admit(address);
    if (answer.outcome !== 'admitted') throw new Error(answer.outcome);
    return answer.place;
  }
  return { clock, admission, take };
}

test('admits as many calls at once as there are permits, and releases each permit only once', () => {
  const { admission, take } = openAdmission({ limits: { callsAtOnce: 2, dailyMinutes: 10 } });
  const first = take();
  take();
  expect(admission.admit(null)).toEqual({ outcome: 'busy', retryAfterSeconds: 30 });
  first.leave();
  first.leave();
  take();
  expect(admission.admit(null)).toMatchObject({ outcome: 'busy' });
});

test('counts the minutes of running and of finished calls from their start', async () => {
  const { clock, admission, take } = openAdmission({ limits: { callsAtOnce: 10, dailyMinutes: 3 } });
  const waiting = take();
  const [short, told] = [take(), take()];
  short.start();
  told.start();
  await clock.advance(60_000);
  short.leave();
  told.leave(30_000);
  waiting.leave();
  const under = take();
  under.start();
  await clock.advance(89_999);
  take().leave();
  expect(under.hasMinutes).toBe(true);
  await clock.advance(1);
  expect(under.hasMinutes).toBe(false);
  expect(admission.admit(null)).toMatchObject({ outcome: 'daily-limit' });
});

test('counts of a call that is on at midnight only the minutes of the new day', async () => {
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 23, 55));
  const { take } = openAdmission({ limits: { callsAtOnce: 10, dailyMinutes: 10 }, clock });
  const place = take();
  for (const each of [place, take()]) each.start();
  await clock.advance(5 * 60_000);
  expect(place.hasMinutes).toBe(true);
  await clock.advance(5 * 60_000 - 1);
  expect(place.hasMinutes).toBe(true);
  await clock.advance(1);
  expect(place.hasMinutes).toBe(false);
});

test('admits only a few calls while the event loop is late', () => {
  let isLate = true;
  const { admission, take } = openAdmission({ limits: { callsAtOnce: 10, dailyMinutes: 3 }, isLate: () => isLate });
  for (let calls = 0; calls < 5; calls++) take();
  expect(admission.admit(null)).toMatchObject({ outcome: 'busy' });
  isLate = false;
  take();
});

test('admits so many calls of one address and of its network at once, and half of all at most', () => {
  const { admission, take } = openAdmission({ limits: { callsAtOnce: 7, callsAtOncePerAddress: 3, dailyMinutes: 10 } });
  const places = [take('a1'), take('a1'), take('a1')];
  expect(admission.admit('a1')).toEqual({ outcome: 'address-busy', retryAfterSeconds: 30 });
  take('a2');
  expect(admission.admit('a3')).toMatchObject({ outcome: 'address-busy' });
  take('b1');
  take(null);
  places[0]?.leave();
  take('a1');
  take(null);
  expect(admission.admit('b1')).toMatchObject({ outcome: 'busy' });
});

test('leaves a place to a caller where there is only one', () => {
  const { admission, take } = openAdmission({ limits: { callsAtOnce: 1, callsAtOncePerAddress: 3, dailyMinutes: 10 } });
  take('a1').leave();
  take('b1');
  expect(admission.admit('a1')).toMatchObject({ outcome: 'busy' });
});

test('counts the minutes of a network, of calls under way too, and gives others theirs', async () => {
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 23));
  const limits = { callsAtOnce: 10, dailyMinutes: 10, dailyMinutesPerNetwork: 2 };
  const { admission, take } = openAdmission({ limits, clock });
  const [finished, other] = [take('a1'), take('b1')];
  for (const place of [finished, other]) place.start();
  await clock.advance(60_000);
  finished.leave();
  const under = take('a2');
  under.start();
  await clock.advance(60_000);
  expect(under.hasMinutes).toBe(false);
  expect(admission.admit('a3')).toEqual({ outcome: 'network-daily-limit', retryAfterSeconds: 58 * 60 });
  expect(other.hasMinutes).toBe(false);
  other.leave();
  take('c1');
  under.leave();
  await clock.advance(58 * 60_000);
  take('a3');
});

test('remembers the minutes of so many networks', () => {
  const minutes = countMinutes(0);
  for (let network = 0; network <= maxCountedNetworks; network += 1) minutes.add(1, 1_000, String(network));
  expect([minutes.usedMs(0, '0'), minutes.usedMs(0, '1')]).toEqual([0, 1]);
  expect(minutes.usedMs(0, null)).toBe(maxCountedNetworks + 1);
});
