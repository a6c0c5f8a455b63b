import { createHmac, hkdfSync, randomUUIDv7, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#/database/open.ts';
import type { Queries } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { getSubmission } from '#/inbox/request/submission-row.ts';
import { byMail, enqueue } from '#/outbox/queue.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    /** A visitor has confirmed what they ask for; the subject is the request whose mail they followed. */
    'submission.data_asked': { data: { wants: Wish }; words: null };
    'submission.data_given': { data: { wants: Wish }; words: null };
  }
}

export const wishes = ['copy', 'erasure'] as const;
export type Wish = (typeof wishes)[number];

/** The kind of the outbox's entry for the mail that confirms; its subject is the request. */
export const confirmKind = 'person.confirm';

/** The kind of the entry for the mail that tells staff. */
export const askedKind = 'person.asked';

const dayMs = 86_400_000;
/** Whoever holds the first link can have so many mails sent in a day. */
const maxAsksADay = 3;
const maxListed = 200;

/** Signs links in mail: nobody else can make one. */
export interface LinkSigner {
  sign(purpose: 'ask' | 'confirm', id: string): string;
  /** The id of a link that we signed, or null. */
  read(purpose: 'ask' | 'confirm', token: string): string | null;
}

export function createLinkSigner(secret: string): LinkSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links to own data', 32));
  const macOf = (purpose: string, id: string) => createHmac('sha256', key).update(`${purpose} ${id}`).digest();
  return {
    sign: (purpose, id) => `${id}.${macOf(purpose, id).toString('base64url')}`,
    read(purpose, token) {
      const [id = '', mac = ''] = token.split('.');
      const given = Buffer.from(mac, 'base64url');
      const wanted = macOf(purpose, id);
      return z.guid().safeParse(id).success && given.length === wanted.length && timingSafeEqual(given, wanted)
        ? id
        : null;
    },
  };
}

/** Asks by mail whether it was them. `gone` when the request no longer exists. */
export function ask(
  database: Database,
  submissionId: string,
  wants: Wish,
  now: Date,
): Promise<'asked' | 'limited' | 'gone'> {
  return database.write(async (write) => {
    if (!(await getSubmission(write, submissionId))) return 'gone';
    const { total } = await write
      .selectFrom('person_asks')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('submission_id', '=', submissionId)
      .where('created_at', '>', new Date(now.getTime() - dayMs).toISOString())
      .executeTakeFirstOrThrow();
    if (Number(total) >= maxAsksADay) return 'limited';
    const at = now.toISOString();
    const row = { id: randomUUIDv7(), submission_id: submissionId, wants, created_at: at };
    await write
      .insertInto('person_asks')
      .values({ ...row, confirmed_at: null, done_at: null })
      .execute();
    await enqueue(write, { kind: confirmKind, ...byMail, subjectId: submissionId, now: at });
    return 'asked';
  });
}

/** The latest ask of a request that waits for its confirmation. */
export async function latestAsk(db: Queries, submissionId: string): Promise<{ id: string; wants: Wish } | null> {
  const row = await db
    .selectFrom('person_asks')
    .select(['id', 'wants'])
    .where('submission_id', '=', submissionId)
    .where('confirmed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** What a link that confirms is about; null when it is older than a day, or what it is about is gone. */
export async function readAsk(
  db: Queries,
  id: string,
  now: Date,
): Promise<{ wants: Wish; isConfirmed: boolean } | null> {
  const row = await db
    .selectFrom('person_asks')
    .select(['wants', 'confirmed_at'])
    .where('id', '=', id)
    .where('created_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .executeTakeFirst();
  return row ? { wants: row.wants, isConfirmed: row.confirmed_at !== null } : null;
}

/** Tells staff what is asked for. False when the link is no longer good; a second press changes nothing. */
export function confirmAsk(database: Database, id: string, now: Date, actor: Actor): Promise<boolean> {
  return database.write(async (write) => {
    if (!(await readAsk(write, id, now))) return false;
    const confirmed = await write
      .updateTable('person_asks')
      .set({ confirmed_at: now.toISOString() })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .returning(['submission_id', 'wants'])
      .executeTakeFirst();
    if (confirmed) {
      const { submission_id, wants } = confirmed;
      await enqueue(write, { kind: askedKind, ...byMail, subjectId: submission_id, now: now.toISOString() });
      await append(
        write,
        { kind: 'submission.data_asked', subjectId: submission_id, data: { wants }, words: null },
        actor,
      );
    }
    return true;
  });
}

export interface OpenAsk {
  id: string;
  email: string;
  wants: Wish;
  confirmed_at: string;
}

/** What people have asked for and staff have not done yet, the longest waiting first. */
export async function listAsks(db: Queries): Promise<OpenAsk[]> {
  const rows = await db
    .selectFrom('person_asks')
    .innerJoin('form_submissions', 'form_submissions.id', 'person_asks.submission_id')
    .select(['person_asks.id', 'email', 'wants', 'confirmed_at'])
    .where('confirmed_at', 'is not', null)
    .where('done_at', 'is', null)
    .orderBy('confirmed_at')
    .limit(maxListed)
    .execute();
  return rows.map((row) => ({ ...row, confirmed_at: row.confirmed_at ?? '' }));
}

/** False when there is none to be done. */
export function finishAsk(database: Database, id: string, actor: Actor): Promise<boolean> {
  return database.write(async (write) => {
    const done = await write
      .updateTable('person_asks')
      .set({ done_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('confirmed_at', 'is not', null)
      .where('done_at', 'is', null)
      .returning(['submission_id', 'wants'])
      .executeTakeFirst();
    if (!done) return false;
    const { submission_id, wants } = done;
    await append(
      write,
      { kind: 'submission.data_given', subjectId: submission_id, data: { wants }, words: null },
      actor,
    );
    return true;
  });
}
