import { setTimeout as sleep } from 'node:timers/promises';
import { migrate, NewerDatabaseError } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open.ts';
import { StorageUnavailableError } from '#/database/storage-error.ts';
import { inboxMail } from '#/inbox/mail.ts';
import { forgetKeysBefore } from '#/inbox/submissions.ts';
import { createMailDelivery } from '#/outbox/mail-delivery.ts';
import { startOutboxWorker } from '#/outbox/worker.ts';
import { createAccount, hasAccounts } from '#/staff/accounts.ts';
import { authSecret, createAuth } from '#/staff/auth.ts';
import { createSetUp } from '#/staff/set-up.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { DataDirError, lockDataDir } from './data-dir.ts';
import { createApp } from './http/app.ts';
import { listen, PortError } from './listen.ts';
import { createLog } from './log.ts';
import { loadSite } from './site.ts';
import { ensureSiteBuilt, SiteBuildError } from './site-build.ts';

const hourMs = 3_600_000;
const keysKeptMs = 24 * hourMs;
/** Together below the ten seconds that most supervisors give. */
const drainMs = 6_000;
const settleMs = 2_000;

/** Starts everything in the order in which it can still be called off without a trace, and stops it on a signal. */
async function main(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const server = await listen(config);
  const lock = lockDataDir(config.dataDir);
  const site = await loadSite(
    await ensureSiteBuilt({ publicUrl: config.publicUrl, onBuild: () => say('Building the site …') }),
  );

  const database = openDatabase(config);
  await migrate(database);
  const { publicUrl } = config;
  const auth = createAuth({ database, secret: authSecret(config.dataDir), publicUrl });
  if (config.firstStaff && !(await hasAccounts(auth))) {
    await createAccount(auth, { name: config.firstStaff.email, ...config.firstStaff });
  }
  const setUp = (await hasAccounts(auth)) ? null : createSetUp(auth);

  const delivery = createMailDelivery(config);
  const outbox = startOutboxWorker({
    database,
    delivery,
    compose: inboxMail(database, config),
    onError: (message, error, entry) => log.warn({ entry: entry?.id, attempts: entry?.attempts, error }, message),
  });
  const housekeeping = setInterval(() => {
    forgetKeysBefore(database, new Date(Date.now() - keysKeptMs)).catch((error: unknown) =>
      log.warn({ error }, 'old idempotency keys could not be removed'),
    );
  }, hourMs);

  const app = await createApp({ database, auth, setUp, site, log, wakeOutbox: outbox.wake, settings: config });
  server.serve(app.fetch);

  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${server.port}`;
  say(`E-mail is ${delivery.description}.`);
  if (setUp)
    say(`Nobody has an account yet. Make the first one: ${publicUrl ?? address}/admin/set-up?token=${setUp.token}`);
  say(`Frontdesk is listening on ${address}`);

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    clearInterval(housekeeping);
    await server.close(drainMs);
    // A mail server may take its time; what it has not answered by then is tried again after the next start.
    await Promise.race([outbox.stop(), sleep(settleMs)]);
    delivery.close();
    await database.close();
    lock.release();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What an operator can mend is told in a line each; anything else is a bug and shown whole. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.lines.join('\n');
  const expected = [DataDirError, PortError, NewerDatabaseError, StorageUnavailableError, SiteBuildError];
  if (expected.some((kind) => error instanceof kind)) return `Frontdesk did not start: ${(error as Error).message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await main(readConfig());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
