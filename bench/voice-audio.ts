// The part of `npm run bench:voice` with audio: callers send and play frames over real sockets, and the fake providers
// take no time, so it measures only the engine, up to the page's end of the socket.
import { once } from 'node:events';
import { quantile } from './statistics.ts';
import type { SoundLoadOptions, SoundNumbers } from './voice-audio-load.ts';
import { ask, hear, kilobytes, ms, printRows, type Row, start } from './voice-processes.ts';
import type { ServerNumbers } from './voice-server.ts';

const curve = [1, 10, 50, 100, 150, 200, 400];
/** Number of calls that the targets apply to. */
const held = 100;
const measuredMs = 20_000;

interface Point {
  calls: number;
  load: SoundNumbers;
  before: ServerNumbers;
  opened: ServerNumbers;
  after: ServerNumbers;
}

/** Prints the cost of each number of calls; returns the rows with a target. */
export async function measureSound(): Promise<Row[]> {
  console.log('\nwith sound, a server of its own for each line');
  console.log('  calls  turns  overhead p50, p99      duck p99    clear p99   loop p99    core   a call   waited');
  let rows: Row[] = [];
  for (const calls of curve) {
    const point = await measure(calls);
    printLine(point);
    if (calls === held) rows = judge(point);
  }
  console.log(`${held} calls at once, with sound`);
  printRows(rows);
  return rows;
}

async function measure(calls: number): Promise<Point> {
  const server = start(0, 'voice-server.ts', 'sound');
  const { port } = await hear<{ port: number }>(server);
  const options: SoundLoadOptions = { port, calls: 5, measuredMs: 3_000 };
  const warmUp = start(1, 'voice-audio-load.ts', JSON.stringify(options));
  await hear(warmUp);
  await ask(warmUp);
  warmUp.send('end');
  await once(warmUp, 'exit');
  const before = await ask<ServerNumbers>(server);
  const load = start(1, 'voice-audio-load.ts', JSON.stringify({ ...options, calls, measuredMs }));
  await hear(load);
  const opened = await ask<ServerNumbers>(server);
  const seen = await ask<SoundNumbers>(load);
  const after = await ask<ServerNumbers>(server);
  load.send('end');
  await once(load, 'exit');
  server.disconnect();
  await once(server, 'exit');
  return { calls, load: seen, before, opened, after };
}

function summarize({ calls, load, before, opened, after }: Point) {
  const p99 = (values: number[]) => quantile(values, 0.99);
  return {
    overheadP50: quantile(load.overheads, 0.5),
    overheadP99: p99(load.overheads),
    duckP99: p99(load.ducks),
    clearP99: p99(load.clears),
    loopP99: p99(after.loopDelays),
    core: (after.cpuMs - opened.cpuMs) / (after.at - opened.at),
    perCall: (after.residentBytes - before.residentBytes) / calls,
    waited: after.waitedMs === null || opened.waitedMs === null ? null : after.waitedMs - opened.waitedMs,
  };
}

function printLine(point: Point): void {
  const found = summarize(point);
  const waited = found.waited === null ? 'not known' : `${Math.round(found.waited)} ms`;
  const columns = [
    String(point.calls).padStart(5),
    String(point.load.overheads.length).padStart(5),
    `${ms(found.overheadP50)}, ${ms(found.overheadP99)}`.padEnd(20),
    ms(found.duckP99).padEnd(10),
    ms(found.clearP99).padEnd(10),
    ms(found.loopP99).padEnd(10),
    `${Math.round(found.core * 100)} %`.padEnd(5),
    // For few calls, the difference between two processes hides the memory per call.
    (point.calls < 50 ? '' : kilobytes(found.perCall)).padEnd(7),
    waited,
  ];
  console.log(`  ${columns.join('  ')}`);
}

function judge(point: Point): Row[] {
  const found = summarize(point);
  return [
    ['turns, interruptions', `${point.load.overheads.length}, ${point.load.clears.length}`, '', null],
    ['own overhead a turn, both ways over the wire, p50', ms(found.overheadP50), '≤ 10 ms', found.overheadP50 <= 10],
    ['the same, p99', ms(found.overheadP99), '≤ 50 ms', found.overheadP99 <= 50],
    ['voice onset to duck at the page, p99', ms(found.duckP99), '≤ 20 ms', found.duckP99 <= 20],
    ['the frame that interrupts to clear at the page, p99', ms(found.clearP99), '≤ 20 ms', found.clearP99 <= 20],
    ['event loop delay, p99', ms(found.loopP99), '≤ 20 ms', found.loopP99 <= 20],
    ['memory a call, resident', kilobytes(found.perCall), '≤ 2 MB', found.perCall <= 2_000_000],
  ];
}
