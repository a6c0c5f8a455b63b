import { randomUUIDv7 } from 'node:crypto';
import { setImmediate as eventsRead } from 'node:timers/promises';
import { eraseCalls } from '#/calls/calls.ts';
import { cleanFiles } from '#/database/clean.ts';
import type { Database } from '#/database/open.ts';
import type { Queries, Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append, appendAll } from '#/events/append.ts';
import type { NewEvent } from '#/events/event-kinds.ts';
import { eraseAnswers, eraseSubmissions } from '#/inbox/changes/erase.ts';
import { requestsOf } from '#/inbox/changes/same-person.ts';
import { eraseViewsOf, type PersonNames } from '#/inbox/list/views.ts';
import { indexEach } from '#/inbox/search/search-index.ts';
import { removeMailFiles } from '#/outbox/channels/mail-files.ts';
import { type AddressHash, idHash } from './address.ts';
import { answersElsewhere } from './answers-elsewhere.ts';
import { keepErasureList } from './erasure-list.ts';
import { type ErasureCounts, noCounts, type Receipt, readReceipt } from './receipt.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    /** The subject is the receipt. */
    'person.erased': { data: ErasureCounts & { again: boolean }; words: null };
    'submission.erased': { data: { erasure: string }; words: null };
  }
}

export interface Eraser {
  database: Database;
  /** Where mail is written that is not sent. */
  dataDir: string;
  hashOf: AddressHash;
}

/** What one transaction erases: it makes other writers wait. */
const requestsAWrite = 50;

/**
 * Erases all of a person that we hold: requests with all that belongs to them, the calls and chats they were made in,
 * answers by email, and mail in files; then what is left of it in the files of the database. Null when there is nothing.
 * Requests that come meanwhile stay.
 */
export async function erasePerson(eraser: Eraser, address: string, actor: Actor): Promise<Receipt | null> {
  const { database } = eraser;
  const ids = await requestsOf(database.db, address, Number.MAX_SAFE_INTEGER);
  const answers = await answersElsewhere(database.db, address);
  if (ids.length === 0 && answers.length === 0) return null;
  const what = { ids, answers, addressHash: eraser.hashOf(address) };
  return erase(eraser, what, actor);
}

export interface ErasedThings {
  /** Of requests. */
  ids: string[];
  /** Of calls beside those of the requests. */
  calls?: string[];
  /** Of answers to requests of others. */
  answers: string[];
  addressHash: string;
}

/** Erases given rows under one receipt. `again` is given when a restored backup had them again. */
export async function erase(
  { database, dataDir }: Eraser,
  { ids, calls = [], answers, addressHash }: ErasedThings,
  actor: Actor,
  { again = false } = {},
): Promise<Receipt> {
  const id = randomUUIDv7();
  await database.write((write) => openReceipt(write, id, addressHash, actor));
  const counts = { ...noCounts };
  const files: string[] = [];
  for (let from = 0; from === 0 || from < ids.length; from += requestsAWrite) {
    const batch = ids.slice(from, from + requestsAWrite);
    const step = await database.write(async (write) => {
      const erased = await eraseBatch(write, { ids: batch, calls: from === 0 ? calls : [] }, id, actor);
      const isLast = from + requestsAWrite >= ids.length;
      if (isLast && answers.length > 0) {
        erased.counts.views += await eraseViewsOf(write, await sendersOf(write, answers));
        erased.counts.answers += await eraseAnswers(write, answers);
        await keepIds(write, answers, id);
      }
      const sum = add(counts, erased.counts);
      await write
        .updateTable('erasures')
        .set({ counts: JSON.stringify(sum) })
        .where('id', '=', id)
        .execute();
      await appendAll(write, erased.events, actor);
      return erased;
    });
    Object.assign(counts, add(counts, step.counts));
    files.push(...step.entries);
    await eventsRead();
  }
  counts.files = await removeMailFiles(dataDir, files);
  await database.write(async (write) => {
    const finished = { counts: JSON.stringify(counts), finished_at: new Date().toISOString() };
    await write.updateTable('erasures').set(finished).where('id', '=', id).execute();
    await append(write, { kind: 'person.erased', subjectId: id, data: { ...counts, again }, words: null }, actor);
  });
  await keepErasureList(database.db, dataDir);
  await cleanAfterErasures(database);
  const receipt = await readReceipt(database.db, id);
  if (!receipt) throw new Error('a receipt that was stored is not there');
  return receipt;
}

