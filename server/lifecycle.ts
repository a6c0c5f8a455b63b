import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';

/** For everything together: below the ten seconds after which most supervisors kill. */
export const stopMs = 9_000;
/** For a start that is cancelled: a transaction under way ends with its connection, and leaves nothing. */
const startMs = 2_000;
/** A Ctrl-C reaches a process below npm twice, by the terminal and by npm. */
const sameSignalMs = 1_000;

/** Something to be done before the process ends. */
export interface StopStep {
  /** For the log, should it not be finished. */
  name: string;
  /** After this the next step is taken. */
  limitMs: number;
  run(): unknown;
}

/** Ends the process when something throws that nobody catches: what it would do from there on is anybody's guess. */
export function endOnBug(log: Log): void {
  process.on('uncaughtException', (error, origin) => {
    try {
      log.fatal({ error, origin }, 'a bug ended the process');
    } finally {
      process.exit(1);
    }
  });
}

/**
 * Starts a server and, on SIGTERM or SIGINT, also during the start, takes the steps that stop it, one after the other.
 * The process then ends: with code 0, or with code 1 and a line that names what was not finished. A second signal ends
 * it at once. `start` is told of the signal, gives the steps, and rejects when it cannot succeed.
 */
export async function runUntilSignal(log: Log, start: (signal: AbortSignal) => Promise<StopStep[]>): Promise<void> {
  const stopping = new AbortController();
  let stoppingSince = 0;
  let unfinished = ['start'];

  function leave(): never {
    if (unfinished.length > 0) log.error({ unfinished }, 'stopped before everything was finished');
    process.exit(unfinished.length > 0 ? 1 : 0);
  }

  async function stop(): Promise<never> {
    setTimeout(leave, stopMs);
    const steps = await within(
      startMs,
      started.catch(() => []),
    );
    if (steps === late) return leave();
    const given: string[] = [];
    for (const [index, { name, limitMs, run }] of steps.entries()) {
      unfinished = [...given, ...steps.slice(index).map((step) => step.name)];
      try {
        if ((await within(limitMs, run())) === late) given.push(name);
      } catch (error) {
        log.error({ step: name, error }, 'a step of stopping failed');
        given.push(name);
      }
    }
    unfinished = given;
    return leave();
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
