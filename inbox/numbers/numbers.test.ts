import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';
import { readNumbers } from './numbers.ts';

const hourMs = 3_600_000;
const now = new Date('2026-11-20T12:00:00Z');

describe.each(databaseKinds)('the numbers on %s', (kind) => {
  it('count requests by day, source and person, and how soon they were answered', async () => {
    const { database, store, samId } = await openInbox(kind);
    const ago = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString();
    const answered = (created: number, taken: number) => ({
      created_at: ago(created),
      contacted_at: ago(created - taken),
      status: 'completed',
      assignee_id: samId,
    });
    for (const [hours, taken] of [
      [100, 2],
      [101, 4],
      [102, 30],
      [103, 3],
    ] as const)
      await store('Answered', { stored: answered(hours, taken) });
    await store('Late', { stored: { created_at: ago(50), source: 'chat' } });
    await store('Fresh', { stored: { created_at: ago(0), source: 'call' } });
    await store('Spam', { stored: { created_at: ago(1), is_spam: 1 } });
    await store('Of another year', { stored: { created_at: ago(24 * 200) } });

    const named = async () => new Map([[samId, 'Sam Staff']]);
    const numbers = await readNumbers(database.db, { days: 30, zone: 'UTC' }, named, { now });
    expect(numbers.days).toHaveLength(30);
    expect(numbers.days[0]).toEqual({ day: '2026-11-20', form: 0, call: 1, chat: 0 });
    const sum = (source: 'form' | 'call' | 'chat') => numbers.days.reduce((total, day) => total + day[source], 0);
    expect([sum('form'), sum('call'), sum('chat')]).toEqual([4, 1, 1]);
    expect(numbers.all).toEqual({
      total: 6,
      completed: 4,
      answered: 4,
      in_time: 3,
      overdue: 1,
      p50_ms: 3 * hourMs,
      p90_ms: 30 * hourMs,
    });
    expect(numbers.people.map(({ name, total, overdue }) => [name, total, overdue])).toEqual([
      ['Sam Staff', 4, 0],
      [null, 2, 1],
    ]);
    expect(numbers).toMatchObject({ promised_ms: 24 * hourMs, counted_since: null });
  });

  it('begin a day when it begins where the reader is', async () => {
    const { database, store } = await openInbox(kind);
    for (const at of ['2026-11-19T09:59:59.000Z', '2026-11-19T10:00:00.000Z', '2026-11-20T09:59:59.999Z'])
      await store('Ann', { stored: { created_at: at } });
    const numbers = await readNumbers(database.db, { days: 3, zone: 'Pacific/Kiritimati' }, async () => new Map(), {
      now,
    });
    expect(numbers.days.map(({ day, form }) => [day, form])).toEqual([
      ['2026-11-21', 0],
      ['2026-11-20', 2],
      ['2026-11-19', 1],
    ]);
  });

  it('read no more than a bound, and say from when on', async () => {
    const { database, store } = await openInbox(kind);
    for (let at = 1; at <= 5; at++) await store('Ann', { stored: { created_at: `2026-11-20T0${at}:00:00.000Z` } });
    const read = (most: number) =>
      readNumbers(database.db, { days: 7, zone: 'UTC' }, async () => new Map(), { now, most });
    expect(await read(3)).toMatchObject({ all: { total: 3 }, counted_since: '2026-11-20T03:00:00.000Z' });
    expect(await read(6)).toMatchObject({ all: { total: 5 }, counted_since: null });
  });
});

it('the numbers are of a known period and time zone, and for staff', async () => {
  const { request, headers, get, store, samId } = await openInbox('sqlite');
  await store('Ann', { stored: { assignee_id: samId } });
  const numbers = await get('/api/submissions/numbers?days=7');
  expect(numbers).toMatchObject({ all: { total: 1 }, people: [{ id: samId, name: 'Sam Staff', total: 1 }] });
  expect(numbers.days).toHaveLength(7);
  const status = async (query: string) => (await request(`/api/submissions/numbers?${query}`, { headers })).status;
  expect(await status('days=7&zone=Europe/Berlin')).toBe(200);
  const zones = ['Europe/Atlantis', 'SystemV/AST4', '\u221205:00', '2026-11-22T10:00[UTC]', 'x'.repeat(10_000)];
  for (const query of ['days=8', 'days=1000000', ...zones.map((zone) => `zone=${encodeURIComponent(zone)}`)])
    expect(await status(query), query.slice(0, 40)).toBe(422);
  expect((await request('/api/submissions/numbers')).status).toBe(401);
});
