import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReplyPromise } from './reply-promise.ts';

const weekdays = { days: [1, 2, 3, 4, 5], from: '09:00', until: '17:00', timeZone: 'Europe/Berlin' };

function due(createdAt: string, replyWithinHours: number, businessHours: Partial<typeof weekdays> | null): string {
  const hours = businessHours && { ...weekdays, ...businessHours };
  return createReplyPromise({ replyWithinHours, businessHours: hours }).dueAt(createdAt);
}

describe('the time by which a reply is due', () => {
  it('counts every hour without business hours', () => {
    expect(due('2026-11-20T17:30:00.000Z', 24, null)).toBe('2026-11-21T17:30:00.000Z');
  });

  // Berlin is an hour ahead of UTC in winter, two in summer; its clocks change on 2026-03-29 and 2026-10-25 at 01:00 UTC.
  it.each([
    ['within a day', '2026-11-18T09:00:00.000Z', 4, {}, '2026-11-18T13:00:00.000Z'],
    ['from the opening, for a request of the night', '2026-11-18T03:00:00.000Z', 2, {}, '2026-11-18T10:00:00.000Z'],
    ['at the closing to the minute', '2026-11-18T08:00:00.000Z', 8, {}, '2026-11-18T16:00:00.000Z'],
    ['on Monday, for a request of Friday evening', '2026-11-20T18:00:00.000Z', 4, {}, '2026-11-23T12:00:00.000Z'],
    ['over the weekend, for one of Friday afternoon', '2026-11-20T15:00:00.000Z', 4, {}, '2026-11-23T11:00:00.000Z'],
    ['days later, for more hours than a day has', '2026-11-19T12:00:00.000Z', 24, {}, '2026-11-24T12:00:00.000Z'],
    ['by the clock on the wall when summer begins', '2026-03-27T16:00:00.000Z', 2, {}, '2026-03-30T09:00:00.000Z'],
    ['by the clock on the wall when summer ends', '2026-10-23T15:00:00.000Z', 2, {}, '2026-10-26T10:00:00.000Z'],
    [
      'with an hour less on the day that has 23',
      '2026-03-28T12:00:00.000Z',
      24,
      { days: [7], from: '00:00', until: '24:00' },
      '2026-04-04T23:00:00.000Z',
    ],
    [
      'with an hour more on the day that has 25',
      '2026-10-24T12:00:00.000Z',
      25,
      { days: [7], from: '00:00', until: '24:00' },
      '2026-10-25T23:00:00.000Z',
    ],
    [
      'where the day is another than in UTC',
      '2026-11-22T21:00:00.000Z',
      1,
      { timeZone: 'Pacific/Kiritimati' },
      '2026-11-22T22:00:00.000Z',
    ],
  ])('is %s', (_, createdAt, hours, businessHours, expected) => {
    expect(due(createdAt, hours, businessHours)).toBe(expected);
  });
});

it('tells what is overdue by when it came exactly as by when it is due', () => {
  const time = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
  const hour = (least: number) => fc.integer({ min: least, max: least + 10 }).map((h) => `${h}`.padStart(2, '0'));
  const hours = fc.record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    from: hour(0).map((h) => `${h}:00`),
    until: hour(12).map((h) => `${h}:30`),
    timeZone: zone,
  });
  fc.assert(
    fc.property(time, time, fc.integer({ min: 1, max: 60 }), fc.option(hours), (came, now, within, businessHours) => {
      const promise = createReplyPromise({ replyWithinHours: within, businessHours });
      const createdAt = came.toISOString();
      expect(createdAt <= promise.overdueUntil(now)).toBe(promise.dueAt(createdAt) <= now.toISOString());
    }),
  );
});
