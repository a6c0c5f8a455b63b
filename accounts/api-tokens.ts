import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#/database/open.ts';
import type { Queries, Time } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { tokenHash } from './link-token.ts';
import { grantable, isGrantable, type Permission } from './permissions.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    api_tokens: ApiTokenTable;
  }
}

interface ApiTokenTable {
  id: string;
  name: string;
  token_hash: string;
  ending: string;
  permissions: string;
  created_by: string | null;
  created_at: Time;
  expires_at: Time | null;
  last_used_at: Time | null;
  revoked_at: Time | null;
}

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'token.created': { data: { permissions: string[]; expires_at: string | null }; words: { name: string } };
    'token.revoked': { data: Record<never, never>; words: null };
  }
}

/** A token as owners see it; the token itself is shown once, when it is made. */
export interface ApiToken {
  id: string;
  name: string;
  /** The last characters of the token. */
  ending: string;
  permissions: Permission[];
  created_by: string | null;
  created_at: string;
  expires_at: string | null;
  /** To within a minute. */
  last_used_at: string | null;
  revoked_at: string | null;
}

export interface NewToken {
  name: string;
  permissions: Permission[];
  /** Null for one that does not expire. */
  expiresInDays: number | null;
}

/** What work at once; more are a sign of forgotten ones. */
export const maxTokens = 50;
/** Of those that do not work any more, the list keeps the newest. */
const maxEndedTokens = 50;
const dayMs = 24 * 3_600_000;
const usedEveryMs = 60_000;

const prefix = 'fdt_';
const shape = /^fdt_[\w-]{43}$/;

/** Working ones first, then those that ended; the newest first. */
export async function listTokens(db: Queries): Promise<ApiToken[]> {
  const rows = await db.selectFrom('api_tokens').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  const tokens = rows.map(read);
  const now = new Date().toISOString();
  return [
    ...tokens.filter((token) => works(token, now)),
    ...tokens.filter((token) => !works(token, now)).slice(0, maxEndedTokens),
  ];
}

/** Null when there are too many. */
export function createToken(
  database: Database,
  { name, permissions, expiresInDays }: NewToken,
  actor: Actor & { kind: 'staff' },
): Promise<{ token: string; row: ApiToken } | null> {
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  return database.write(async (write) => {
    const now = Date.now();
    const working = (await listTokens(write)).filter((one) => works(one, new Date(now).toISOString()));
    if (working.length >= maxTokens) return null;
    const row = {
      id: randomUUID(),
      name,
      ending: token.slice(-4),
      permissions: grantable.filter((permission) => permissions.includes(permission)),
      created_by: actor.id,
      created_at: new Date(now).toISOString(),
      expires_at: expiresInDays === null ? null : new Date(now + expiresInDays * dayMs).toISOString(),
      last_used_at: null,
      revoked_at: null,
    };
    await write
      .insertInto('api_tokens')
      .values({ ...row, permissions: row.permissions.join(' '), token_hash: tokenHash(token) })
      .execute();
    const data = { permissions: row.permissions, expires_at: row.expires_at };
    await append(write, { kind: 'token.created', subjectId: row.id, data, words: { name } }, actor);
    return { token, row };
  });
}

/** A revoked token stays in the list, as its changes stay in the log. False when there is none that works. */
export function revokeToken(database: Database, id: string, actor: Actor): Promise<boolean> {
  return database.write(async (write) => {
    const { numUpdatedRows } = await write
      .updateTable('api_tokens')
      .set({ revoked_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await append(write, { kind: 'token.revoked', subjectId: id, data: {}, words: null }, actor);
    return true;
  });
}

/** The token that was given, read from the database each time; null for one that does not work. */
export async function findToken({ db }: Database, given: string): Promise<ApiToken | null> {
  if (!shape.test(given)) return null;
  const row = await db
    .selectFrom('api_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash(given))
    .executeTakeFirst();
  const now = new Date().toISOString();
  if (!row || !works(row, now)) return null;
  if (row.last_used_at === null || Date.parse(now) - Date.parse(row.last_used_at) >= usedEveryMs) {
    await db
      .updateTable('api_tokens')
      .set({ last_used_at: now })
      .where('id', '=', row.id)
      .execute()
      // The call itself matters more: the database may be read-only.
      .catch(() => {});
  }
  return read(row);
}

/** The names of tokens, by id. */
export async function tokenNames(db: Queries, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('api_tokens').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function works({ revoked_at, expires_at }: Pick<ApiToken, 'revoked_at' | 'expires_at'>, now: string): boolean {
  return revoked_at === null && (expires_at === null || expires_at > now);
}

/** A permission that this version does not know, or grants to no token any more, is none. */
function read({ token_hash: _, permissions, ...row }: ApiTokenTable): ApiToken {
  return { ...row, permissions: permissions.split(' ').filter(isGrantable) };
}
