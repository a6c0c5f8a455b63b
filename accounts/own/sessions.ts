import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { browserName } from '../browser-name.ts';
import { coarseNetwork } from '../place.ts';
import { maxSessions } from '../session-life.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    /** `count` sessions were ended by their owner. */
    'account.session_revoked': { data: { count: number }; words: null };
  }
}

declare module '#/database/schema.ts' {
  interface Tables {
    /** Better Auth's table: only these columns are read by queries of ours. */
    session: {
      id: string;
      token: string;
      userId: string;
      createdAt: string;
      /** When it was last used. */
      updatedAt: string;
      expiresAt: string;
      confirmedAt: string | null;
      ipAddress: string | null;
      userAgent: string | null;
    };
  }
}

/** A session as its owner sees it. */
export interface ListedSession {
  id: string;
  /** The one that asks. */
  current: boolean;
  started_at: string;
  used_at: string;
  browser: string;
  network: string;
}

/** The one used last comes first. */
export async function listSessions(
  { db }: Database,
  userId: string,
  { currentId, idleMs }: { currentId: string; idleMs: number },
): Promise<ListedSession[]> {
  const nowMs = Date.now();
  const rows = await db
    .selectFrom('session')
    .select(['id', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', new Date(nowMs).toISOString())
    .where('updatedAt', '>', new Date(nowMs - idleMs).toISOString())
    .orderBy('updatedAt', 'desc')
    .limit(maxSessions)
    .execute();
  return rows.map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
    id,
    current: id === currentId,
    started_at: createdAt,
    used_at: updatedAt,
    browser: browserName(userAgent),
    network: coarseNetwork(ipAddress),
  }));
}

/** Ends one session of a user. False when they have no such session. */
export function revokeSession(database: Database, userId: string, sessionId: string, actor: Actor): Promise<boolean> {
  return database.write(async (write) => {
    const { numDeletedRows } = await write
      .deleteFrom('session')
      .where('userId', '=', userId)
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await append(write, { kind: 'account.session_revoked', subjectId: userId, data: { count: 1 }, words: null }, actor);
    return true;
  });
}

/** Ends all sessions of a user but one. */
export function revokeOtherSessions(
  database: Database,
  userId: string,
  keptToken: string,
  actor: Actor,
): Promise<void> {
  return database.write(async (write) => {
    const count = await endOtherSessions(write, userId, keptToken);
    if (count === 0) return;
    await append(write, { kind: 'account.session_revoked', subjectId: userId, data: { count }, words: null }, actor);
  });
}

/** Ends all sessions of a user but one, as a part of another change; gives how many. */
export async function endOtherSessions(write: Write, userId: string, keptToken: string): Promise<number> {
  const { numDeletedRows } = await write
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('token', '!=', keptToken)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
