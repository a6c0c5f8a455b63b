import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { secretFile } from '#/accounts/auth-secret.ts';
import { readBackupState } from '#/backups/state.ts';
import { type Database, openDatabase, sqliteFile } from '#/database/open.ts';
import { checkSeal, SealKeyError } from '#/database/seal.ts';
import type { Config } from '#/server/config/config.ts';
import { canConnect, portOf } from './can-connect.ts';

const gigabyte = 1_024 ** 3;
/** Below this much room the disk is nearly full. */
const minFreeBytes = gigabyte;
const maxClockDifferenceMs = 5_000;
/** Reaching the database may take this long after `now` was read. */
const maxElapsedMs = 5_000;
const hourMs = 3_600_000;
/** The receivers of this many webhooks are tried. */
const maxWebhooks = 20;

/** A sentence for each thing that is wrong or about to be, with what to do about it. None contains a secret. */
export async function findProblems(config: Config, now = new Date()): Promise<string[]> {
  return [
    ...contradictions(config),
    ...aboutDisk(config),
    ...aboutRights(config),
    ...(await aboutData(config, now)),
    ...(await aboutServices(config)),
  ];
}

const isLoopback = (host: string) => /^(127\.|localhost$|::1$)/.test(host);

/** Settings that are valid alone, but not together. */
function contradictions(config: Config): string[] {
  const { publicUrl, databaseUrl, smtpUrl } = config;
  const isBehindProxy = config.trustedProxyHops > 0;
  const given: [boolean, string][] = [
    [
      publicUrl?.startsWith('https:') === true && !isBehindProxy,
      'PUBLIC_URL is https, so a proxy stands in front, but TRUSTED_PROXY_HOPS is 0: all visitors count as one address. Set it to the number of your proxies.',
    ],
    [
      isBehindProxy && !publicUrl,
      'TRUSTED_PROXY_HOPS is set and PUBLIC_URL is not: cookies are not marked secure, and links in mail lack the name of the site.',
    ],
    [
      config.instanceUrl !== undefined && !databaseUrl,
      'INSTANCE_URL is for several servers on one Postgres, and DATABASE_URL is not set: it has no effect.',
    ],
    [
      config.instanceUrl !== undefined && !smtpUrl,
      'Several servers and no SMTP_URL: each writes its mail to files of its own.',
    ],
    [
      config.mailbox !== undefined && !smtpUrl,
      'IMAP_URL is set and SMTP_URL is not: no mail goes out that somebody could answer.',
    ],
    [
      config.digestAt !== undefined && !smtpUrl,
      'DIGEST_AT is set and SMTP_URL is not: the digest is written to a file that nobody reads.',
    ],
  ];
  return sentencesOf(given);
}

/** Sentences about settings that work, but that an operator may want to change. */
export function advise(config: Config): string[] {
  const { publicUrl, databaseUrl } = config;
  return sentencesOf([
    [
      config.trustedProxyHops > 0 && !isLoopback(config.host) && !config.instanceUrl,
      `HOST is ${config.host} and TRUSTED_PROXY_HOPS is set: whoever reaches the port beside the proxy can pretend to be any address. Let only the proxy reach it.`,
    ],
    [
      databaseUrl !== undefined && existsSync(sqliteFile(config.dataDir)),
      `DATABASE_URL is set, and ${sqliteFile(config.dataDir)} is there, too: it is not used. npm run move copies it to an empty Postgres; move it away otherwise.`,
    ],
    [
      config.webhookLocalTargets && publicUrl?.startsWith('https:') === true,
      'WEBHOOK_LOCAL_TARGETS is on: whoever manages webhooks can reach the machines of your network.',
    ],
    [
      config.backups === null,
      'No backups are made by themselves: set BACKUP_TO, or let another program copy the database.',
    ],
    [
      config.backups?.to.kind === 'folder' && `${config.backups.to.folder}/`.startsWith(`${config.dataDir}/`),
      'BACKUP_TO is a folder in DATA_DIR: a disk that is lost takes the backups with it.',
    ],
    [
      config.backups?.to.kind === 'folder' && config.instanceUrl !== undefined,
      'BACKUP_TO is a folder, and several servers share the database: the one that makes a backup keeps it on its own disk. Mount one folder everywhere, or name a bucket.',
    ],
    [
      config.backups?.to.kind === 's3' && config.backups.to.endpoint.startsWith('http:'),
      'BACKUP_S3_ENDPOINT is not https: whoever is on the way can read the backups.',
    ],
    [
      config.backups?.to.kind === 's3' && config.sealKey === undefined,
      'Backups leave this machine and SEAL_KEY is not set: whoever reads the bucket reads what people wrote.',
    ],
  ]);
}

function sentencesOf(given: [boolean, string][]): string[] {
  return given.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
}

/** A server's write-ahead log usually has some tens of megabytes. */
const maxLogBytes = gigabyte / 2;

