import { Worker } from 'node:worker_threads';

/** What `pragma integrity_check` found: the number of findings, and the first in SQLite's words, which quote no row. */
export interface Damage {
  findings: number;
  first: string;
}

/**
 * Reads a whole SQLite file in a thread of low priority, while others use the file. Null where SQLite finds nothing wrong,
 * or where `signal` stops it.
 */
export function findDamage(file: string, signal: AbortSignal): Promise<Damage | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Damage | null>();
  const worker = new Worker(new URL('./soundness-thread.ts', import.meta.url), {
    workerData: { file },
    env: {},
    execArgv: [],
  });
  worker.unref();
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => {
    signal.removeEventListener('abort', stop);
    resolve(null); // without effect after a message
  });
  return promise;
}
