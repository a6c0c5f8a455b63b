// The part of `npm run bench:voice` without audio: the cost of a text turn with 100 concurrent calls. The agent answers
// immediately, so only the engine is measured. The callers run in another process on the other core.
import { once } from 'node:events';
import { quantile } from './statistics.ts';
import type { LoadOptions } from './voice-load.ts';
import { ask, canPin, hear, kilobytes, ms, printRows, type Row, start } from './voice-processes.ts';
import type { ServerNumbers } from './voice-server.ts';

const calls = 100;
const measuredMs = 20_000;
const pauseMs = 500;

/** Prints and returns the rows. */
export async function measureText(): Promise<Row[]> {
  const server = start(0, 'voice-server.ts');
  const { port } = await hear<{ port: number }>(server);
  // Warm up: the first calls load code and fill pools that stay allocated.
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
  const waited = after.waitedMs === null || opened.waitedMs === null ? null : after.waitedMs - opened.waitedMs;
  const rows: Row[] = [
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
  console.log(`\n${opened.calls} calls at once, without sound${canPin ? '' : ', not pinned to cores'}`);
  printRows(rows);
  return rows;
}
