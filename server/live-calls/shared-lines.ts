import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#/database/open.ts';
import type { Time } from '#/database/schema.ts';
import type { CallerNetwork } from '#/voice/engine/call-admission.ts';
import type { Channel } from '#/voice/protocol/web-call.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    live_calls: LiveCallTable;
    call_minutes: CallMinutesTable;
  }
}

/** A call under way on one of the servers. */
interface LiveCallTable {
  id: string;
  channel: Channel;
  /** Hashes; null for a caller who is not counted. */
  address: string | null;
  network: string | null;
  /** The process that holds it. */
  server: string;
  /** Where other servers reach that process; null when its settings do not say. */
  server_url: string | null;
  /** Null until the hello. */
  started_at: Time | null;
  /** A process that dies stops renewing it. */
  seen_at: Time;
}

/** The minutes of ended calls by day (UTC); `network` is a hash, or empty for all. */
interface CallMinutesTable {
  day: string;
  channel: Channel;
  network: string;
  ms: number;
}

/** What a caller would share with others. */
export interface Line {
  callId: string;
  channel: Channel;
  address: string | null;
  network: CallerNetwork | null;
}

/** What all servers have under way and have had today, for one caller. */
export interface LineUse {
  calls: number;
  ofAddress: number;
  ofNetwork: number;
  usedMs: number;
  networkMs: number;
}

/** The calls under way on all servers of one Postgres, by the database's clock. */
export interface SharedLines {
  /** Enters a call unless `refuse` says why not; one server at a time. Null when it is entered. */
  enter<Refusal>(line: Line, refuse: (use: LineUse) => Refusal | null): Promise<Refusal | null>;
  start(callId: string): Promise<void>;
  /** Removes a call and adds its time since `start`, or the given one, to the minutes of the day. */
  leave(callId: string, ms: number | undefined): Promise<void>;
  /** What is used of the day by all callers, and by one network. */
  used(channel: Channel, network: string | null): Promise<Pick<LineUse, 'usedMs' | 'networkMs'>>;
  /** The address of the other server that holds a call; null when none does. */
  whereIs(callId: string): Promise<string | null>;
  /** Says that the calls of this server are still under way. */
  renew(): Promise<void>;
}

/** How often `renew` is to be called. */
export const renewMs = 10_000;
/** Calls of a process that has not renewed them for so long are lost. */
const lost = sql`interval '35 seconds'`;
const isAlive = sql<boolean>`seen_at > now() - ${lost}`;
const midnight = sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`;
const today = sql<string>`(now() at time zone 'UTC')::date`;
/** The part of a call under way that belongs to today, in milliseconds; null before its start. */
const todaysMs = sql`extract(epoch from now() - case when started_at > ${midnight} then started_at
  when started_at is not null then ${midnight} end) * 1000`;

export function createSharedLines(
  { db, write }: Database,
  { secret, serverUrl }: { secret: string; serverUrl: string | null },
): SharedLines {
  const server = randomUUID();
  const hashOf = (text: string | null) =>
    text && createHmac('sha256', secret).update(`lines ${text}`).digest('base64url');

  async function readUse(
    queries: Database['db'],
    channel: Channel,
    { address, network }: { address: string | null; network: string | null },
  ): Promise<LineUse> {
    const { rows } = await sql<LineUse>`
      select count(*) as calls,
        count(*) filter (where address = ${address}::text) as "ofAddress",
        count(*) filter (where network = ${network}::text) as "ofNetwork",
        (coalesce(sum(${todaysMs}), 0) + coalesce((select ms from call_minutes
          where day = ${today} and channel = ${channel} and network = ''), 0))::bigint as "usedMs",
        (coalesce(sum(${todaysMs}) filter (where network = ${network}::text), 0) + coalesce((select ms from call_minutes
          where day = ${today} and channel = ${channel} and network = ${network}::text), 0))::bigint as "networkMs"
      from live_calls where channel = ${channel} and ${isAlive}`.execute(queries);
    return rows[0] as LineUse;
  }

  return {
    enter({ callId, channel, address, network }, refuse) {
      const holder = { address: hashOf(address), network: hashOf(network?.key ?? null) };
      return write(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtext(${`frontdesk calls ${channel}`}))`.execute(transaction);
        const refusal = refuse(await readUse(transaction, channel, holder));
        if (refusal !== null) return refusal;
        await transaction.deleteFrom('live_calls').where(sql<boolean>`not ${isAlive}`).execute();
        const row = { id: callId, channel, ...holder, server, server_url: serverUrl, started_at: null };
        await transaction
          .insertInto('live_calls')
          .values({ ...row, seen_at: sql<string>`now()` })
          .execute();
        return null;
      });
    },
    async start(callId) {
      await db.updateTable('live_calls').set({ started_at: sql<string>`now()` }).where('id', '=', callId).execute();
    },
    async leave(callId, ms) {
      await sql`with ended as (
          delete from live_calls where id = ${callId}
            returning channel, network, started_at, ${todaysMs} as todays_ms
        ), times as (
          select channel, network, least(coalesce(${ms ?? null}::bigint, todays_ms), todays_ms)::bigint as ms
            from ended where started_at is not null
        )
        insert into call_minutes as kept (day, channel, network, ms)
          select ${today}, channel, '', ms from times
          union all select ${today}, channel, network, ms from times where network is not null
        on conflict (day, channel, network) do update set ms = kept.ms + excluded.ms`.execute(db);
      await db.deleteFrom('call_minutes').where('day', '<', today).execute();
    },
    used: (channel, network) => readUse(db, channel, { address: null, network: hashOf(network) }),
    async whereIs(callId) {
      const row = await db
        .selectFrom('live_calls')
        .select('server_url')
        .where('id', '=', callId)
        .where('server', '<>', server)
        .where(isAlive)
        .executeTakeFirst();
      return row?.server_url ?? null;
    },
    async renew() {
      await db.updateTable('live_calls').set({ seen_at: sql<string>`now()` }).where('server', '=', server).execute();
    },
  };
}
