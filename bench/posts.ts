import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { measureSync } from './disk-sync.ts';
import type { LoadOptions, LoadResult } from './load/generator.ts';
import { type Finding, milliseconds } from './report.ts';
import { canPin, pinned, processorMs, startCommand, withDataDir, withServer } from './server-process.ts';
import { median, quantile } from './statistics.ts';

const rounds = 5;
const load = { connections: 32, warmUpMs: 2_500, measuredMs: 5_000 };
const limitP99Ms = 60;

export interface Round extends LoadResult {
  /** Requests stored at the end. */
  stored: number;
  /** Processor time of the server for each request, in milliseconds. */
  processorMs: number;
  /** Problems with what it answered or stored. */
  faults: string[];
}

/** Measures form posts stored per second, next to a server that only stores, in alternation on the same core. */
export async function measurePosts(): Promise<Finding[]> {
  await ensureSiteBuilt();
  const sync = await withDataDir(async (dataDir) => measureSync(dataDir));
  const ours: Round[] = [];
  const bare: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const turns = [async () => ours.push(await loadFrontdesk()), async () => bare.push(await loadBare())];
    for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
    console.log(
      `  round ${round + 1}: ${Math.round(ours[round]?.perSecond ?? 0)}/s, bare ${Math.round(bare[round]?.perSecond ?? 0)}/s`,
    );
  }

  const ratios = ours.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN));
  const ratio = median(ratios);
  const p99Ms = p99(ours);
  const faults = [...ours, ...bare].flatMap((round) => round.faults);
  const acknowledged = sum(ours.map((round) => round.acknowledged));
  return [
    {
      what: `posts against bare, median of ${rounds} rounds`,
      value: `${ratio.toFixed(2)} (${ratios.map((each) => each.toFixed(2)).join(', ')})`,
      target: '>= 1.0',
      met: ratio >= 1,
    },
    { what: 'posts a second, median', value: `${perSecond(ours)}, bare ${perSecond(bare)}` },
    {
      what: 'answered within, p99 of all rounds',
      value: milliseconds(p99Ms),
      target: '< 60 ms',
      met: p99Ms < limitP99Ms,
    },
    { what: 'the same of bare', value: milliseconds(p99(bare)) },
    { what: 'slowest answer', value: `${slowest(ours)}, bare ${slowest(bare)}` },
    {
      what: 'requests stored for those acknowledged',
      value:
        faults.join('; ') ||
        `${sum(ours.map(({ stored }) => stored))} for ${acknowledged}, each with 2 emails, its event and its key`,
      target: 'each once',
      met: faults.length === 0,
    },
    {
      what: 'write and fsync of 4 KB',
      value: `${milliseconds(sync.medianMs)} median, ${milliseconds(sync.p95Ms)} p95`,
    },
    { what: "generator's share of its core", value: `${percent(ours)}, with bare ${percent(bare)}` },
    { what: 'server and generator on a core each', value: canPin ? 'yes' : 'no: taskset or a second core is missing' },
  ];
}

export function loadFrontdesk(env: Record<string, string> = {}): Promise<Round> {
  return loadServer(startCommand, 'frontdesk.db', { TRUSTED_PROXY_HOPS: '1', ...env }, (sqlite) => [
    ...expectCount(sqlite, 'select count(*) from idempotency_keys', 'keys', 1),
    ...expectCount(sqlite, 'select count(*) from outbox', 'emails', 2),
    ...expectCount(sqlite, 'select count(distinct subject_id) from outbox', 'requests with emails', 1),
    ...expectCount(sqlite, 'select sum(total) from submission_counts', 'counted', 1),
    ...expectCount(sqlite, 'select count(*) from events', 'events', 1),
  ]);
}

function loadBare(): Promise<Round> {
  return loadServer(['node', 'bench/bare-server.ts'], 'bare.db', {}, () => []);
}

/** Starts a server on an empty database, loads it, stops it and checks what it stored. */
function loadServer(
  command: string[],
  databaseFile: string,
  env: Record<string, string>,
  inspect: (sqlite: DatabaseSync) => string[],
): Promise<Round> {
  return withDataDir((dataDir) =>
    withServer({ command: pinned(0, command), dataDir, env }, async (server) => {
      const before = await processorMs(server.pid);
      const result = await generate({ ...load, port: server.port });
      const used = (await processorMs(server.pid)) - before;
      await server.stop();
      const sqlite = new DatabaseSync(join(dataDir, databaseFile));
      const stored = count(sqlite, 'select count(*) from form_submissions');
      const faults = inspect(sqlite);
      sqlite.close();
      if (stored !== result.acknowledged) faults.push(`${stored} stored for ${result.acknowledged} acknowledged`);
      if (result.refused > 0) faults.push(`${result.refused} refused`);
      return { ...result, stored, processorMs: used / result.acknowledged, faults };
    }),
  );
}

async function generate(options: LoadOptions): Promise<LoadResult> {
  const [command = '', ...args] = pinned(1, [process.execPath, 'bench/load/generator.ts', JSON.stringify(options)]);
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as LoadResult;
}

function count(sqlite: DatabaseSync, statement: string): number {
  return Number(Object.values(sqlite.prepare(statement).get() ?? {})[0]);
}

function expectCount(sqlite: DatabaseSync, statement: string, what: string, perRequest: number): string[] {
  const found = count(sqlite, statement);
  const requests = count(sqlite, 'select count(*) from form_submissions');
  return found === requests * perRequest ? [] : [`${found} ${what} for ${requests} requests`];
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function perSecond(all: Round[]): number {
  return Math.round(median(all.map((round) => round.perSecond)));
}

function p99(all: Round[]): number {
  return (
    quantile(
      all.flatMap(({ latencies }) => latencies),
      0.99,
    ) / 10
  );
}

function slowest(all: Round[]): string {
  return milliseconds(all.flatMap(({ latencies }) => latencies).reduce((most, each) => Math.max(most, each), 0) / 10);
}

function percent(all: Round[]): string {
  return `${Math.round(median(all.map(({ cpu }) => cpu)) * 100)} %`;
}
