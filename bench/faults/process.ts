import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#/tests/support/free-port.ts';
import { run } from '#/tests/support/run.ts';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { drained } from './drained.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { notTried, type Outcome } from './outcome.ts';
import { sendOpen, startSenders } from './senders.ts';
import { countLosses } from './stored.ts';

const env = { FORM_LIMIT_PER_10_MIN: '1000000', LOG_LEVEL: 'fatal' };
const belowMs = 800;
const usualDescriptors = 1_024;

/** Leaves a server under load no file descriptor beyond those it has, for a while, again and again. */
export async function tryFewDescriptors(dataDir: string, rounds: number): Promise<Outcome> {
  const fault = 'no file descriptor left, SQLite';
  if (spawnSync('prlimit', ['--version']).status !== 0)
    return notTried(fault, 'no prlimit: apt-get install util-linux');
  return underLoad(dataDir, fault, rounds, async (server) => {
    const limit = (soft: number) => spawnSync('prlimit', [`--pid=${server.pid}`, `--nofile=${soft}:`]);
    let back = 0;
    for (let round = 0; round < rounds; round++) {
      await delay(100 + Math.random() * belowMs);
      limit(3); // those at hand stay open
      await delay(100 + Math.random() * belowMs);
      limit(usualDescriptors);
      if ((await fetch(`${server.origin}/readyz`).catch(() => null))?.ok) back++;
    }
    return `took new connections again in ${back} of ${rounds}`;
  });
}

/** Starts a second server on the data directory of one that is under load. */
export async function trySecondServers(dataDir: string, rounds: number): Promise<Outcome> {
  return underLoad(dataDir, 'a second server on the data directory', rounds, async () => {
    let refused = 0;
    for (let round = 0; round < rounds; round++) {
      const port = String(await freePort());
      const second = await run([process.execPath, 'server/start.ts'], { ...env, DATA_DIR: dataDir, PORT: port });
      const sentence = `Frontdesk did not start: DATA_DIR ${dataDir} is in use by another Frontdesk server: stop it first\n`;
      if (second.code === 1 && second.stderr === sentence) refused++;
    }
    return `refused in a sentence: ${refused}`;
  });
}

/** Sends requests to one server during `work`, which gives what is told beside the counts. */
async function underLoad(
  dataDir: string,
  fault: string,
  times: number,
  work: (server: TestServer) => Promise<string>,
): Promise<Outcome> {
  const ledger: Ledger = openLedger(join(dataDir, 'acknowledged.txt'));
  const server = await startServer({ dataDir, env });
  try {
    const senders = startSenders(server.origin, ledger);
    const note = await work(server);
    await senders.stop();
    await sendOpen(server.origin, ledger);
    await drained(dataDir);
    await server.stop();
    ledger.close();
    const losses = await countLosses({ dataDir }, ledger);
    const { size } = ledger.acknowledged;
    return { fault, times, acknowledged: size, ...losses, wrong: senders.wrong.length, note };
  } finally {
    await server.remove();
  }
}
