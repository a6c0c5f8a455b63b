import { Worker } from 'node:worker_threads';
import type { IncomingMail, MailSource } from './incoming-mail.ts';
import { hashOf } from './mail-hash.ts';

/** Most mails take some hundredths of a second, most of it the start of the thread. */
const parseMs = 10_000;
const maxHeapMb = 128;

/**
 * Parses a mail in a thread of its own: one that was made to take a parser long, or much memory, holds up nothing. Of a
 * mail that cannot be parsed so, only its head is told.
 */
export async function parseApart(source: MailSource, answers: string[]): Promise<IncomingMail> {
  return (await parseInThread(source)) ?? headOnly(source, answers);
}

async function parseInThread(source: MailSource): Promise<IncomingMail | null> {
  const { promise, resolve } = Promise.withResolvers<IncomingMail | null>();
  const worker = new Worker(new URL('./parse-thread.ts', import.meta.url), {
    workerData: source,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    env: {},
    execArgv: [],
  });
  const timer = setTimeout(() => resolve(null), parseMs);
  worker.once('message', resolve);
  worker.once('error', () => resolve(null));
  worker.once('exit', () => resolve(null));
  const mail = await promise;
  clearTimeout(timer);
  await worker.terminate();
  return mail;
}

function headOnly({ bytes, receivedAt }: MailSource, answers: string[]): IncomingMail {
  return {
    messageId: hashOf(bytes),
    answers,
    kind: 'answer',
    from: { name: '', address: '' },
    subject: '',
    text: '',
    quoted: '',
    isCut: true,
    attachments: [],
    receivedAt: receivedAt.toISOString(),
    status: null,
  };
}
