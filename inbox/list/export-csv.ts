import { setImmediate as eventsRead } from 'node:timers/promises';
import type { Position } from '#/database/cursor.ts';
import type { Database } from '#/database/open.ts';
import { csvLine } from '#/http/csv-line.ts';
import { toRows } from '../request/submission-row.ts';
import type { SubmissionRow } from '../request/tables.ts';
import type { SubmissionFilter } from './filter.ts';
import { filterSubmissions, type Order } from './pages.ts';

/** A page of rows is read at a time, when the receiver has taken the one before: some milliseconds on SQLite. */
const rowsAPage = 100;

/** Excel reads a file without it in the code page of its machine, and so every name that is not ASCII wrongly. */
const byteOrderMark = '\ufeff';

const columns: [name: string, value: (row: SubmissionRow, nameOf: (id: string) => string) => string | number | null][] =
  [
    ['id', ({ id }) => id],
    ['created_at', ({ created_at }) => created_at],
    ['full_name', ({ full_name }) => full_name],
    ['email', ({ email }) => email],
    ['website', ({ website }) => website],
    ['phone', ({ phone }) => phone],
    ['bottleneck', ({ bottleneck }) => bottleneck],
    ['contact_method', ({ contact_method }) => contact_method],
    ['status', ({ status }) => status ?? 'new'],
    ['assignee', ({ assignee_id }, nameOf) => (assignee_id === null ? null : nameOf(assignee_id))],
    ['labels', ({ labels }) => labels.join(', ')],
    ['notes', ({ notes }) => notes],
    ['source', ({ source }) => source],
    ['urgent', ({ urgent }) => (urgent ? 'yes' : 'no')],
    ['spam', ({ is_spam }) => (is_spam ? 'yes' : 'no')],
    ['contacted_at', ({ contacted_at }) => contacted_at],
    ['reply_due_at', ({ due_at }) => due_at],
    ['joined_requests', ({ joined }) => joined],
  ];

export interface CsvOptions {
  filter: SubmissionFilter;
  order: Order;
  /** The account that asks. */
  me: string | null;
  /** The names of accounts, by id. */
  nameOf(accountIds: string[]): Promise<ReadonlyMap<string, string>>;
}

/**
 * The requests of a filter as CSV (RFC 4180), a page at a time; what arrives meanwhile is not among them. From the newest
 * on nothing can be behind the first page that was not stored before it; from the oldest on the time of the call is the
 * end, and the millisecond of the call is within.
 */
export async function* writeCsv({ db }: Database, { filter, order, me, nameOf }: CsvOptions): AsyncGenerator<string> {
  const now = new Date();
  const end = order === 'asc' ? new Date(now.getTime() + 1).toISOString() : undefined;
  const until = filter.until ?? end;
  const filtered = filterSubmissions(until === undefined ? filter : { ...filter, until }, me, now);
  const names = new Map<string, string>();
  let head = byteOrderMark + csvLine(columns.map(([name]) => name));
  for (let after: Position | null = null; ; ) {
    const stored = await filtered.page(db, order, after, rowsAPage);
    const rows = stored.length > 0 ? await toRows(db, stored) : [];
    const unknown = rows.flatMap(({ assignee_id }) => assignee_id ?? []).filter((id) => !names.has(id));
    if (unknown.length > 0) for (const [id, name] of await nameOf([...new Set(unknown)])) names.set(id, name);
    const nameFor = (id: string) => names.get(id) ?? '';
    yield head + rows.map((row) => csvLine(columns.map(([, value]) => value(row, nameFor)))).join('');
    head = '';
    const last = stored.at(-1);
    if (!last || stored.length < rowsAPage) return;
    after = last;
    await eventsRead();
  }
}
