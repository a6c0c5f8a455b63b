import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startPostgres } from '#/tests/support/postgres.ts';
import { startServer } from '#/tests/support/server.ts';
import { type Finding, milliseconds } from '../report.ts';
import { processorMs, startCommand, withDataDir } from '../server-process.ts';
import { median } from '../statistics.ts';
import type { LoadOptions, LoadResult } from './generator.ts';

const rounds = 3;
const connections = 32;
/** For each server, so that all have stored as much when they are measured: a process is slow until its code is compiled. */
const warmUpMs = 4_000;
const measuredMs = 6_000;
const limitRatio = 0.9;

interface Round {
  perSecond: number;
  /** Of all servers, for each post. */
  serverMs: number;
  /** The same of Postgres. */
  postgresMs: number;
}

/** Posts stored per second by one, two and four servers on one Postgres, in turns, and by bare inserts into it. */
export async function measureInstances(): Promise<Finding[]> {
  const counts = [1, 2, 4];
  const measured = new Map(counts.map((count) => [count, [] as Round[]]));
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const count of round % 2 === 0 ? counts : counts.toReversed()) {
      measured.get(count)?.push(await withCluster((url) => loadInstances(url, count)));
    }
    bare.push(await withCluster(insertBare));
    const shown = counts.map((count) => `${count}: ${Math.round(measured.get(count)?.at(-1)?.perSecond ?? 0)}/s`);
    console.log(`  round ${round + 1}: ${shown.join(', ')}, bare ${Math.round(bare.at(-1) ?? 0)}/s`);
  }
  const middle = (count: number, what: keyof Round) => median((measured.get(count) ?? []).map((each) => each[what]));
  const one = middle(1, 'perSecond');
  const cores = middle(1, 'serverMs') + middle(1, 'postgresMs');
  return [
    ...counts.slice(1).map((count) => {
      const ratio = middle(count, 'perSecond') / one;
      return {
        what: `posts a second of ${count} servers against one`,
        value: `${ratio.toFixed(2)} (${Math.round(middle(count, 'perSecond'))}, one ${Math.round(one)})`,
        target: `>= ${limitRatio}`,
        met: ratio >= limitRatio,
      };
    }),
    ...counts.map((count) => ({
      what: `processor time of a post with ${count}`,
      value: `${milliseconds(middle(count, 'serverMs'))}, Postgres ${milliseconds(middle(count, 'postgresMs'))}`,
    })),
    { what: 'bare inserts a second into that Postgres', value: String(Math.round(median(bare))) },
    {
      what: 'computed: posts a second for each core beside the generator',
      value: `${Math.round(1_000 / cores)}, where the disk keeps up`,
    },
  ];
}

async function withCluster<T>(work: (url: string) => Promise<T>): Promise<T> {
  const cluster = await startPostgres({ durable: true });
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}

/** Several servers would deliver more than one does meanwhile: nobody listens there, so that all do the same work. */
const mailThatWaits = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'desk@example.com',
  NOTIFY_EMAIL: 'staff@example.com',
};

function loadInstances(databaseUrl: string, count: number): Promise<Round> {
  return withDataDir(async (dataDir) => {
    const env = { DATABASE_URL: databaseUrl, TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'fatal', ...mailThatWaits };
    const servers = [];
    for (let number = 0; number < count; number++) {
      servers.push(await startServer({ command: startCommand, dataDir: `${dataDir}/${number}`, env }));
    }
    try {
      const usedBefore = await usedBy(servers.map(({ pid }) => pid));
      const results = await Promise.all(
        servers.map(({ port }) =>
          generate({ port, connections: connections / count, warmUpMs: count * warmUpMs, measuredMs }),
        ),
      );
      const used = await usedBy(servers.map(({ pid }) => pid));
      const posts = results.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
      return {
        perSecond: results.reduce((sum, { perSecond }) => sum + perSecond, 0),
        serverMs: (used.servers - usedBefore.servers) / posts,
        postgresMs: (used.postgres - usedBefore.postgres) / posts,
      };
    } finally {
      await Promise.all(servers.map((server) => server.remove()));
    }
  });
}

async function generate(options: LoadOptions): Promise<LoadResult> {
  const args = ['bench/load/generator.ts', JSON.stringify(options)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as LoadResult;
}

async function usedBy(pids: number[]): Promise<{ servers: number; postgres: number }> {
  const ofPostgres = globSync('/proc/[0-9]*').map((path) => Number(path.slice('/proc/'.length)));
  return { servers: await sumOf(pids), postgres: await sumOf(ofPostgres.filter(isPostgres)) };
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    return false; // it has ended
  }
}

async function sumOf(pids: number[]): Promise<number> {
  const each = await Promise.all(pids.map((pid) => processorMs(pid).catch(() => 0)));
  return each.reduce((sum, ms) => sum + ms, 0);
}

/** As many connections as the load has, each with one durable insert after the other. */
async function insertBare(url: string): Promise<number> {
  const clients = Array.from({ length: connections }, () => new Client(url));
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0]?.query('create table bare (id uuid primary key, body text not null)');
  const end = performance.now() + measuredMs;
  let inserted = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        await client.query('insert into bare values ($1, $2)', [crypto.randomUUID(), 'x'.repeat(400)]);
        inserted++;
      }
      await client.end();
    }),
  );
  return (inserted * 1_000) / measuredMs;
}
