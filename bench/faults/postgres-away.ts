import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '#/tests/support/postgres.ts';
import { startServer } from '#/tests/support/server.ts';
import { drained } from './drained.ts';
import { openLedger } from './ledger.ts';
import type { Outcome } from './outcome.ts';
import { sendOpen, startSenders } from './senders.ts';
import { countLosses } from './stored.ts';

const upMs = 600;
const awayMs = 1_500;

/**
 * Takes Postgres away under load for longer than a crash of it takes, ends the server meanwhile each second time, and
 * gives it back. What was accepted meanwhile waits in the spool of the data directory.
 */
export async function tryPostgresAway(dataDir: string, rounds: number): Promise<Outcome> {
  const cluster = await startPostgres({ durable: true });
  const ledger = openLedger(join(dataDir, 'acknowledged.txt'));
  const options = {
    dataDir,
    env: { FORM_LIMIT_PER_10_MIN: '1000000', LOG_LEVEL: 'fatal', INTAKE_SPOOL: 'on', DATABASE_URL: cluster.url },
  };
  let server = await startServer(options);
  let [accepted, refused, pages, killed, wrong] = [0, 0, 0, 0, 0];
  try {
    for (let round = 0; round < rounds; round++) {
      const senders = startSenders(server.origin, ledger);
      await delay(upMs * Math.random());
      await cluster.crash();
      await delay(awayMs * (0.5 + Math.random()));
      if ((await fetch(server.origin).catch(() => null))?.status === 200) pages++;
      const isKilled = round % 2 === 1;
      if (isKilled) await server.kill();
      else if (round % 4 === 0) await senders.stop();
      await cluster.startAgain();
      if (isKilled) {
        killed++;
        server = await startServer(options);
      }
      await senders.stop();
      accepted += senders.waiting();
      refused += senders.refused();
      wrong += senders.wrong.length;
    }
    await sendOpen(server.origin, ledger);
    const left = await drained(dataDir);
    await server.stop();
    ledger.close();
    const losses = await countLosses({ dataDir, databaseUrl: cluster.url }, ledger);
    return {
      fault: 'Postgres away, requests wait on the disk',
      times: rounds,
      acknowledged: ledger.acknowledged.size,
      ...losses,
      wrong,
      note: [
        `${accepted} accepted meanwhile, ${refused} refused`,
        `the server ended meanwhile ${killed} times`,
        `pages served in ${pages} of ${rounds}`,
        `${left} left waiting`,
      ].join('; '),
    };
  } finally {
    await server.remove();
    await cluster.stop();
  }
}
