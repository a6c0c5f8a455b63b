import { type RawBuilder, sql } from 'kysely';
import { kindOf } from '#/database/kind-of.ts';
import type { Queries } from '#/database/schema.ts';
import { hasValue } from '#/database/sealing-plugin.ts';
import { joinedBelow } from '../joined/joined-tree.ts';
import { columns, isShown, toRows } from '../request/submission-row.ts';
import type { SubmissionStatus } from '../request/submission-status.ts';
import type { SubmissionRow } from '../request/tables.ts';

/** Another request of the same person. */
export interface OtherRequest {
  id: string;
  full_name: string;
  created_at: string;
  status: SubmissionStatus | null;
  /** What tells that it is the same person; the address, where both do. */
  by: 'email' | 'phone';
}

/** What one person has sent, beside a request. */
export interface SamePerson {
  /** Those that are in the lists, the newest first. */
  others: OtherRequest[];
  /** There are others yet. */
  more: boolean;
  /** Those that are joined to the request, the oldest first. */
  joined: SubmissionRow[];
}

/** More are shown by a search for the address. */
const maxOthers = 20;

/** Of those whose address begins alike, SQLite looks at so many, the newest: some milliseconds. */
const maxAlike = 1_000;

/** A person is an email address, without regard to case, or a phone number. */
export async function readSamePerson(db: Queries, { id, email, phone }: SubmissionRow): Promise<SamePerson> {
  const keys = { email: email && sameEmail(db, email), phone: phone && samePhone(db, phone) };
  const found = await Promise.all(
    (['phone', 'email'] as const).map(async (by) => {
      const key = keys[by];
      if (!key) return [];
      const rows = await db
        .selectFrom('form_submissions')
        .select(['id', 'full_name', 'created_at', 'status'])
        .where(key)
        .where(isShown)
        .where('id', '<>', id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxOthers + 1)
        .execute();
      return rows.map((row) => ({ ...row, by }));
    }),
  );
  const others = [...new Map(found.flat().map((row) => [row.id, row])).values()].sort((one, other) =>
    one.created_at < other.created_at ? 1 : -1,
  );
  return { others: others.slice(0, maxOthers), more: others.length > maxOthers, joined: await readJoined(db, id) };
}

function sameEmail(db: Queries, email: string): RawBuilder<boolean> {
  // The indexes of Postgres have these expressions, since migration 0018.
  const same = sql<boolean>`substr(lower(email), 1, 320) = substr(lower(${email}), 1, 320)`;
  if (kindOf(db) === 'postgres') return isFrom(db, email, same);
  return isFrom(
    db,
    email,
    sql`${alike(sql`substr(lower(email), 1, 24) = substr(lower(${email}), 1, 24)`)} and ${same}`,
  );
}

/** The condition that a request is from an address; `plain` where addresses are not sealed. */
export function isFrom(db: Queries, email: string, plain: RawBuilder<boolean>): RawBuilder<boolean> {
  return hasValue(db, { column: 'form_submissions.email_key', purpose: 'email' }, email, plain);
}

/** All requests that an address has sent: also those that are spam, joined to others or just deleted. */
export async function requestsOf(db: Queries, email: string, limit: number): Promise<string[]> {
  // Nobody's address that only begins alike.
  const characters = sql.lit(kindOf(db) === 'postgres' ? 320 : 24);
  const begins = sql`substr(lower(email), 1, ${characters}) = substr(lower(${email}), 1, ${characters})`;
  const rows = await db
    .selectFrom('form_submissions')
    .select('id')
    .where(isFrom(db, email, sql`${begins} and lower(email) = lower(${email})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

function samePhone(db: Queries, phone: string): RawBuilder<boolean> {
  const same = sql<boolean>`phone is not null and substr(phone, 1, 40) = substr(${phone}, 1, 40)`;
  const plain =
    kindOf(db) === 'postgres'
      ? same
      : sql<boolean>`${alike(sql`phone is not null and substr(phone, 1, 24) = substr(${phone}, 1, 24)`)} and ${same}`;
  return hasValue(db, { column: 'form_submissions.phone_key', purpose: 'phone' }, phone, plain);
}

/** The condition is that of an index of migration 0021, which gives its rows in the order they were stored. */
function alike(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`form_submissions.rowid in (select rowid from form_submissions where ${condition}
    order by rowid desc limit ${sql.lit(maxAlike)})`;
}

async function readJoined(db: Queries, id: string): Promise<SubmissionRow[]> {
  const below = await joinedBelow(db, [id]);
  if (below.length === 0) return [];
  const rows = await db
    .selectFrom('form_submissions')
    .select(columns)
    .where(
      'id',
      'in',
      below.map((joined) => joined.id),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return toRows(db, rows);
}
