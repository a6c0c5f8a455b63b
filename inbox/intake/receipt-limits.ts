import { hash } from 'node:crypto';
import type { Database } from '#/database/open.ts';
import { prepared } from '#/database/prepared.ts';
import type { Queries, Write } from '#/database/schema.ts';
import type { ReceiptCountTable } from '../request/tables.ts';
import { mailboxOf } from './mailbox.ts';

/**
 * The receipts per UTC day. Anybody can type anybody's address into the form, so the limits bound how much mail a
 * stranger gets in our name.
 */
export const receiptsADay = {
  /** Enough for a visitor who corrects a request. */
  address: 3,
  /** A domain may deliver everything to one mailbox; rarely do more people of one company write in a day. */
  domain: 20,
  /** Mail services allow a small account about 500 emails a day; the notices to staff need their share. */
  site: 200,
} as const;

/** The limit that a receipt would exceed. */
export type ReceiptLimit = keyof typeof receiptsADay;

/**
 * Counts a receipt to `email` in the transaction that enqueues it; returns the limit it would exceed, or null. A
 * receipt above a limit is not counted, so that requests that name one victim do not use up the receipts of others.
 */
export async function countReceipt(write: Write, email: string, now: string): Promise<ReceiptLimit | null> {
  const day = now.slice(0, 10);
  const salt = await saltOf(write);
  const hashed = (text: string) => hash('sha256', `${salt} ${day} ${text}`, 'base64url');
  const { address, domain } = mailboxOf(email);
  const counters = { day, address: hashed(address), domain: hashed(domain ?? 'public services') };

  const limitOf = (rows: Total[], most: (limit: ReceiptLimit) => number): ReceiptLimit | null => {
    const totals = new Map(rows.map(({ key, total }) => [key, total]));
    const exceeds = (limit: ReceiptLimit, key: string) => (totals.get(key) ?? 0) > most(limit);
    if (exceeds('address', counters.address)) return 'address';
    if (domain !== null && exceeds('domain', counters.domain)) return 'domain';
    return exceeds('site', siteKey) ? 'site' : null;
  };

  // Counts only grow within a day, so that what is over a limit needs no lock on the counters to be found so.
  const reached = limitOf((await selectTotals(write, counters)).rows, (limit) => receiptsADay[limit] - 1);
  if (reached) return reached;
  const passed = limitOf((await countOne(write, counters)).rows, (limit) => receiptsADay[limit]);
  if (passed) await takeBack(write, counters);
  return passed;
}

/** Counts a receipt that a limit holds back. */
export async function countHeldBack(write: Write, now: string): Promise<void> {
  await addHeldBack(write, { day: now.slice(0, 10) });
}

/** The number of receipts held back by a limit on `now`'s day and the day before. */
export async function receiptsHeldBack(db: Queries, now: Date): Promise<number> {
  const days = await db
    .selectFrom('receipt_counts')
    .select('total')
    .where('day', '>=', dayBefore(now))
    .where('key', '=', heldBackKey)
    .execute();
  return days.reduce((sum, { total }) => sum + total, 0);
}

/** Deletes the counts of days before yesterday, which nothing reads. */
export async function forgetReceiptCounts(database: Database, now: Date): Promise<void> {
  await database.db.deleteFrom('receipt_counts').where('day', '<', dayBefore(now)).execute();
}

function dayBefore(now: Date): string {
  return new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
}

const siteKey = 'site';
const heldBackKey = 'held-back';

/** Keyed by the adapter, which a database and its transactions share. */
const salts = new WeakMap<object, string>();

async function saltOf(db: Queries): Promise<string> {
  const { adapter } = db.getExecutor();
  const known = salts.get(adapter);
  if (known !== undefined) return known;
  const { salt } = await db.selectFrom('receipt_salt').select('salt').executeTakeFirstOrThrow();
  salts.set(adapter, salt);
  return salt;
}

type Total = Pick<ReceiptCountTable, 'key' | 'total'>;

interface Counters {
  day: string;
  address: string;
  domain: string;
}

const countOne = prepared((db, { day, address, domain }: Counters) =>
  addTo(db, [
    { day, key: address, total: 1 },
    { day, key: domain, total: 1 },
    { day, key: siteKey, total: 1 },
  ]).returning(['key', 'total']),
);

const takeBack = prepared((db, { day, address, domain }: Counters) =>
  addTo(db, [
    { day, key: address, total: -1 },
    { day, key: domain, total: -1 },
    { day, key: siteKey, total: -1 },
  ]),
);

const addHeldBack = prepared((db, { day }: { day: string }) => addTo(db, [{ day, key: heldBackKey, total: 1 }]));

const selectTotals = prepared((db, { day, address, domain }: Counters) =>
  db
    .selectFrom('receipt_counts')
    .select(['key', 'total'])
    .where('day', '=', day)
    .where('key', 'in', [address, domain, siteKey]),
);

/** Every transaction locks the counters from the narrowest to the widest, and the held-back last, so that two of them cannot deadlock. */
function addTo(db: Queries, amounts: ReceiptCountTable[]) {
  return db
    .insertInto('receipt_counts')
    .values(amounts)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'key'])
        .doUpdateSet((row) => ({ total: row('receipt_counts.total', '+', row.ref('excluded.total')) })),
    );
}
