import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { allClaims } from '#/content/claims.ts';
import { offer } from '#/content/offer.ts';
import { operator } from '#/content/operator.ts';
import { type Database, openDatabase, sqliteFile } from '#/database/open.ts';
import { checkSeal, SealKeyError, type SealState } from '#/database/seal.ts';
import { findDamage } from '#/database/soundness.ts';
import { verifyChain } from '#/events/verify-chain.ts';
import { countSpooled, spoolFolder } from '#/inbox/intake/spool/spool-folder.ts';
import type { Config } from '#/server/config/config.ts';
import { dataDirLasts } from '#/server/intake-spool.ts';
import { damageAdvice } from '#/server/soundness.ts';
import { canConnect, portOf } from './can-connect.ts';
import { aboutMailbox } from './mailbox.ts';
import { findLocalModels, type Listing, listModels } from './model-servers.ts';
import { aboutSpeech } from './speech.ts';
import { aboutVapi } from './vapi.ts';

const databaseTimeoutMs = 5_000;

/** A sentence or two about each part of the configuration, after cheap checks. It contains no secret. */
export async function examine(config: Config, findLocal = findLocalModels): Promise<string[]> {
  const [database, mail, mailbox, speech, platform, model] = await Promise.all([
    aboutDatabase(config),
    aboutMail(config),
    aboutMailbox(config),
    aboutSpeech(config),
    aboutVapi(config),
    aboutModel(config, findLocal),
  ]);
  const demo = [aboutDemo(config), ...speech, ...platform, ...model];
  return [
    ...database,
    await aboutSpool(config),
    mail,
    ...mailbox,
    ...aboutAddress(config),
    ...aboutContent(),
    ...demo,
    ...aboutClaims(),
  ];
}

async function aboutDatabase(config: Config): Promise<string[]> {
  const place = config.databaseUrl
    ? `Database: Postgres at ${new URL(config.databaseUrl).host}`
    : `Database: SQLite in ${sqliteFile(config.dataDir)}`;
  if (!config.databaseUrl && !existsSync(sqliteFile(config.dataDir))) {
    return [`${place}; the first start creates the file.`, noAccounts(config)];
  }
  let database: Database | null = null;
  try {
    database = openDatabase(config);
    await withTimeout(database.ping(), databaseTimeoutMs);
    const tables = (await database.raw.introspection.getTables()).map(({ name }) => name);
    const seal = tables.includes('seals') ? await aboutSeal(database) : null;
    const accounts = tables.includes('user') ? await countAccounts(database) : 0;
    return [
      `${place}; it can be reached.`,
      ...(config.databaseUrl ? [] : await aboutDamage(sqliteFile(config.dataDir))),
      ...(tables.includes('events') && seal?.isReadable !== false ? [await aboutEvents(database)] : []),
      accounts > 0 ? `Staff: ${accounts === 1 ? '1 account' : `${accounts} accounts`}.` : noAccounts(config),
      ...(seal ? [seal.line] : []),
    ];
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    return [`${place}; it cannot be reached${typeof code === 'string' ? ` (${code})` : ''}.`];
  } finally {
    await database?.close().catch(() => {}); // a database that cannot be reached may fail to close
  }
}

async function aboutDamage(file: string): Promise<string[]> {
  const damage = await findDamage(file, new AbortController().signal);
  return damage ? [`Database: the file is damaged (${damage.first}). ${damageAdvice}.`] : [];
}

async function aboutSpool(config: Config): Promise<string> {
  const rule = dataDirLasts(config)
    ? 'while the database is away, requests are accepted and wait there'
    : 'not used: requests are refused while the database is away (INTAKE_SPOOL)';
  const waiting = await countSpooled(config.dataDir);
  const now = waiting > 0 ? `; ${waiting} wait now for the server of this DATA_DIR to store them` : '';
  return `Spool: ${spoolFolder(config.dataDir)}; ${rule}${now}.`;
}

function noAccounts({ firstStaff }: Config): string {
  return firstStaff
    ? 'Staff: no accounts yet; the first start creates one for STAFF_EMAIL.'
    : 'Staff: no accounts yet; the next start prints a link to create the first one.';
}

