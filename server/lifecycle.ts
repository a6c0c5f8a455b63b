import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';

/** The limit for the whole stop: below the ten seconds after which most supervisors kill a process. */
export const stopMs = 9_000;
/** The limit for a cancelled start. A transaction under way is rolled back when its connection ends. */
const startMs = 2_000;
/** A Ctrl-C reaches a process below npm twice: from the terminal and from npm. */
const sameSignalMs = 1_000;

/** A step to take before the process ends. */
export interface StopStep {
  /** Names the step in the log when it does not finish. */
  name: string;
  /** After this long the next step begins. */
  limitMs: number;
  run(): unknown;
}

/** How long who is told of errors may take to be told of the last. */
const lastWordsMs = 1_500;

/**
 * Ends the process on an uncaught exception, because its state is undefined from then on. Where the log's errors are told to
 * somebody else, it ends a moment later, when they know.
 */
export function endOnBug(log: Log, told: { flush(limitMs: number): Promise<void> } | null = null): void {
  let isEnding = false;
  process.on('uncaughtException', (error, origin) => {
    try {
      log.fatal({ error, origin }, 'a bug ended the process');
    } finally {
      if (!told || isEnding) process.exit(1);
      isEnding = true;
      setTimeout(() => process.exit(1), lastWordsMs);
      void told.flush(lastWordsMs).finally(() => process.exit(1));
    }
  });
}

/**
 * Starts a server and, on SIGTERM or SIGINT, also during the start, runs the stop steps one after the other. The
 * process then exits with code 0, or with code 1 and a log line that names the unfinished steps. A second signal ends
 * it at once. `start` receives an AbortSignal, returns the stop steps, and rejects when it cannot succeed.
 */
export async function runUntilSignal(log: Log, start: (signal: AbortSignal) => Promise<StopStep[]>): Promise<void> {
  const stopping = new AbortController();
  let stoppingSince = 0;
  let unfinished = new Set(['start']);

  function leave(): never {
    if (unfinished.size > 0) log.error({ unfinished: [...unfinished] }, 'stopped before everything was finished');
    process.exit(unfinished.size > 0 ? 1 : 0);
  }

  async function stop(): Promise<never> {
    setTimeout(leave, stopMs);
    const steps = await within(
      startMs,
      started.catch(() => []),
    );
    if (steps === late) return leave();
    unfinished = new Set(steps.map((step) => step.name));
    for (const step of steps) await within(step.limitMs, take(step));
    return leave();
  }

  /** A step that ends while later ones are taken is finished, too: on a busy machine any may exceed its limit. */
  async function take({ name, run }: StopStep): Promise<void> {
    try {
      await run();
      unfinished.delete(name);
    } catch (error) {
      log.error({ step: name, error }, 'a step of stopping failed');
    }
  }

  function onSignal(): void {
    if (!stopping.signal.aborted) {
      stoppingSince = performance.now();
      stopping.abort();
      void stop();
    } else if (performance.now() - stoppingSince > sameSignalMs) leave();
  }

  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  const started = start(stopping.signal);
  try {
    await started;
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  }
}

const late = Symbol('late');

async function within<T>(limitMs: number, work: T): Promise<Awaited<T> | typeof late> {
  const over = new AbortController();
  try {
    return await Promise.race([work, sleep(limitMs, late, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}
