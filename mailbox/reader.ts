import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#/database/open.ts';
import { type MailboxAddress, nameOf } from './address.ts';
import type { MailTaker } from './incoming-mail.ts';
import type { MailHead } from './mail-head.ts';
import { parseApart } from './parse-apart.ts';
import { advance, ClaimLostError, claim, type Place, release } from './place.ts';
import { MailboxError, type MailboxSession, openSession, tooLarge } from './session.ts';

/** The longest time until mail is seen that the server did not tell of. */
const lookMs = 60_000;
/** How often a process looks whether the one that reads is gone. */
const claimPollMs = 30_000;
const minBackOffMs = 1_000;
const maxBackOffMs = 5 * 60_000;
/** Heads of so many mails are read at once, and recorded as read together where none is stored. */
const headsAtOnce = 100;

export interface MailboxReaderOptions {
  database: Database;
  address: MailboxAddress;
  taker: MailTaker;
  onProblem(message: string, problem: { code?: string; error?: unknown }): void;
}

export interface MailboxReader {
  /** Resolves when nothing more is stored. */
  stop(): Promise<void>;
}

/**
 * Reads what comes into a mailbox, each mail once, and stores what belongs to a conversation. Of several processes on
 * one database, one reads. It changes nothing at the mail server.
 */
export function startMailboxReader({ database, address, taker, onProblem }: MailboxReaderOptions): MailboxReader {
  const stopped = new AbortController();
  const own = { name: nameOf(address), reader: randomUUID() };
  /** Up to this UID one mail is read at a time, since an answer of the server was too large. */
  let carefulUntil = 0;

  async function run(): Promise<void> {
    let failures = 0;
    while (!stopped.signal.aborted) {
      let pauseMs = claimPollMs;
      try {
        if (await claim(database, own.name, own.reader)) {
          await follow(() => {
            failures = 0;
          });
        }
      } catch (error) {
        if (stopped.signal.aborted) break;
        pauseMs = Math.min(minBackOffMs * 2 ** failures, maxBackOffMs);
        // A server may lock out whoever asks again and again.
        if (error instanceof MailboxError && error.code === 'sign-in-refused') pauseMs = maxBackOffMs;
        failures++;
        report(error);
        // Another process may reach the server.
        await release(database, own.name, own.reader).catch(() => {}); // it runs out by itself
      }
      await sleep(pauseMs, undefined, { signal: stopped.signal }).catch(() => {}); // stopped
    }
  }

  function report(error: unknown): void {
    if (error instanceof ClaimLostError) return;
    if (error instanceof MailboxError) onProblem('the mailbox could not be read yet', { code: error.code });
    else onProblem('mail could not be stored yet', { error });
  }

  /** Reads until the connection breaks or the reader is stopped. */
  async function follow(onRead: () => void): Promise<void> {
    const session = await openSession(address, stopped.signal);
    try {
      while (!stopped.signal.aborted) {
        await readNew(session);
        onRead();
        await session.changed(lookMs);
      }
    } finally {
      session.close();
    }
  }

  async function readNew(from: MailboxSession): Promise<void> {
    const place = await claim(database, own.name, own.reader);
    if (!place) throw new ClaimLostError('another process reads the mailbox');
    const { uidValidity, uidNext } = await from.open();
    // With another validity, UIDs are those of other mails; what was stored before is known by its Message-ID.
    const lastUid = place.uidValidity === uidValidity ? place.lastUid : 0;
    const uids = await from.uids(lastUid + 1, uidNext - 1);
    for (let index = 0; index < uids.length && !stopped.signal.aborted; ) {
      const atOnce = (uids[index] ?? 0) <= carefulUntil ? 1 : headsAtOnce;
      const some = uids.slice(index, index + atOnce);
      await readSome(from, some, uidValidity);
      index += some.length;
    }
  }

  async function readSome(from: MailboxSession, uids: number[], uidValidity: string): Promise<void> {
    const last = { uidValidity, lastUid: uids.at(-1) ?? 0 };
    try {
      await readEach(from, uids, last);
    } catch (error) {
      if (!(error instanceof MailboxError) || !tooLarge.includes(error.code)) throw error;
      carefulUntil = last.lastUid;
      if (uids.length > 1) throw error;
      onProblem('a mail was left alone, because the server sends more of it than was asked for', { code: error.code });
      await database.write((write) => advance(write, own, last, 1));
      throw error;
    }
  }

  async function readEach(from: MailboxSession, uids: number[], last: Place): Promise<void> {
    const heads = (await from.heads(uids)).sort((one, other) => one.uid - other.uid);
    const known = await taker.known([...new Set(heads.flatMap(({ answers }) => answers))]);
    const wanted = heads.filter(({ answers, isReport }) => isReport || answers.some((id) => known.has(id)));
    let next = 0;
    for (const head of wanted) {
      const at = uids.indexOf(head.uid);
      await readOne(from, head, { ...last, lastUid: head.uid }, at - next);
      if (stopped.signal.aborted) return;
      next = at + 1;
    }
    if (next < uids.length) await database.write((write) => advance(write, own, last, uids.length - next));
  }

  /** `leftAlone` is how many were left alone before it. */
  async function readOne(
    from: MailboxSession,
    { uid, answers }: MailHead,
    place: Place,
    leftAlone: number,
  ): Promise<void> {
    const source = await from.source(uid);
    const mail = source && (await parseApart(source, answers));
    await database.write(async (write) => {
      await advance(write, own, place, leftAlone);
      const isTaken = mail !== null && (await taker.take(write, mail));
      if (!isTaken) await advance(write, own, place, 1);
    });
  }

  const running = run();
  return {
    async stop() {
      stopped.abort();
      await running;
      await release(database, own.name, own.reader).catch(() => {}); // it runs out by itself
    },
  };
}
