import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '#/tests/support/postgres.ts';
import { startServer } from '#/tests/support/server.ts';
import { startTcpProxy } from '#/tests/support/tcp-proxy.ts';
import { drained } from './drained.ts';
import { openLedger } from './ledger.ts';
import type { Outcome } from './outcome.ts';
import { sendOpen, startSenders } from './senders.ts';
import { countLosses } from './stored.ts';

const upMs = 1_500;
/** Whatever moves an address to another server takes a moment to notice. */
const noticedMs = 1_000;
const backMs = 60_000;

/**
 * Ends Postgres under load for good, makes its synchronous standby the one that is written to, and lets the same address
 * lead there, as a managed Postgres does. Each round has a pair of its own.
 */
export async function tryFailovers(dataDir: string, rounds: number): Promise<Outcome> {
  const sum = { acknowledged: 0, lost: 0, doubled: 0, wrong: 0 };
  let [waited, back] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const folder = join(dataDir, String(round));
    mkdirSync(folder);
    const told = await failOver(folder);
    for (const name of ['acknowledged', 'lost', 'doubled', 'wrong'] as const) sum[name] += told[name];
    waited += told.waited;
    if (told.isBack) back++;
  }
  const note = `${waited} waited in the spool meanwhile; went on by itself in ${back} of ${rounds}`;
  return { fault: 'Postgres fails over to its synchronous standby', times: rounds, ...sum, note };
}

async function failOver(dataDir: string) {
  const cluster = await startPostgres({ durable: true });
  const url = new URL(cluster.url);
  const standby = await cluster.addStandby();
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  const address = Object.assign(new URL(url), { port: String(proxy.port) }).href;
  const ledger = openLedger(join(dataDir, 'acknowledged.txt'));
  const env = { FORM_LIMIT_PER_10_MIN: '1000000', LOG_LEVEL: 'fatal', INTAKE_SPOOL: 'on', DATABASE_URL: address };
  const server = await startServer({ dataDir, env });
  try {
    const senders = startSenders(server.origin, ledger);
    await delay(upMs * (0.5 + Math.random()));
    await cluster.crash();
    await delay(noticedMs);
    await standby.promote();
    proxy.leadTo(Number(new URL(standby.url).port));
    const isBack = await answersAgain(server.origin);
    await senders.stop();
    await sendOpen(server.origin, ledger);
    await drained(dataDir);
    await server.stop();
    ledger.close();
    const losses = await countLosses({ dataDir, databaseUrl: standby.url }, ledger);
    const { size } = ledger.acknowledged;
    return { acknowledged: size, ...losses, wrong: senders.wrong.length, waited: senders.waiting(), isBack };
  } finally {
    await server.remove();
    await proxy.stop();
    await cluster.stop();
  }
}

async function answersAgain(origin: string): Promise<boolean> {
  const end = performance.now() + backMs;
  while (performance.now() < end) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    await delay(100);
  }
  return false;
}
