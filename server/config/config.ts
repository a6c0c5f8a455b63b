import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { passwordLength } from '#/accounts/password-length.ts';
import { type MailboxAddress, parseMailboxAddress } from '#/mailbox/address.ts';
import { type BackupConfig, backupSettings, checkBackups, readBackups } from './backups.ts';
import { type DemoConfig, demoSettings, readDemo } from './demo.ts';
import { type ObservationConfig, observationSettings, readObservation } from './observation.ts';
import { address, key, oneOf, secret, timeZone, wholeNumber } from './setting-types.ts';
import { checkSpeech, readSpeech, type SpeechConfig, speechSettings } from './speech.ts';
import { checkVapi, readVapi, type VapiConfig, vapiSettings } from './vapi.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const emailAddress = z.email('must be an email address');

const mailboxExpected =
  'must be the address of a mailbox with user and password, such as imaps://user:password@mail.example:993/INBOX';

const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3_000),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
      .default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: address('postgres:', 'postgresql:').optional(),
    INTAKE_SPOOL: oneOf(['auto', 'on', 'off']).default('auto'),
    SQLITE_CHECKPOINTS: oneOf(['own', 'litestream']).default('own'),
    SEAL_KEY: key().optional(),
    SEAL_KEYS_OLD: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(key()))
      .optional(),
    PUBLIC_URL: address('http:', 'https:')
      .refine((text) => {
        const url = URL.parse(text);
        return url !== null && url.pathname === '/' && !url.search && !url.hash && !url.username;
      }, 'must be the address of the site alone, such as https://frontdesk.example')
      .transform((text) => new URL(text).origin)
      .optional(),
    TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
    INSTANCE_URL: address('http:')
      .refine(
        (text) => URL.parse(text)?.pathname === '/',
        'must be the address of this server alone, such as http://10.0.0.5:3000',
      )
      .transform((text) => new URL(text).origin)
      .optional(),
    STAFF_EMAIL: emailAddress.optional(),
    STAFF_PASSWORD: z
      .string()
      .min(passwordLength.min, `must have at least ${passwordLength.min} characters`)
      .max(passwordLength.max, `must have at most ${passwordLength.max} characters`)
      .optional(),
    SESSION_IDLE_HOURS: wholeNumber(1, 168).default(12),
    NOTIFY_EMAIL: emailAddress.optional(),
    SMTP_URL: address('smtp:', 'smtps:')
      .refine((text) => URL.parse(text)?.hostname, 'must name a mail server, such as smtp://mail.example:587')
      .optional(),
    IMAP_URL: z
      .string()
      .transform(parseMailboxAddress)
      .pipe(z.custom<MailboxAddress>((given) => given !== null, mailboxExpected))
      .optional(),
    MAIL_FROM: emailAddress.optional(),
    WEBHOOK_LOCAL_TARGETS: oneOf(['on', 'off']).default('off'),
    SMS_WEBHOOK_URL: address('http:', 'https:').optional(),
    SMS_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[\w+/-]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64')
      .optional(),
    DIGEST_AT: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00')
      .optional(),
    STAFF_TIME_ZONE: timeZone().optional(),
    WARN_AT_PERCENT: wholeNumber(1, 99).optional(),
    FORM_LIMIT_PER_10_MIN: wholeNumber(1, 1_000_000).default(10),
    FORM_PROOF_ABOVE_PER_10_MIN: wholeNumber(0, 1_000_000).default(5),
    FORM_PROOF_ABOVE_IN_ALL_PER_10_MIN: wholeNumber(0, 1_000_000).default(200),
    FORM_PROOF_COST: wholeNumber(1, 1_000_000).default(2_000),
    FORM_MIN_SECONDS: wholeNumber(0, 600).default(3),
    FORM_SAME_TEXT_PER_HOUR: wholeNumber(1, 1_000_000).default(3),
    HEADERS_TIMEOUT_SECONDS: wholeNumber(1, 600).default(10),
    REQUEST_TIMEOUT_SECONDS: wholeNumber(1, 600).default(30),
    ...demoSettings,
    CALL_RETENTION_DAYS: wholeNumber(1, 36_500).default(30),
    COMPLETED_RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
    MAIL_FILE_RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
    VISIT_RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
    LLM_BASE_URL: address('http:', 'https:').optional(),
    LLM_API_KEY: secret().optional(),
    LLM_MODEL: z.string().optional(),
    ...backupSettings,
    ...speechSettings,
    ...vapiSettings,
    LOG_LEVEL: oneOf(logLevels).default('info'),
    ...observationSettings,
  })
  .check(({ value, issues }) => {
    const need = (name: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [name], message });
    if (value.STAFF_EMAIL && !value.STAFF_PASSWORD) need('STAFF_PASSWORD', 'must be set together with STAFF_EMAIL');
    if (value.STAFF_PASSWORD && !value.STAFF_EMAIL) need('STAFF_EMAIL', 'must be set together with STAFF_PASSWORD');
    if (value.SEAL_KEYS_OLD && !value.SEAL_KEY) need('SEAL_KEY', 'must be set together with SEAL_KEYS_OLD');
    if (value.LLM_BASE_URL && !value.LLM_MODEL) need('LLM_MODEL', 'must be set together with LLM_BASE_URL');
    if (value.LLM_MODEL && !value.LLM_BASE_URL) need('LLM_BASE_URL', 'must be set together with LLM_MODEL');
    if (value.SMTP_URL && !value.NOTIFY_EMAIL && !value.STAFF_EMAIL)
      need('NOTIFY_EMAIL', 'must be set when SMTP_URL is');
    if (value.SMS_WEBHOOK_URL && !value.SMS_WEBHOOK_SECRET)
      need('SMS_WEBHOOK_SECRET', 'must be set together with SMS_WEBHOOK_URL');
    if (value.SMS_WEBHOOK_SECRET && !value.SMS_WEBHOOK_URL)
      need('SMS_WEBHOOK_URL', 'must be set together with SMS_WEBHOOK_SECRET');
    if (value.SMS_WEBHOOK_URL?.startsWith('http:') && value.WEBHOOK_LOCAL_TARGETS === 'off')
      need('SMS_WEBHOOK_URL', 'must start with https:// unless WEBHOOK_LOCAL_TARGETS is on');
    checkBackups(value, need);
    checkSpeech(value, need);
    checkVapi(value, need);
    if (value.DEMO_BACKEND === 'engine' && !value.STT && !value.TTS)
      need('DEMO_BACKEND', 'cannot be engine without STT and TTS');
    if (value.DEMO_BACKEND === 'cloud' && !value.VAPI_ASSISTANT_ID)
      need('DEMO_BACKEND', 'cannot be cloud without the VAPI settings');
  });