function aboutDisk({ dataDir }: Config): string[] {
  const folder = existsSync(dataDir) ? dataDir : path.dirname(dataDir);
  if (!existsSync(folder)) return [`DATA_DIR ${dataDir} is in a folder that is not there.`];
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const file = sqliteFile(dataDir);
  const size = existsSync(file) ? statSync(file).size : 0;
  const needed = Math.max(minFreeBytes, 2 * size);
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  const inGigabytes = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB`;
  const found: string[] = [];
  if (log > maxLogBytes) {
    found.push(
      `The write-ahead log has ${inGigabytes(log)}: nobody empties it. Is SQLITE_CHECKPOINTS litestream, and Litestream not running?`,
    );
  }
  if (free >= needed) return found;
  return [
    ...found,
    `The disk of DATA_DIR has ${inGigabytes(free)} left; ${inGigabytes(needed)} are needed for backups, upgrades and what comes in.`,
  ];
}

/** Files of the data directory that others than their owner may read. */
function aboutRights({ dataDir }: Config): string[] {
  const isOpen = (file: string) => existsSync(file) && (statSync(file).mode & 0o077) !== 0;
  const files = existsSync(dataDir)
    ? readdirSync(dataDir).flatMap((name) =>
        /^(frontdesk\.db|before-|erasures)/.test(name) ? [path.join(dataDir, name)] : [],
      )
    : [];
  return [dataDir, secretFile(dataDir), ...files, path.resolve('.env')]
    .filter(isOpen)
    .map(
      (file) => `Others than its owner may read ${file}: chmod ${statSync(file).isDirectory() ? '700' : '600'} ${file}`,
    );
}

/** Problems that only the database shows. */
async function aboutData(config: Config, now: Date): Promise<string[]> {
  if (!config.databaseUrl && !existsSync(sqliteFile(config.dataDir))) return [];
  let database: Database | null = null;
  try {
    database = openDatabase(config);
    const { db } = database;
    const tables = new Set((await database.raw.introspection.getTables()).map(({ name }) => name));
    return [
      ...(tables.has('events') ? await aboutClock(database, now) : []),
      ...(tables.has('settings') ? await aboutBackups(db, config, now) : []),
      ...(tables.has('seals') ? await aboutKey(database) : []),
      ...(tables.has('outbox_holds') ? await aboutWebhooks(db) : []),
    ];
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    return [`The database cannot be read${typeof code === 'string' ? ` (${code})` : ''}: nothing works without it.`];
  } finally {
    await database?.close().catch(() => {}); // one that cannot be reached may fail to close
  }
}

async function aboutClock({ db, kind }: Database, now: Date): Promise<string[]> {
  const found: string[] = [];
  const last = await db.selectFrom('events').select('at').orderBy('number', 'desc').limit(1).executeTakeFirst();
  if (last && Date.parse(last.at) > now.getTime() + maxClockDifferenceMs) {
    found.push(
      `The clock of this machine says ${now.toISOString()}, and the last change was made at ${last.at}: set the clock (NTP).`,
    );
  }
  if (kind === 'postgres') {
    const { rows } = await sql<{ now: string }>`select now() as now`.execute(db);
    const difference = Math.abs(Date.parse(rows[0]?.now ?? '') - now.getTime());
    if (difference > maxClockDifferenceMs + maxElapsedMs) {
      found.push(
        `The clocks of this machine and of Postgres differ by ${Math.round(difference / 1_000)} seconds: set them (NTP).`,
      );
    }
  }
  return found;
}

async function aboutBackups(db: Database['db'], { backups }: Config, now: Date): Promise<string[]> {
  if (!backups) return [];
  const { lastAt, failures, error } = await readBackupState(db);
  if (failures > 0)
    return [
      `Backups fail, ${failures === 1 ? 'once' : `${failures} times in a row`}, last with ${error}: look at BACKUP_TO and its keys.`,
    ];
  if (lastAt === null) return ['No scheduled backup was made yet: the first one comes within a minute of a start.'];
  const ageMs = now.getTime() - Date.parse(lastAt);
  if (ageMs <= backups.everyMs + hourMs) return [];
  return [`The newest scheduled backup is of ${lastAt}, older than BACKUP_EVERY: is a server running?`];
}

async function aboutWebhooks(db: Database['db']): Promise<string[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select(['name', 'url', 'failures', 'last_error', 'paused_at'])
    .limit(maxWebhooks)
    .execute();
  const checks = rows.map(async ({ name, url, failures, last_error, paused_at }) => {
    if (paused_at !== null) return `The webhook ${name} is paused: Settings, Webhooks resumes it.`;
    if (failures > 0) return `The webhook ${name} fails, ${failures} times in a row (${last_error ?? 'unknown'}).`;
    const receiver = new URL(url);
    const isOpen = await canConnect(receiver.hostname, portOf(receiver));
    return isOpen ? null : `The receiver of the webhook ${name} cannot be reached at ${receiver.hostname}.`;
  });
  return (await Promise.all(checks)).filter((line) => line !== null);
}

async function aboutKey(database: Database): Promise<string[]> {
  try {
    await checkSeal(database);
    return [];
  } catch (error) {
    if (error instanceof SealKeyError) return [`No server starts: ${error.message}.`];
    throw error;
  }
}

/** Services that the settings name and that do not answer. */
async function aboutServices({ smtpUrl, mailbox, textMessages }: Config): Promise<string[]> {
  const smtp = smtpUrl ? new URL(smtpUrl) : null;
  const texts = textMessages ? new URL(textMessages.url) : null;
  const named = [
    smtp && {
      setting: 'SMTP_URL',
      host: smtp.hostname,
      port: portOf(smtp),
    },
    mailbox && { setting: 'IMAP_URL', host: mailbox.host, port: mailbox.port },
    texts && {
      setting: 'SMS_WEBHOOK_URL',
      host: texts.hostname,
      port: portOf(texts),
    },
  ].filter((each) => each !== null && each !== undefined);
  const checks = named.map(async ({ setting, host, port }) =>
    (await canConnect(host, port)) ? null : `${setting} names ${host}:${port}, where nothing answers.`,
  );
  return (await Promise.all(checks)).filter((line) => line !== null);
}
