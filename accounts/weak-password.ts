import { Worker } from 'node:worker_threads';
import type { Context } from 'hono';
import { brand } from '#/content/brand.ts';
import { problem } from '#/http/problem.ts';

/** Words that a password here is guessed with first, besides the name and the address of its account. */
const contextWords = [brand.name, 'frontdesk', 'reception', 'staff', 'inbox'];
/** Most take a quarter of a second, most of it the start of the thread. */
const judgeMs = 30_000;

/**
 * Whether a password is among those that are guessed first: common ones, repeated or typed along the keyboard, or made of
 * the words of its account. Judged in a thread of its own: the lists take 30 MB, and a judgement up to a second.
 */
export async function isWeak(password: string, own: readonly string[] = []): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const worker = new Worker(new URL('./weak-password-thread.ts', import.meta.url), {
    workerData: { password, words: [...contextWords, ...own.flatMap(wordsOf)] },
    env: {},
    execArgv: [],
  });
  const timer = setTimeout(() => reject(new Error('a password could not be judged in time')), judgeMs);
  worker.once('message', resolve);
  worker.once('error', reject);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** The parts of a name or an address, also run together. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  return [text, words.join(''), ...words];
}

const weakText = 'This password is easy to guess: it is a common one, or made of names known here. Choose another.';

/** Answers whoever has chosen one. */
export function weakPassword(c: Context) {
  return problem(c, 'invalid-input', 'Some fields need another look.', { errors: { password: weakText } });
}
