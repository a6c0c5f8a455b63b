import { createAccount } from '#/accounts/accounts.ts';
import type { DatabaseKind } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import { receiveSubmission } from '#/inbox/intake/receive.ts';
import type { SubmissionRow } from '#/inbox/request/tables.ts';
import { type AppOptions, cookieOf, openApp, staff } from './app.ts';

export const kim = { name: 'Kim Other', email: 'kim@example.com', password: 'a long enough password' };

export type Listed = SubmissionRow & { hit?: { field: string; before: string; match: string; after: string } | null };
export interface ListAnswer {
  items: Listed[];
  counts: { total: number; new: number; contacted: number; completed: number };
  overdue: number | null;
  next_cursor: string | null;
  as_of: string;
  matching: number | null;
  unsearched?: number;
  whole_words?: boolean;
}

/** An inbox with two members of staff: Sam, whose session makes the calls, and Kim. */
export async function openInbox(kind: DatabaseKind, options: AppOptions = {}) {
  const app = await openApp(kind, { formLimitPer10Min: 1_000, ...options });
  const headers = await app.signIn();
  await createAccount(app, kim, systemActor);
  const { email, password } = kim;
  const kims = { cookie: cookieOf(await app.send('POST', '/api/auth/sign-in/email', { email, password })) };
  const get = async (path: string) => (await app.request(path, { headers })).json();
  const { items } = await get('/api/staff');
  const idOf = (name: string): string => items.find((one: { name: string }) => one.name === name).id;

  /** Stores a request as a form does, and then changes what no visitor can give. */
  async function store(full_name: string, more: Record<string, unknown> = {}): Promise<string> {
    const { callId = null, stored = {}, ...given } = more as { callId?: string; stored?: Record<string, unknown> };
    const input = { full_name, email: 'ann@example.com', website: null, phone: null, bottleneck: 'Calls' };
    const receipt = await receiveSubmission(
      app.database,
      { ...input, contact_method: 'email', ...given },
      null,
      { kind: 'visitor' },
      { callId },
    );
    if (receipt.outcome === 'key-reused') throw new Error('no key was given');
    const { id } = receipt.row;
    if (Object.keys(stored).length > 0) {
      await app.database.db.updateTable('form_submissions').set(stored).where('id', '=', id).execute();
    }
    return id;
  }

  return {
    ...app,
    headers,
    kims,
    get,
    staff: items,
    samId: idOf(staff.name),
    kimId: idOf(kim.name),
    store,
    patch: (id: string, change: object, by: { cookie: string } = headers) =>
      app.send('PATCH', `/api/submissions/${id}`, change, { headers: by }),
    call: (method: string, path: string, body?: unknown, by: { cookie: string } = headers) =>
      body === undefined ? app.request(path, { method, headers: by }) : app.send(method, path, body, { headers: by }),
    list: (query: Record<string, string> = {}): Promise<ListAnswer> =>
      get(`/api/submissions?${new URLSearchParams(query)}`),
    /** The names on all pages of two, in their order. */
    async names(query: Record<string, string> = {}): Promise<string[]> {
      const names: string[] = [];
      let cursor: string | null = null;
      do {
        const page: ListAnswer = await get(
          `/api/submissions?${new URLSearchParams({ limit: '2', ...query, ...(cursor !== null && { cursor }) })}`,
        );
        names.push(...page.items.map(({ full_name }) => full_name));
        cursor = page.next_cursor;
      } while (cursor !== null);
      return names;
    },
  };
}
