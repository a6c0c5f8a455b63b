// `npm run bench:outbox` drains 10,000 due webhook messages while the form is posted at a steady rate, against the same
// with nothing due; `npm run bench:outbox -- 500` drains fewer.
import { readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { startReceiver } from '#/tests/support/receiver.ts';
import { type Finding, findingsTable, milliseconds } from '../report.ts';
import { pinned, startCommand, withDataDir, withServer } from '../server-process.ts';
import { median, quantile } from '../statistics.ts';
import { fillOutbox } from './fill.ts';
import { postSteadily } from './post-steadily.ts';

const due = Number(process.argv[2] ?? 10_000);
if (!Number.isInteger(due) || due < 8) throw new Error('npm run bench:outbox -- AMOUNT, 8 or more');
/** Webhooks that share the messages: one gets at most 20 a second. */
const destinations = 8;
const perSecond = 50;
const rounds = 3;
/** How long the form is posted with nothing due. */
const idleMs = Math.min(30_000, Math.max(5_000, due * 3));
const limitStallMs = 50;
const limitRatio = 1.3;
const drainLimitMs = 10 * 60_000;

interface Round {
  p99Ms: number;
  stallMs: number;
  /** How long the disk took at most meanwhile for 4 KB: a commit waits for it, and so does the event loop. */
  syncMs: number;
  /** How long it took to drain what was due; null with nothing due. */
  drainMs: number | null;
}

console.log(
  `${new Date().toISOString()}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
);
await ensureSiteBuilt();
const sound = await startReceiver();
const hanging = await startReceiver('hang');
const idle: Round[] = [];
const busy: Round[] = [];
const held: Round[] = [];
for (let round = 0; round < rounds; round++) {
  const turns = [
    async () => idle.push(await measure(0, false)),
    async () => busy.push(await measure(due, false)),
    async () => held.push(await measure(due, true)),
  ];
  for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
  console.log(`  round ${round + 1}: ${[idle, busy, held].map((all) => shown(all.at(-1))).join('; ')}`);
}
await Promise.all([sound.stop(), hanging.stop()]);

const ratio = middle(busy, 'p99Ms') / middle(idle, 'p99Ms');
const hangRatio = middle(held, 'drainMs') / middle(busy, 'drainMs');
const stallMs = Math.max(...[...busy, ...held].map((round) => round.stallMs));
const findings: Finding[] = [
  {
    what: `longest event-loop stall while ${due} messages are drained`,
    value: milliseconds(stallMs),
    target: `< ${limitStallMs} ms`,
    met: stallMs < limitStallMs,
  },
  { what: 'the same with nothing due', value: milliseconds(Math.max(...idle.map((round) => round.stallMs))) },
  {
    what: `p99 of ${perSecond} posts a second against an idle outbox`,
    value: `${ratio.toFixed(2)} (${milliseconds(middle(busy, 'p99Ms'))}, idle ${milliseconds(middle(idle, 'p99Ms'))})`,
    target: `<= ${limitRatio}`,
    met: ratio <= limitRatio,
  },
  {
    what: 'longest write and fsync of 4 KB beside it',
    value: `${milliseconds(Math.max(...[...busy, ...held].map((round) => round.syncMs)))}, idle ${milliseconds(Math.max(...idle.map((round) => round.syncMs)))}`,
  },
  { what: 'drained in', value: milliseconds(middle(busy, 'drainMs')) },
  {
    what: 'the same while one destination hangs',
    value: `${hangRatio.toFixed(2)} (${milliseconds(middle(held, 'drainMs'))})`,
    target: '<= 1.1',
    met: hangRatio <= 1.1,
  },
];
console.log(findingsTable(findings));
process.exitCode = findings.some(({ met }) => met === false) ? 1 : 0;

/** Posts the form while what is due goes out, or for a while with nothing due. */
function measure(amount: number, oneHangs: boolean): Promise<Round> {
  return withDataDir(async (dataDir) => {
    const each = Math.floor(amount / destinations);
    const hooks = Array.from({ length: destinations }, () => ({ url: sound.url, due: each }));
    if (oneHangs) hooks.push({ url: hanging.url, due: each });
    await fillOutbox(dataDir, hooks);
    const loopFile = join(dataDir, 'loop.txt');
    writeFileSync(loopFile, '');
    const env = {
      BENCH_LOOP_FILE: loopFile,
      NODE_OPTIONS: '--import ./bench/outbox/watch-loop.ts',
      TRUSTED_PROXY_HOPS: '1',
      WEBHOOK_LOCAL_TARGETS: 'on',
      LOG_LEVEL: 'error',
    };
    return withServer({ command: pinned(0, startCommand), dataDir, env }, async (server) => {
      const begun = performance.now();
      const begunAt = Date.now();
      const end = amount === 0 ? delay(idleMs) : drained(dataDir);
      const disk = watchDisk(dataDir);
      const latencies = await postSteadily(server.port, perSecond, end);
      const drainMs = amount === 0 ? null : performance.now() - begun;
      const syncMs = await disk.stop();
      return { p99Ms: quantile(latencies, 0.99), stallMs: longestStall(loopFile, begunAt), syncMs, drainMs };
    });
  });
}

/** Resolves when nothing waits for a receiver that answers. */
async function drained(dataDir: string): Promise<void> {
  const sqlite = new DatabaseSync(join(dataDir, 'frontdesk.db'), { readOnly: true });
  // The first that waits, by an index: to count thousands would hold up the posts, which this process sends.
  const left = sqlite.prepare(
    `select 1 from webhooks where url = ? and exists (
       select 1 from outbox where destination = 'webhook:' || webhooks.id
         and delivered_at is null and given_up_at is null and skip_reason is null)`,
  );
  const limit = performance.now() + drainLimitMs;
  while (left.get(sound.url)) {
    if (performance.now() > limit) throw new Error('the outbox was not drained in time');
    await delay(250);
  }
  sqlite.close();
}

/** Writes to a file of its own ten times a second, and notes the longest. */
function watchDisk(dataDir: string): { stop(): Promise<number> } {
  let stopped = false;
  async function watch(): Promise<number> {
    const file = await open(join(dataDir, 'disk-watch'), 'w');
    const block = Buffer.alloc(4_096);
    let longest = 0;
    for (; !stopped; await delay(100)) {
      const begun = performance.now();
      await file.write(block);
      await file.datasync();
      longest = Math.max(longest, performance.now() - begun);
    }
    await file.close();
    return longest;
  }
  const watching = watch();
  return {
    stop() {
      stopped = true;
      return watching;
    },
  };
}

function longestStall(loopFile: string, since: number): number {
  const lines = readFileSync(loopFile, 'utf8').trim().split('\n');
  const stalls = lines.flatMap((line) => {
    const [at, ms] = line.split(' ').map(Number);
    return at !== undefined && ms !== undefined && at > since + 500 ? [ms] : [];
  });
  return Math.max(0, ...stalls);
}

function middle(all: Round[], what: keyof Round): number {
  return median(all.map((round) => round[what] ?? Number.NaN));
}

function shown(round: Round | undefined): string {
  if (!round) return '';
  const drain = round.drainMs === null ? 'idle' : `drained in ${milliseconds(round.drainMs)}`;
  return `${drain}, p99 ${milliseconds(round.p99Ms)}, stall ${milliseconds(round.stallMs)}, disk ${milliseconds(round.syncMs)}`;
}
