import type { Auth } from '#/accounts/auth.ts';
import { forgetInvitations } from '#/accounts/invitations.ts';
import { forgetNotices } from '#/accounts/notices.ts';
import { forgetResets } from '#/accounts/reset/password-resets.ts';
import { forgetSessions } from '#/accounts/session-life.ts';
import { forgetSigningKeys } from '#/accounts/staff-tokens/signing-keys.ts';
import { closeLostCalls } from '#/calls/retention.ts';
import { withLease } from '#/database/lease.ts';
import type { Database } from '#/database/open.ts';
import { sealLeft } from '#/database/seal.ts';
import { eraseDeleted, restorableMs } from '#/inbox/changes/delete.ts';
import { forgetReceiptCounts } from '#/inbox/intake/receipt-limits.ts';
import { forgetKeysBefore } from '#/inbox/intake/receive.ts';
import { sweepMailFiles } from '#/outbox/channels/mail-files.ts';
import { cleanAfterErasures, type Eraser } from '#/people/erase-person.ts';
import { keepErasureList } from '#/people/erasure-list.ts';
import { replayListed } from '#/people/replay.ts';
import type { Config } from './config/config.ts';
import type { Log } from './log.ts';
import { forgetOld, retentionRules } from './retention.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const keysKeptMs = 24 * hourMs;
/** Longer than it ever takes. */
const leaseMs = 10 * minuteMs;

export interface HousekeepingOptions {
  database: Database;
  auth: Auth;
  eraser: Eraser;
  config: Config;
  log: Log;
}

/** Removes what is too old, at the start and each hour; of several servers on one database by one at a time. */
export function startHousekeeping({ database, auth, eraser, config, log }: HousekeepingOptions): { stop(): void } {
  const rules = retentionRules(database, config);

  async function removeOld(): Promise<void> {
    const now = new Date();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const work = [
      forgetKeysBefore(database, before(keysKeptMs)),
      eraseDeleted(database, before(restorableMs)),
      forgetReceiptCounts(database, now),
      sweepMailFiles(database.db, config.dataDir, now),
      forgetNotices(database, now),
      forgetResets(database, now),
      forgetSessions(auth, database, now),
      forgetSigningKeys(database, now),
      closeLostCalls(database, now),
      forgetOld(rules, now).then((forgotten) => {
        for (const kind of forgotten) log.info(kind, 'what is too old was deleted');
      }),
      forgetInvitations(database, now),
      sealLeft(database),
    ];
    const done = work.map((job) =>
      job.catch((error: unknown) => log.warn({ error }, 'what is too old could not be removed')),
    );
    await Promise.all(done);
    await replayListed(eraser); // a database may be restored while we run
    await keepErasureList(database.db, config.dataDir);
    await cleanAfterErasures(database);
  }

  /** Each server removes its own files, too, so one that finds another at work comes back. */
  function keepHouse(): void {
    withLease(database, { name: 'housekeeping', forMs: leaseMs }, removeOld)
      .then((isDone) => isDone || setTimeout(keepHouse, minuteMs).unref())
      .catch((error: unknown) => log.warn({ error }, 'what was deleted is not gone from the files yet'));
  }

  const hourly = setInterval(keepHouse, hourMs);
  keepHouse();
  return { stop: () => clearInterval(hourly) };
}
