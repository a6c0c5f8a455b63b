// `npm run bench:voice`: what a text turn costs with 100 calls at once and an assistant that answers at once, so that
// everything measured is our own. The callers run in a process of their own, on the other core.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { LoadOptions } from './voice-load.ts';
import type { ServerNumbers } from './voice-server.ts';

const calls = 100;
const measuredMs = 20_000;
const pauseMs = 500;

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;
const children: ChildProcess[] = [];
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

function start(core: 0 | 1, file: string, ...args: string[]): ChildProcess {
  const command = [process.execPath, '--expose-gc', join(import.meta.dirname, file), ...args];
  const [name = '', ...rest] = canPin ? ['taskset', '-c', String(core), ...command] : command;
  const child = spawn(name, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  return child;
}

async function hear<T>(child: ChildProcess): Promise<T> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a process of the bench ended with ${code}`);
    }),
  ]);
  return message as T;
}

async function ask<T>(child: ChildProcess): Promise<T> {
  const answer = hear<T>(child);
  child.send('go');
  return answer;
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

const server = start(0, 'voice-server.ts');
const { port } = await hear<{ port: number }>(server);
/** The first calls load code and fill pools that stay. */
const options: LoadOptions = { port, calls: 5, measuredMs: 3_000, pauseMs };
const warmUp = start(1, 'voice-load.ts', JSON.stringify(options));
await hear(warmUp);
await ask(warmUp);
warmUp.send('end');
await once(warmUp, 'exit');
const before = await ask<ServerNumbers>(server);

const load = start(1, 'voice-load.ts', JSON.stringify({ ...options, calls, measuredMs }));
await hear(load);
const opened = await ask<ServerNumbers>(server);
const { answerMs, spokenTurns } = await ask<{ answerMs: number[]; spokenTurns: number }>(load);
const after = await ask<ServerNumbers>(server);
load.send('end');
await once(load, 'exit');
server.disconnect();

const overheads = after.overheads.slice(before.overheads.length);
const overhead = quantile(answerMs, 0.99);
const heap = (after.heapBytes - before.heapBytes) / calls;
const resident = (after.residentBytes - before.residentBytes) / calls;
const loopDelay = quantile(after.loopDelays, 0.99);
const ms = (value: number) => `${value.toFixed(2)} ms`;
const kilobytes = (value: number) => `${Math.round(value / 1_000)} KB`;
const waited = after.waitedMs === null || opened.waitedMs === null ? null : after.waitedMs - opened.waitedMs;
const rows: [string, string, string, boolean | null][] = [
  ['turns typed, turns spoken', `${answerMs.length}, ${spokenTurns}`, '', null],
  ['typed message to answer at the page, p50', ms(quantile(answerMs, 0.5)), '', null],
  ['the same, p99: overhead, both ways over the wire', ms(overhead), '≤ 20 ms', overhead <= 20],
  [
    'what the engine says it added, p99 (late timers too)',
    `${quantile(overheads, 0.99)} ms`,
    '≤ 20 ms',
    quantile(overheads, 0.99) <= 20,
  ],
  ['memory a call: heap', kilobytes(heap), '≤ 2 MB', heap <= 2_000_000],
  ['memory a call: resident', kilobytes(resident), '≤ 2 MB', resident <= 2_000_000],
  ['the server waited for a core that others had', waited === null ? 'not known' : ms(waited), '', null],
  ['event loop delay, p99', ms(loopDelay), '≤ 20 ms', loopDelay <= 20],
];
console.log(`${new Date().toISOString()}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}`);
console.log(`${opened.calls} calls at once${canPin ? '' : ', not pinned to cores'}`);
for (const [what, value, target, met] of rows) {
  console.log(
    `  ${what.padEnd(52)} ${value.padEnd(12)} ${target.padEnd(9)} ${met === null ? '' : met ? 'met' : 'MISSED'}`,
  );
}
process.exitCode = rows.some(([, , , met]) => met === false) ? 1 : 0;
