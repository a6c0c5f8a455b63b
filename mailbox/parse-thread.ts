import { parentPort, workerData } from 'node:worker_threads';
import type { MailSource } from './incoming-mail.ts';
import { parseMail } from './parse-mail.ts';

// The thread of `parse-apart.ts`.
parentPort?.postMessage(await parseMail(workerData as MailSource));
