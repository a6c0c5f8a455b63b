import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#/database/open.ts';
import { networkOf } from '#/http/limits/network.ts';
import { openTestDatabase } from '#/tests/support/databases.ts';
import { createCallAdmission } from '#/voice/engine/call-admission.ts';
import { countMinutes } from '#/voice/engine/call-minutes.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { createSharedAdmission } from './shared-admission.ts';
import { createSharedLines } from './shared-lines.ts';

const limits = { callsAtOnce: 4, callsAtOncePerAddress: 2, dailyMinutes: 1, dailyMinutesPerNetwork: 0.5 };

/** One of the servers on a Postgres. */
function openServer(database: Database, serverUrl: string | null = null) {
  const clock = createFakeClock();
  const lines = createSharedLines(database, { secret: 'of the installation', serverUrl });
  const own = createCallAdmission({ clock, limits, networkOf, minutes: countMinutes(clock.wallTime()) });
  const problems: unknown[] = [];
  const onProblem = (error: unknown) => void problems.push(error);
  const admission = createSharedAdmission({ clock, networkOf, channel: 'voice', limits, own, lines, onProblem });
  async function take(address: string | null, callId = randomUUIDv7()) {
    const answer = await admission.admit(address, callId);
    if (answer.outcome !== 'admitted') throw new Error(answer.outcome);
    return answer.place;
  }
  async function refused(address: string | null): Promise<string> {
    return (await admission.admit(address, randomUUIDv7())).outcome;
  }
  return { clock, lines, take, refused, problems };
}

async function openServers() {
  const database = await openTestDatabase('postgres');
  return { database, one: openServer(database, 'http://10.0.0.1:3000'), other: openServer(database) };
}

/** As if the calls under way had begun earlier. */
function age({ db }: Database, seconds: number) {
  return sql`update live_calls set started_at = started_at - ${seconds} * interval '1 second'`.execute(db);
}

describe('calls of several servers on one Postgres', () => {
  it('share the places, of all and of one address', async () => {
    const { one, other } = await openServers();
    const first = await one.take('198.51.100.1');
    await other.take('198.51.100.1');
    expect(await one.refused('198.51.100.1')).toBe('address-busy');
    await one.take('203.0.113.1');
    await other.take(null);
    expect([await one.refused(null), await other.refused(null)]).toEqual(['busy', 'busy']);
    first.leave();
    await expect.poll(() => other.refused(null)).toBe('admitted');
  });

  it('take no place too many when many come at once', async () => {
    const { one, other } = await openServers();
    const asked = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? one : other).refused(null));
    expect((await Promise.all(asked)).filter((outcome) => outcome === 'admitted')).toHaveLength(limits.callsAtOnce);
  });

  it('share the minutes of a day, of all and of one network, under way and ended', async () => {
    const { database, one, other } = await openServers();
    const place = await one.take('198.51.100.1');
    place.start();
    const isStarted = async () =>
      (await database.db.selectFrom('live_calls').select('started_at').executeTakeFirst())?.started_at;
    await expect.poll(isStarted).toEqual(expect.any(String));
    await age(database, 40);
    expect(await other.refused('198.51.100.200')).toBe('network-daily-limit');
    expect(await other.refused('203.0.113.1')).toBe('admitted');
    await age(database, 40);
    expect(await other.refused('203.0.113.1')).toBe('daily-limit');
    place.leave(40_000);
    await expect.poll(() => other.refused('203.0.113.1')).toBe('admitted');
    expect(await other.refused('198.51.100.200')).toBe('network-daily-limit');
  });

  it('are found at the server that holds them, by others alone, and without an address that tells who calls', async () => {
    const { database, one, other } = await openServers();
    const callId = randomUUIDv7();
    const place = await one.take('198.51.100.1', callId);
    expect(await other.lines.whereIs(callId)).toBe('http://10.0.0.1:3000');
    expect(await one.lines.whereIs(callId)).toBeNull();
    const rows = await database.db.selectFrom('live_calls').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
    place.leave();
    await expect.poll(() => other.lines.whereIs(callId)).toBeNull();
  });

  it('of a server that died are lost when it does not renew them', async () => {
    const { database, one, other } = await openServers();
    const callId = randomUUIDv7();
    await one.take(null, callId);
    await sql`update live_calls set seen_at = now() - interval '1 minute'`.execute(database.db);
    expect(await other.lines.whereIs(callId)).toBeNull();
    await one.clock.advance(10_000);
    await expect.poll(() => other.lines.whereIs(callId)).toBe('http://10.0.0.1:3000');
  });

  it('go on by the limits of each server while the database is away', async () => {
    const { database, one } = await openServers();
    await sql`drop table live_calls`.execute(database.db);
    expect([await one.refused(null), await one.refused(null)]).toEqual(['admitted', 'admitted']);
    expect(one.problems).toHaveLength(2);
    expect([await one.refused(null), await one.refused(null), await one.refused(null)]).toEqual([
      'admitted',
      'admitted',
      'busy',
    ]);
  });
});