/** Beside the limit above which requests are refused. */
export interface SpamConfig {
  /** Above these a browser is asked for a proof of work: requests of one address, and of all together. */
  proofAbovePer10Min: number;
  proofAboveInAllPer10Min: number;
  /** Rounds of PBKDF2 for each of the 256 tries that a proof takes on average. */
  proofCost: number;
  /** A form filled in faster is doubtful; 0 for none. */
  minFillMs: number;
  /** A text that comes more often from one network is doubtful. */
  sameTextPerHour: number;
}

/** The settings of this process, each explained in `.env.example`. */
export interface Config {
  port: number;
  host: string;
  /** An absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Whether requests wait in the data directory while the database is away; `auto` where the directory lasts. */
  intakeSpool: 'auto' | 'on' | 'off';
  /** False where Litestream empties SQLite's write-ahead log. */
  ownCheckpoints: boolean;
  /** What people wrote is encrypted with it at rest; 32 bytes. Undefined when it is stored as it is. */
  sealKey: Buffer | undefined;
  /** Keys of before, which open what they encrypted. */
  earlierSealKeys: readonly Buffer[];
  /** An origin: no slash at the end. */
  publicUrl: string | undefined;
  trustedProxyHops: number;
  /** Where other servers on the same database reach this one: an origin. */
  instanceUrl: string | undefined;
  /** The account that the first start creates. */
  firstStaff: { email: string; password: string } | undefined;
  /** A session of staff that nobody used for so long ends. */
  sessionIdleMs: number;
  notifyEmail: string;
  smtpUrl: string | undefined;
  /** The mailbox that answers come to. */
  mailbox: MailboxAddress | undefined;
  mailFrom: string;
  /** The service that text messages are posted to; null without one. */
  textMessages: { url: string; secret: string } | null;
  /** Whether webhooks may go to this machine and to private networks, also without TLS. */
  webhookLocalTargets: boolean;
  /** The time of day of the digest of the inbox; undefined when none is sent. */
  digestAt: string | undefined;
  /** The time zone of mail to staff; undefined for that of the business hours. */
  staffTimeZone: string | undefined;
  /** The share of the promised time after which staff are warned of a request; null for no warnings. */
  warnAtShare: number | null;
  formLimitPer10Min: number;
  /** What tells programs from people who send the form. */
  spam: SpamConfig;
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  demo: DemoConfig;
  callRetentionDays: number;
  /** How many days other things are kept; null for good. */
  retention: { completedDays: number | null; mailFileDays: number | null; visitDays: number | null };
  /** An OpenAI-compatible server; without one, rules choose the agent's words. */
  languageModel: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** Speech recognition and synthesis of the `engine` backend; both or neither. */
  speech: SpeechConfig;
  /** The voice platform that runs the calls of the `cloud` backend. */
  vapi: VapiConfig | null;
  /** Null where no backups are made by themselves. */
  backups: BackupConfig | null;
  logLevel: (typeof logLevels)[number];
  /** Who may see inside, and who is told. */
  observation: ObservationConfig;
}

