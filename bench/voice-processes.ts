// Starts the processes of `bench/voice.ts`: the server on one core, the callers on the other.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import manifest from '#/package.json' with { type: 'json' };

export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;
/** The V8 flags of `npm start`. */
const startFlags = manifest.scripts.start.match(/--\S+/g) ?? [];
const children: ChildProcess[] = [];
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Starts a script; core 0 is for the server. */
export function start(core: 0 | 1, file: string, ...args: string[]): ChildProcess {
  const bounds = core === 0 ? startFlags : [];
  const command = [process.execPath, '--expose-gc', ...bounds, join(import.meta.dirname, file), ...args];
  const [name = '', ...rest] = canPin ? ['taskset', '-c', String(core), ...command] : command;
  const child = spawn(name, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  return child;
}

export async function hear<T>(child: ChildProcess): Promise<T> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a process of the bench ended with ${code}`);
    }),
  ]);
  return message as T;
}

export async function ask<T>(child: ChildProcess): Promise<T> {
  const answer = hear<T>(child);
  child.send('go');
  return answer;
}

/** A measurement with its target; `met` is null without a target. */
export type Row = [what: string, value: string, target: string, met: boolean | null];

export function printRows(rows: readonly Row[]): void {
  for (const [what, value, target, met] of rows) {
    const verdict = met === null ? '' : met ? 'met' : 'MISSED';
    console.log(`  ${what.padEnd(58)} ${value.padEnd(20)} ${target.padEnd(9)} ${verdict}`);
  }
}

export const ms = (value: number) => `${value.toFixed(2)} ms`;
export const kilobytes = (value: number) => `${Math.round(value / 1_000)} KB`;
