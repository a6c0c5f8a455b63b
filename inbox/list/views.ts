import { randomUUIDv7 } from 'node:crypto';
import { fold } from '#/database/fold.ts';
import type { Database } from '#/database/open.ts';
import type { Queries, Write } from '#/database/schema.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    inbox_views: InboxViewTable;
  }
}

interface InboxViewTable {
  id: string;
  /** Whose it is; null for a view that everybody has. It goes with the account. */
  account_id: string | null;
  name: string;
  /** The query of the address in the staff app, without its `?`. */
  query: string;
}

/** A named set of filters and an order. */
export interface InboxView {
  id: string;
  name: string;
  query: string;
  shared: boolean;
}

/** What each account may keep, and all together share: more are no help in finding one. */
const maxViews = 50;

/** Those that everybody has, and those of an account, by name. */
export async function listViews(db: Queries, accountId: string | null): Promise<InboxView[]> {
  const rows = await db
    .selectFrom('inbox_views')
    .selectAll()
    .where(({ or, eb }) => or([eb('account_id', 'is', null), ...(accountId ? [eb('account_id', '=', accountId)] : [])]))
    .execute();
  // A name may be sealed.
  const key = ({ name, id }: InboxViewTable) => `${name.toLowerCase()} ${id}`;
  return rows.sort((one, other) => (key(one) < key(other) ? -1 : 1)).map(toView);
}

/** Null when there are as many as may be. */
export function saveView(
  database: Database,
  { name, query }: Pick<InboxView, 'name' | 'query'>,
  accountId: string | null,
): Promise<InboxView | null> {
  return database.write(async (write) => {
    const { amount } = await write
      .selectFrom('inbox_views')
      .select(({ fn }) => fn.countAll<number>().as('amount'))
      .where('account_id', accountId === null ? 'is' : '=', accountId)
      .executeTakeFirstOrThrow();
    if (Number(amount) >= maxViews) return null;
    const view = { id: randomUUIDv7(), account_id: accountId, name, query };
    await write.insertInto('inbox_views').values(view).execute();
    return toView(view);
  });
}

/** Null when there is no such view among those of the account and of everybody. */
export async function findView(db: Queries, id: string, accountId: string | null): Promise<InboxView | null> {
  return (await listViews(db, accountId)).find((view) => view.id === id) ?? null;
}

export async function renameView(database: Database, id: string, name: string): Promise<void> {
  await database.write((write) => write.updateTable('inbox_views').set({ name }).where('id', '=', id).execute());
}

export async function removeView(database: Database, id: string): Promise<void> {
  await database.write((write) => write.deleteFrom('inbox_views').where('id', '=', id).execute());
}

/** What names a person in a search. */
export interface PersonNames {
  email: string;
  full_name: string;
  phone: string | null;
}

/**
 * Deletes views that name people: whose search or name has their address, or whose search is their name or number and
 * nothing else. Gives how many went.
 */
export async function eraseViewsOf(write: Write, people: PersonNames[]): Promise<number> {
  const addresses = people.map(({ email }) => fold(email));
  const words = new Set(people.flatMap(({ full_name, phone }) => [full_name, phone ?? '']).map(fold));
  const namesSomebody = ({ name, query }: InboxViewTable) => {
    const search = fold(new URLSearchParams(query).get('q')?.trim() ?? '');
    return (
      (search !== '' && words.has(search)) ||
      addresses.some((address) => search.includes(address) || fold(name).includes(address))
    );
  };
  const ids = (await write.selectFrom('inbox_views').selectAll().execute())
    .filter((view) => namesSomebody(view))
    .map(({ id }) => id);
  if (ids.length > 0) await write.deleteFrom('inbox_views').where('id', 'in', ids).execute();
  return ids.length;
}

function toView({ id, account_id, name, query }: InboxViewTable): InboxView {
  return { id, name, query, shared: account_id === null };
}
