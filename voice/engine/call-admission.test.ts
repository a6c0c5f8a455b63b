import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { type CallPlace, createCallAdmission } from './call-admission.ts';
import { countMinutes } from './call-minutes.ts';

function openAdmission(limits: { callsAtOnce: number; dailyMinutes: number }, isLate?: () => boolean) {
  const clock = createFakeClock();
  const admission = createCallAdmission({ clock, limits, minutes: countMinutes(clock.wallTime()), isLate });
  function take(): CallPlace {
    const answer = admission.admit();
    if (answer.outcome !== 'admitted') throw new Error(answer.outcome);
    return answer.place;
  }
  return { clock, admission, take };
}

test('admits as many calls at once as there are permits, and releases each permit only once', () => {
  const { admission, take } = openAdmission({ callsAtOnce: 2, dailyMinutes: 10 });
  const first = take();
  take();
  expect(admission.admit()).toEqual({ outcome: 'busy', retryAfterSeconds: 30 });
  first.leave();
  first.leave();
  take();
  expect(admission.admit()).toMatchObject({ outcome: 'busy' });
});

test('counts the minutes of running and of finished calls from their start', async () => {
  const { clock, admission, take } = openAdmission({ callsAtOnce: 10, dailyMinutes: 3 });
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
  expect(admission.hasMinutes).toBe(true);
  await clock.advance(1);
  expect(admission.hasMinutes).toBe(false);
  expect(admission.admit()).toMatchObject({ outcome: 'daily-limit' });
});

test('counts of a call that is on at midnight only the minutes of the new day', async () => {
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 23, 55));
  const admission = createCallAdmission({
    clock,
    limits: { callsAtOnce: 10, dailyMinutes: 10 },
    minutes: countMinutes(clock.wallTime()),
  });
  for (const answer of [admission.admit(), admission.admit()]) if (answer.outcome === 'admitted') answer.place.start();
  await clock.advance(5 * 60_000);
  expect(admission.hasMinutes).toBe(true);
  await clock.advance(5 * 60_000 - 1);
  expect(admission.hasMinutes).toBe(true);
  await clock.advance(1);
  expect(admission.hasMinutes).toBe(false);
});

test('admits only a few calls while the event loop is late', () => {
  let isLate = true;
  const { admission, take } = openAdmission({ callsAtOnce: 10, dailyMinutes: 3 }, () => isLate);
  for (let calls = 0; calls < 5; calls++) take();
  expect(admission.admit()).toMatchObject({ outcome: 'busy' });
  isLate = false;
  take();
});
