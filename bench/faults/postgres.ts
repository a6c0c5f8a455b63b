import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '#/tests/support/postgres.ts';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { startTcpProxy } from '#/tests/support/tcp-proxy.ts';
import { drained } from './drained.ts';
import { openLedger } from './ledger.ts';
import type { Outcome } from './outcome.ts';
import { sendOpen, startSenders } from './senders.ts';
import { countLosses } from './stored.ts';

const upMs = 800;
const downMs = 600;
/** One commit in so many is met by a cut. */
const commitsACut = 12;

/** Ends Postgres at once under load, again and again, and starts it anew. */
export async function tryPostgresCrashes(dataDir: string, rounds: number): Promise<Outcome> {
  const cluster = await startPostgres({ durable: true });
  try {
    return await underLoad({ dataDir, databaseUrl: cluster.url }, async (server) => {
      let pages = 0;
      for (let round = 0; round < rounds; round++) {
        await delay(100 + Math.random() * upMs);
        await cluster.crash();
        await delay(Math.random() * downMs);
        if ((await fetch(server.origin).catch(() => null))?.status === 200) pages++;
        await cluster.startAgain();
      }
      const note = `pages served meanwhile in ${pages} of ${rounds}`;
      return { fault: 'Postgres dies and comes back', times: rounds, note };
    });
  } finally {
    await cluster.stop();
  }
}

/** Breaks the connection to Postgres while a commit is on its way: before it arrives, or after, so that its answer is lost. */
export async function tryCutCommits(dataDir: string, rounds: number): Promise<Outcome> {
  const cluster = await startPostgres({ durable: true });
  const url = new URL(cluster.url);
  let commits = 0;
  const cuts = { 'cut-before': 0, 'cut-after': 0 };
  const proxy = await startTcpProxy({
    host: url.hostname,
    port: Number(url.port),
    onSent(chunk) {
      if (!/\bcommit\b/i.test(chunk.toString('latin1')) || ++commits % commitsACut !== 0) return 'forward';
      const where = Math.random() < 0.5 ? 'cut-before' : 'cut-after';
      cuts[where]++;
      return where;
    },
  });
  const proxied = Object.assign(new URL(url), { port: String(proxy.port) }).href;
  try {
    return await underLoad({ dataDir, databaseUrl: cluster.url, through: proxied }, async () => {
      while (cuts['cut-before'] + cuts['cut-after'] < rounds) await delay(50);
      const times = cuts['cut-before'] + cuts['cut-after'];
      const note = `${cuts['cut-before']} before the commit arrived, ${cuts['cut-after']} before its answer did`;
      return { fault: 'connection to Postgres cut at a commit', times, note };
    });
  } finally {
    await proxy.stop();
    await cluster.stop();
  }
}

interface Database {
  dataDir: string;
  databaseUrl: string;
  /** Where the server finds it, if something stands between. */
  through?: string;
}

async function underLoad(
  { dataDir, databaseUrl, through = databaseUrl }: Database,
  work: (server: TestServer) => Promise<Pick<Outcome, 'fault' | 'times' | 'note'>>,
): Promise<Outcome> {
  const env = { FORM_LIMIT_PER_10_MIN: '1000000', LOG_LEVEL: 'fatal' };
  const ledger = openLedger(join(dataDir, 'acknowledged.txt'));
  const server = await startServer({ dataDir, env: { ...env, DATABASE_URL: through } });
  const senders = startSenders(server.origin, ledger);
  const told = await work(server);
  await senders.stop();
  await server.stop();
  const again = await startServer({ dataDir, env: { ...env, DATABASE_URL: databaseUrl } });
  await sendOpen(again.origin, ledger);
  await drained(dataDir);
  await again.stop();
  ledger.close();
  const losses = await countLosses({ dataDir, databaseUrl }, ledger);
  return { ...told, acknowledged: ledger.acknowledged.size, wrong: senders.wrong.length, ...losses };
}
