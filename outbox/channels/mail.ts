import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { brand } from '#/content/brand.ts';

/** An e-mail to send. What a visitor typed stands in `to`, `replyTo` and `text` only. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
}

/** A way to hand an e-mail over; rejects when it was not taken. */
export interface MailDelivery {
  /** For the operator at start: where e-mail goes. */
  description: string;
  /** `id` is the same for each attempt at the same e-mail and becomes its Message-ID. */
  deliver(id: string, mail: Mail): Promise<void>;
  close(): void;
}

export interface MailOptions {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}

const smtpTimeoutMs = 20_000;

/** Sends by SMTP when an address of a server is set, else writes `.eml` files below the data directory. */
export function createMailDelivery(options: MailOptions): MailDelivery {
  return options.smtpUrl
    ? smtpDelivery(options.smtpUrl, options.mailFrom)
    : fileDelivery(options.dataDir, options.mailFrom);
}

function smtpDelivery(url: string, from: string): MailDelivery {
  const { protocol, host } = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    description: `by ${protocol}//${host}`,
    deliver: async (id, mail) => {
      await transport.sendMail(composed(id, from, mail)).catch((refusal: SmtpRefusal) => {
        throw withoutWords(refusal);
      });
    },
    close: () => transport.close(),
  };
}

interface SmtpRefusal {
  /** Nodemailer's, such as `EENVELOPE`. */
  code?: string;
  /** The mail server's, such as 550. */
  responseCode?: number;
}

/** A mail server's refusal may quote the visitor's address, so nothing but its codes leaves this file. */
function withoutWords({ code, responseCode }: SmtpRefusal): Error {
  // RFC 5321 section 4.2.1: a 5yz answer stands; said of the recipient, no later try will change it.
  const permanent = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  return Object.assign(new Error('the mail server did not take it'), { code, responseCode, permanent });
}

function fileDelivery(dataDir: string, from: string): MailDelivery {
  const folder = path.join(dataDir, 'mail');
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    description: `written as .eml files to ${folder} (set SMTP_URL to send it)`,
    async deliver(id, mail) {
      const { message } = await transport.sendMail(composed(id, from, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(path.join(folder, `${id}.eml`), message as Buffer);
    },
    close: () => transport.close(),
  };
}

function composed(id: string, from: string, { to, subject, text, replyTo }: Mail): SendMailOptions {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    messageId: `<${id}@${domain}>`,
    from: { name: brand.name, address: from },
    to: { name: '', address: to },
    ...(replyTo && { replyTo }),
    subject,
    text,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Whole or not at all, also after a power cut. */
async function writeDurably(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.part`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  const folder = await open(path.dirname(file), 'r');
  await folder.sync().finally(() => folder.close()); // the new name itself
}