/** `lines` has one line for each invalid setting. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly lines: string[];
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** The process's variables, which win over those of a `.env` file in the working directory. */
function givenVariables(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/**
 * Reads the settings; an empty one counts as not set.
 * @throws {ConfigError}
 */
export function readConfig(variables: NodeJS.ProcessEnv = givenVariables()): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const complaints = new Map<string, string>();
    for (const { path: names, message } of parsed.error.issues) {
      const name = String(names[0]);
      if (!complaints.has(name)) complaints.set(name, `${name} ${message}`);
    }
    throw new ConfigError([...complaints.values()]);
  }
  const value = parsed.data;
  const speech = readSpeech(value);
  const vapi = readVapi(value);
  const notifyEmail = value.NOTIFY_EMAIL ?? value.STAFF_EMAIL ?? 'staff@frontdesk.localhost';
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    intakeSpool: value.INTAKE_SPOOL,
    ownCheckpoints: value.SQLITE_CHECKPOINTS === 'own',
    sealKey: value.SEAL_KEY,
    earlierSealKeys: value.SEAL_KEYS_OLD ?? [],
    publicUrl: value.PUBLIC_URL,
    trustedProxyHops: value.TRUSTED_PROXY_HOPS,
    instanceUrl: value.INSTANCE_URL,
    firstStaff:
      value.STAFF_EMAIL && value.STAFF_PASSWORD
        ? { email: value.STAFF_EMAIL, password: value.STAFF_PASSWORD }
        : undefined,
    sessionIdleMs: value.SESSION_IDLE_HOURS * 3_600_000,
    notifyEmail,
    smtpUrl: value.SMTP_URL,
    mailbox: value.IMAP_URL,
    mailFrom: value.MAIL_FROM ?? notifyEmail,
    textMessages:
      value.SMS_WEBHOOK_URL && value.SMS_WEBHOOK_SECRET
        ? { url: value.SMS_WEBHOOK_URL, secret: value.SMS_WEBHOOK_SECRET }
        : null,
    webhookLocalTargets: value.WEBHOOK_LOCAL_TARGETS === 'on',
    digestAt: value.DIGEST_AT,
    staffTimeZone: value.STAFF_TIME_ZONE,
    warnAtShare: value.WARN_AT_PERCENT === undefined ? null : value.WARN_AT_PERCENT / 100,
    formLimitPer10Min: value.FORM_LIMIT_PER_10_MIN,
    spam: {
      proofAbovePer10Min: value.FORM_PROOF_ABOVE_PER_10_MIN,
      proofAboveInAllPer10Min: value.FORM_PROOF_ABOVE_IN_ALL_PER_10_MIN,
      proofCost: value.FORM_PROOF_COST,
      minFillMs: value.FORM_MIN_SECONDS * 1_000,
      sameTextPerHour: value.FORM_SAME_TEXT_PER_HOUR,
    },
    headersTimeoutMs: value.HEADERS_TIMEOUT_SECONDS * 1_000,
    requestTimeoutMs: value.REQUEST_TIMEOUT_SECONDS * 1_000,
    demo: readDemo(value, { cloud: vapi !== null, engine: speech.stt !== null, model: Boolean(value.LLM_BASE_URL) }),
    callRetentionDays: value.CALL_RETENTION_DAYS,
    retention: {
      completedDays: value.COMPLETED_RETENTION_DAYS ?? null,
      mailFileDays: value.MAIL_FILE_RETENTION_DAYS ?? null,
      visitDays: value.VISIT_RETENTION_DAYS ?? null,
    },
    languageModel:
      value.LLM_BASE_URL && value.LLM_MODEL
        ? { baseUrl: value.LLM_BASE_URL, apiKey: value.LLM_API_KEY, model: value.LLM_MODEL }
        : undefined,
    speech,
    vapi,
    backups: readBackups(value),
    logLevel: value.LOG_LEVEL,
    observation: readObservation(value),
  };
}
