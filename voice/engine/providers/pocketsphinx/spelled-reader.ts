import { Worker } from 'node:worker_threads';
import { saidWords } from './explained-letters.ts';
import { spelledKind, transcriptOf } from './printed-transcript.ts';
import type { ReadingAnswer, ReadingTask } from './read-spelled-thread.ts';

/** Reads what a caller has spelled in a thread: it takes a tenth of a second and more, in which no other call is held up. */
export interface SpelledReader {
  /** Starts the thread, so that it is ready when the caller has spoken. */
  warm(): void;
  /** As `readSpelled`; the transcript alone where the thread fails or takes too long. Never rejects. */
  read(said: Omit<ReadingTask, 'number'>): Promise<string>;
  /** Whether the thread runs. */
  readonly isRunning: boolean;
}

export interface SpelledReaderOptions {
  thread?: URL;
  /** Limit of one reading; beyond it the thread is ended. */
  limitMs?: number;
  /** The thread ends when nothing was spelled for this long. */
  idleMs?: number;
}

interface Thread {
  worker: Worker;
  /** Takes the answer of each task that waits for one. */
  waiting: Map<number, (words: string | null) => void>;
}

/** The lists of names take 10 MB. */
const maxHeapMb = 128;

export function createSpelledReader({
  thread: file = new URL('./read-spelled-thread.ts', import.meta.url),
  limitMs = 8_000,
  idleMs = 120_000,
}: SpelledReaderOptions = {}): SpelledReader {
  let running: Thread | null = null;
  let idle: NodeJS.Timeout | undefined;
  let tasks = 0;

  function start(): Thread {
    const worker = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      env: {},
      execArgv: [],
    });
    const thread: Thread = { worker, waiting: new Map() };
    worker.unref();
    worker.on('message', ({ number, words }: ReadingAnswer) => thread.waiting.get(number)?.(words));
    worker.once('error', () => end(thread));
    worker.once('exit', () => end(thread));
    running = thread;
    return thread;
  }

  function end(thread: Thread): void {
    if (running === thread) {
      running = null;
      clearTimeout(idle);
    }
    for (const answer of thread.waiting.values()) answer(null);
    void thread.worker.terminate();
  }

  /** Ends the thread when nothing comes for a while. */
  function rest(thread: Thread): void {
    clearTimeout(idle);
    if (thread.waiting.size === 0) idle = setTimeout(() => end(thread), idleMs).unref();
  }

  function ask(said: Omit<ReadingTask, 'number'>): Promise<string | null> {
    clearTimeout(idle);
    const thread = running ?? start();
    const number = tasks++;
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const limit = setTimeout(() => end(thread), limitMs);
    // While somebody waits, the process does not end.
    thread.worker.ref();
    thread.waiting.set(number, (words) => {
      clearTimeout(limit);
      thread.waiting.delete(number);
      if (thread.waiting.size === 0) thread.worker.unref();
      if (running === thread) rest(thread);
      resolve(words);
    });
    thread.worker.postMessage({ ...said, number } satisfies ReadingTask);
    return promise;
  }

  return {
    warm: () => rest(running ?? start()),
    async read(said) {
      const kind = spelledKind(transcriptOf(said.output), said.expecting);
      const words = kind ? await ask(said) : null;
      return words ?? saidWords(transcriptOf(said.output));
    },
    get isRunning() {
      return running !== null;
    },
  };
}
