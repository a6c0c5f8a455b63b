import { sql } from 'kysely';
import type { Queries } from '#/database/schema.ts';
import { joinedBelow } from './joined/joined-tree.ts';
import { columns, isShown, toRows } from './submission-row.ts';
import type { SubmissionStatus } from './submission-status.ts';
import type { SubmissionRow } from './tables.ts';

/** Another request of the same person. */
export interface OtherRequest {
  id: string;
  full_name: string;
  created_at: string;
  status: SubmissionStatus | null;
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

/** A person is an email address, without regard to case, or a phone number. */
export async function readSamePerson(db: Queries, { id, email, phone }: SubmissionRow): Promise<SamePerson> {
  // As the indexes of migration 0018 have them.
  const keys = [
    email && sql<boolean>`substr(lower(email), 1, 320) = substr(lower(${email}), 1, 320)`,
    phone && sql<boolean>`phone is not null and substr(phone, 1, 40) = substr(${phone}, 1, 40)`,
  ];
  const found = await Promise.all(
    keys.map((key) =>
      key
        ? db
            .selectFrom('form_submissions')
            .select(['id', 'full_name', 'created_at', 'status'])
            .where(key)
            .where(isShown)
            .where('id', '<>', id)
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .limit(maxOthers + 1)
            .execute()
        : [],
    ),
  );
  const others = [...new Map(found.flat().map((row) => [row.id, row])).values()].sort((one, other) =>
    one.created_at < other.created_at ? 1 : -1,
  );
  return { others: others.slice(0, maxOthers), more: others.length > maxOthers, joined: await readJoined(db, id) };
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
