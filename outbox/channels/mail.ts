import { mkdir } from 'node:fs/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { writeDurably } from '#/database/durable-files.ts';
import type { Sealer } from '#/database/sealer.ts';
import type { Channel, Delivery } from '../channel.ts';
import { messageIdOf } from '../queue.ts';
import { mailFile, mailFileContent, mailFolder, removeMailFiles } from './mail-files.ts';
import { deliveryAfter, type SmtpFailure } from './smtp-refusal.ts';

/** An email to send. Only `to`, `replyTo` and `text` may contain what a visitor typed. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  /** Given for what a person wrote to a person. It goes out by a mail server or not at all. */
  personal?: PersonalMail;
}

export interface PersonalMail {
  /** Stands before our address. */
  fromName: string;
  messageId: string;
  /** Message-IDs of the thread so far, oldest first. */
  earlier: string[];
}

export interface MailChannelOptions {
  smtpUrl: string | undefined;
  from: { name: string; address: string };
  dataDir: string;
  /** Seals what is written to files. */
  sealer?: Sealer | null;
  /** Composes the email of an entry when it is sent; null when its request is erased. */
  compose: Record<string, (subjectId: string) => Promise<Mail | null>>;
}

export interface MailChannel extends Channel {
  /** For the operator at start: where email goes. */
  description: string;
}

/** Hands over an email: to a mail server, or to a folder. */
interface HandOver {
  description: string;
  send(id: string, mail: SendMailOptions): Promise<Delivery>;
}

/** RFC 5321 section 4.5.4.1 asks a sender to keep trying for four to five days. */
const giveUpAfterMs = 5 * 24 * 3_600_000;
const smtpTimeoutMs = 20_000;
/** Nodemailer reads no file and no address named in an email. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** Sends by SMTP when an address of a server is set, else writes `.eml` files below the data directory. */
export function createMailChannel({ smtpUrl, from, dataDir, sealer = null, compose }: MailChannelOptions): MailChannel {
  const { description, send } = smtpUrl ? bySmtp(smtpUrl) : byFile(mailFolder(dataDir), sealer);
  return {
    description,
    giveUpAfterMs,
    async deliver({ id, kind, subject_id }, signal) {
      const composeMail = compose[kind];
      if (!composeMail) return { outcome: 'deferred', error: 'unknown kind' };
      const mail = await composeMail(subject_id);
      if (!mail) return { outcome: 'skipped', reason: 'subject-gone' };
      const { personal, ...content } = mail;
      // A file would be taken for sent, and would outlive an erased request.
      if (personal && !smtpUrl) return { outcome: 'deferred', error: 'no mail server' };
      const delivery = await send(id, {
        ...content,
        ...(personal ? threaded(personal) : { headers: { 'Auto-Submitted': 'auto-generated' } }),
        messageId: personal?.messageId ?? messageIdOf(id, from.address), // the same for each try
        from: personal ? { ...from, name: personal.fromName } : from,
        to: { name: '', address: mail.to },
        signal,
      });
      // Erased meanwhile: whoever erased it did not see the file yet.
      if (!smtpUrl && !(await composeMail(subject_id))) await removeMailFiles(dataDir, [id]);
      return delivery;
    },
  };
}

/** RFC 5322 section 3.6.4. */
function threaded({ earlier }: PersonalMail): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  const last = earlier.at(-1);
  return last === undefined ? {} : { inReplyTo: last, references: earlier };
}

function bySmtp(url: string): HandOver {
  const { protocol, host } = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
    ...closed,
  });
  return {
    description: `by ${protocol}//${host}`,
    send: (_, mail) =>
      transport.sendMail(mail).then(
        ({ response }) => ({ outcome: 'delivered', code: answerCode(response) }),
        (failure: SmtpFailure) => deliveryAfter(failure),
      ),
  };
}

/** The number of an answer such as `250 2.0.0 queued`: the rest is the server's and may quote an address. */
function answerCode(response: string): string {
  return /^[2-5]\d\d/.exec(response)?.[0] ?? '250';
}

function byFile(folder: string, sealer: Sealer | null): HandOver {
  const transport = createTransport({ streamTransport: true, buffer: true, ...closed });
  return {
    description: sealer
      ? `written as encrypted .eml files to ${folder} (npm run mail -- FILE shows one; set SMTP_URL to send it)`
      : `written as .eml files to ${folder} (set SMTP_URL to send it)`,
    async send(id, mail) {
      try {
        const { message } = await transport.sendMail(mail);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeDurably(mailFile(folder, id), mailFileContent(message as Buffer, id, sealer));
        return { outcome: 'delivered', code: 'file' };
      } catch (error) {
        return { outcome: 'unavailable', error: (error as NodeJS.ErrnoException).code ?? 'unknown' };
      }
    },
  };
}
