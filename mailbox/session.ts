import { ImapFlow } from 'imapflow';
import { isThisMachine, type MailboxAddress } from './address.ts';
import type { MailSource } from './incoming-mail.ts';
import { headFields, type MailHead, readHead } from './mail-head.ts';

const connectMs = 15_000;
/** Of one command, also of a server that keeps sending. */
const commandMs = 60_000;
/** Of a server that has said nothing: longer than the time between two looks at it. */
const silenceMs = 150_000;
/** A mail's text stands at its beginning; attachments follow, of which names are read. */
const maxMailBytes = 256 * 1024;
/** A server may ignore how much it was asked for. */
const maxLiteralBytes = 1024 * 1024;
/** Fits the UIDs of some millions of mails. */
const maxAnswerBytes = 32 * 1024 * 1024;

/** What the server has of a folder. */
export interface Folder {
  uidValidity: string;
  uidNext: number;
}

/** One connection to a mail server, which reads and changes nothing there. Each call rejects soon after it breaks. */
export interface MailboxSession {
  /** Looks at the folder anew. */
  open(): Promise<Folder>;
  /** UIDs from one to another, both included, in ascending order. */
  uids(from: number, to: number): Promise<number[]>;
  heads(uids: number[]): Promise<MailHead[]>;
  /** Null when it is gone. */
  source(uid: number): Promise<MailSource | null>;
  /** Resolves when the server tells of a change, when it breaks, and after `ms` at the latest. */
  changed(ms: number): Promise<void>;
  close(): void;
}

/** A failure of the server, told by a code: its words may quote anything. */
export class MailboxError extends Error {
  override name = 'MailboxError';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Answers that are refused for their size; the connection is closed then. */
export const tooLarge = ['LiteralTooLarge', 'ResponseTooLarge', 'LineTooLarge', 'TooManyTokens'];

/**
 * The session is closed when `stopped` aborts, also while it is being opened.
 * @throws {MailboxError} when the server cannot be reached or does not let us in.
 */
export async function openSession(address: MailboxAddress, stopped: AbortSignal): Promise<MailboxSession> {
  const { host, port, secure, user, password, folder } = address;
  const client = new ImapFlow({
    host,
    port,
    secure,
    ...(!secure && !isThisMachine(address) && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    maxLiteralSize: maxLiteralBytes,
    maxResponseSize: maxAnswerBytes,
    maxLineLength: maxAnswerBytes,
  });
  let broken: unknown;
  let hasChanged = false;
  let wake = () => {};
  client.on('error', (error: unknown) => {
    broken ??= error;
    wake();
  });
  client.on('close', () => wake());
  const end = () => client.close();
  stopped.addEventListener('abort', end);
  client.on('exists', () => {
    hasChanged = true;
    wake();
  });

  async function within<T>(ms: number, work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new MailboxError('ETIMEDOUT')), ms);
    });
    try {
      return await Promise.race([work, late]);
    } catch (error) {
      client.close();
      throw new MailboxError(codeOf(broken ?? error));
    } finally {
      clearTimeout(timer);
    }
  }

  await within(2 * connectMs, client.connect()).catch((error: unknown) => {
    stopped.removeEventListener('abort', end);
    throw error;
  });
  return {
    async open() {
      hasChanged = false;
      const { uidValidity, uidNext } = await within(commandMs, client.mailboxOpen(folder, { readOnly: true }));
      return { uidValidity: String(uidValidity), uidNext };
    },
    async uids(from, to) {
      if (to < from) return [];
      const found = await within(commandMs, client.search({ uid: `${from}:${to}` }, { uid: true }));
      if (!found) throw new MailboxError('search-refused');
      return found.filter((uid) => uid >= from && uid <= to).sort((one, other) => one - other);
    },
    async heads(uids) {
      const query = { uid: true, headers: headFields };
      const found = await within(commandMs, client.fetchAll(uids.join(','), query, { uid: true }));
      return found.map(({ uid, headers }) => readHead(uid, headers?.toString('latin1') ?? ''));
    },
    async source(uid) {
      const query = { uid: true, internalDate: true, source: { start: 0, maxLength: maxMailBytes } };
      const found = await within(commandMs, client.fetchOne(String(uid), query, { uid: true }));
      if (found === false || found.source === undefined) return null;
      const bytes = new Uint8Array(found.source.subarray(0, maxMailBytes));
      return { bytes, isCut: bytes.length === maxMailBytes, receivedAt: timeOf(found.internalDate) };
    },
    async changed(ms) {
      if (hasChanged || !client.usable) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      const timer = setTimeout(resolve, ms);
      // Where the server cannot tell of changes, this asks it now and then.
      client.idle().catch(() => {}); // it breaks with the connection
      await promise;
      clearTimeout(timer);
    },
    close() {
      stopped.removeEventListener('abort', end);
      client.close();
    },
  };
}

/** Postgres knows no other centuries, and no program sorts them as text. */
function timeOf(date: Date | string | undefined): Date {
  const time = date === undefined ? Number.NaN : new Date(date).getTime();
  return time > 0 && time < Date.parse('9999-01-01') ? new Date(time) : new Date();
}

function codeOf(error: unknown): string {
  const { authenticationFailed, mailboxMissing, code, responseStatus } = (error ?? {}) as Record<string, unknown>;
  if (authenticationFailed) return 'sign-in-refused';
  if (mailboxMissing) return 'no-such-folder';
  const known = [code, responseStatus].find((each) => typeof each === 'string' && /^[\w-]{1,40}$/.test(each));
  return typeof known === 'string' ? known : 'unknown';
}
