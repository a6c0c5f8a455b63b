import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bookingsSchema, holdBookings } from './book-appointments.ts';

const file = new URL('../agents/dialogues/booking.json', import.meta.url);

it('each dialogue of the bench ends in the appointments it should', async () => {
  const outcomes = await holdBookings(bookingsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  expect(outcomes.length).toBeGreaterThanOrEqual(20);
  for (const { booking, transcript, faults } of outcomes)
    expect(faults, [booking.id, ...transcript].join('\n')).toEqual([]);
});