async function countAccounts({ raw }: Database): Promise<number> {
  const counted = await sql<{ count: number | string }>`select count(*) as count from "user"`.execute(raw);
  return Number(counted.rows[0]?.count ?? 0);
}

async function aboutSeal(database: Database): Promise<{ line: string; isReadable: boolean }> {
  const told: Record<SealState, string> = {
    nothing: 'off; whoever reads the disk reads what people wrote (SEAL_KEY)',
    'not-yet': 'SEAL_KEY is set; the next start encrypts what is stored',
    all: 'on; the key is that of the database',
  };
  const line = (text: string) => `Encryption at rest: ${text}.`;
  try {
    return { line: line(told[await checkSeal(database)]), isReadable: true };
  } catch (error) {
    if (error instanceof SealKeyError) return { line: line(`no start, ${error.message}`), isReadable: false };
    throw error;
  }
}

async function aboutEvents({ db }: Database): Promise<string> {
  const verified = await verifyChain(db);
  return verified.whole
    ? `Events: ${verified.events}, all unchanged since they were written.`
    : `Events: number ${verified.brokenAt} is missing or was changed: somebody edited the log from outside.`;
}

async function aboutMail({ smtpUrl, dataDir, notifyEmail }: Config): Promise<string> {
  if (!smtpUrl) return `Email: written as files to ${path.join(dataDir, 'mail')}, because SMTP_URL is not set.`;
  const server = new URL(smtpUrl);
  const port = portOf(server);
  const open = await canConnect(server.hostname, port);
  return `Email: by SMTP through ${server.hostname}:${port} to ${notifyEmail}; the server ${open ? 'can' : 'cannot'} be reached.`;
}

function aboutAddress({ publicUrl, smtpUrl }: Config): string[] {
  if (publicUrl || !smtpUrl) return [];
  return [
    'Address: PUBLIC_URL is not set; links for new passwords and invitations are not mailed, and those in other mail lack the name of the site.',
  ];
}

/** Figures that stand in the place of the owner's own. */
function aboutClaims(): string[] {
  return allClaims
    .filter(({ basis }) => basis.kind === 'sample')
    .map(
      ({ text }) =>
        `Claims: '${text}' is a sample. Put your own figure into content/claims.ts, with \`owner\` in the place of \`sample\`.`,
    );
}

/** What only the owner can tell, and has not: the site leaves it out. */
function aboutContent(): string[] {
  const { prices, integrations, references } = offer;
  const empty = [
    ...Object.entries({ prices, integrations, references }).flatMap(([name, list]) =>
      list.length === 0 ? [`${name} (content/offer.ts)`] : [],
    ),
    ...(operator.postalAddress ? [] : ['postal address (content/operator.ts)']),
    ...(operator.email ? [] : ['email address (content/operator.ts)']),
  ];
  return empty.length > 0 ? [`Content: empty, and therefore not on the site: ${empty.join(', ')}.`] : [];
}

function aboutDemo({ demo }: Config): string {
  if (!demo.backend) return 'Live demo: switched off by DEMO_BACKEND.';
  return `Live demo: on, backend ${demo.backend}; ${backends[demo.backend]}`;
}

const backends = {
  native: "the visitor's browser hears and speaks; no key is needed.",
  engine: 'this server hears and speaks.',
  cloud: 'the voice platform holds the calls.',
};

async function aboutModel({ languageModel }: Config, findLocal: () => Promise<string[]>): Promise<string[]> {
  if (languageModel) {
    const listing = await listModels(languageModel);
    const { protocol, host, pathname } = new URL(languageModel.baseUrl);
    return [
      `Language model: ${languageModel.model} at ${protocol}//${host}${pathname}; ${verdict(listing, languageModel.model)}`,
    ];
  }
  const found = await findLocal();
  const without = 'Language model: none; the assistant answers by rules, from what the site says.';
  return found.length > 0 ? [without, ...found] : [without, 'No OpenAI-compatible server answers on this machine.'];
}

function verdict(listing: Listing, model: string): string {
  if ('problem' in listing) return `${listing.problem}. Until it works, the assistant answers by rules.`;
  if (listing.models.includes(model)) return 'it answers and has this model.';
  return `it answers, but does not list this model; it lists ${listing.models.slice(0, 5).join(', ') || 'none'}.`;
}

async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