/** Cleans the files of the database, and notes it in the receipts that wait for it. */
export async function cleanAfterErasures(database: Database): Promise<void> {
  const before = new Date().toISOString();
  if (!(await cleanFiles(database))) return;
  await database.write(async (write) => {
    await write
      .updateTable('erasures')
      .set({ cleaned_at: new Date().toISOString() })
      .where('cleaned_at', 'is', null)
      .where('finished_at', '<=', before)
      .execute();
  });
}

async function openReceipt(write: Write, id: string, address_hash: string, actor: Actor): Promise<void> {
  await write
    .insertInto('erasures')
    .values({
      id,
      at: new Date().toISOString(),
      actor_kind: actor.kind,
      actor_id: 'id' in actor ? actor.id : null,
      address_hash,
      counts: JSON.stringify(noCounts),
      finished_at: null,
      cleaned_at: null,
    })
    .execute();
}

async function eraseBatch(write: Write, given: { ids: string[]; calls: string[] }, erasure: string, actor: Actor) {
  const { ids } = given;
  const calls = [...given.calls, ...(await callsOf(write, ids))];
  const sharers = calls.length === 0 ? [] : await othersOf(write, calls, ids);
  const entries = await entriesOf(write, ids);
  const views = ids.length === 0 ? 0 : await eraseViewsOf(write, await namesOf(write, ids));
  const { requests, replies, answers, mails } = await eraseSubmissions(write, ids);
  const said = await eraseCalls(write, calls, actor);
  await indexEach(write, sharers);
  await keepIds(write, [...ids, ...calls], erasure);
  const counts: ErasureCounts = { ...noCounts, requests, replies, answers, mails, ...said, views };
  const events = ids.map(
    (id): NewEvent => ({ kind: 'submission.erased', subjectId: id, data: { erasure }, words: null }),
  );
  return { counts, entries, events };
}

function namesOf(db: Queries, ids: string[]): Promise<PersonNames[]> {
  return db.selectFrom('form_submissions').select(['email', 'full_name', 'phone']).where('id', 'in', ids).execute();
}

async function sendersOf(db: Queries, answers: string[]): Promise<PersonNames[]> {
  const rows = await db
    .selectFrom('submission_answers')
    .select(['from_address as email', 'from_name as full_name'])
    .distinct()
    .where('id', 'in', answers)
    .execute();
  return rows.map((row) => ({ ...row, phone: null }));
}

async function callsOf(db: Queries, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('form_submissions')
    .select('call_id')
    .distinct()
    .where('id', 'in', ids)
    .where('call_id', 'is not', null)
    .execute();
  return rows.flatMap(({ call_id }) => call_id ?? []);
}

/** Requests of others that were made in the same calls: their words are searched with those of the call. */
async function othersOf(db: Queries, calls: string[], ids: string[]): Promise<string[]> {
  const rows = await db.selectFrom('form_submissions').select('id').where('call_id', 'in', calls).execute();
  const own = new Set(ids);
  return rows.map(({ id }) => id).filter((id) => !own.has(id));
}

/** The entries whose mail may have been written to a file: replies never are. */
async function entriesOf(db: Queries, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('outbox').select('id').where('subject_id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

async function keepIds(write: Write, ids: string[], erasure_id: string): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((id) => ({ hash: idHash(id), erasure_id }));
  await write
    .insertInto('erased_ids')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function add(one: ErasureCounts, other: ErasureCounts): ErasureCounts {
  return Object.fromEntries(
    Object.entries(one).map(([name, count]) => [name, count + other[name as keyof ErasureCounts]]),
  ) as unknown as ErasureCounts;
}
