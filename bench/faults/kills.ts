import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startReceiver, type TestReceiver } from '#/tests/support/receiver.ts';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { startSmtp, type TestSmtp } from '#/tests/support/smtp.ts';
import { submit } from '#/tests/support/submit.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { Outcome } from './outcome.ts';
import { sendOpen, startSenders } from './senders.ts';
import { type Staff, sendOpenReplies, staffEnv, startReplies, startStaff } from './staff.ts';
import { countLosses, countReplies, makeDue, type Place } from './stored.ts';

/** A step that a round does not reach within this time is one that the load does not take. */
const roundMs = 4_000;
/** A step is taken often in a round: the process dies at one of the first. */
const firstTimes = 12;
const drainMs = 120_000;

interface Outside {
  smtp: TestSmtp;
  receiver: TestReceiver;
}

/**
 * Ends the server by SIGKILL again and again while requests, replies and deliveries are under way: at each step that it
 * takes at its database, its files and its answers, and at random moments. What was acknowledged is written down outside.
 */
export async function tryKills(place: Place, rounds: number): Promise<Outcome> {
  const outside = { smtp: await startSmtp(), receiver: await startReceiver() };
  const requests = openLedger(join(place.dataDir, 'acknowledged.txt'));
  const replies = openLedger(join(place.dataDir, 'acknowledged-replies.txt'));
  const steps = await listSteps(place, outside, requests, replies);
  const staff = steps.staff;
  let atSteps = 0;
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const step = round % 2 === 0 ? steps.names[(round / 2) % steps.names.length] : undefined;
    const nth = 1 + Math.floor(Math.random() * firstTimes);
    const starting = start(place, outside, step ? { FAULT_KILL: `${step} ${nth}` } : {});
    const server = step ? await starting.catch(() => null) : await starting;
    if (!server) {
      // Ended at the answers of its health check already.
      atSteps++;
      continue;
    }
    const known = [...requests.acknowledged].at(-1);
    // Without an answer, the process has died at this one.
    const again = known && (await submit(server.origin, known[0]).catch(() => null));
    if (known && again && again.row?.id !== known[1]) wrong.push(known[0]);
    const senders = startSenders(server.origin, requests);
    const replying = startReplies(server.origin, staff, { requests, replies });
    const died = await within(server, step ? roundMs : 50 + Math.random() * 1_000);
    if (died) atSteps++;
    await server.kill();
    await Promise.all([senders.stop(), replying.stop()]);
    wrong.push(...senders.wrong, ...replying.wrong);
  }
  await finish(place, outside, requests, { staff, replies });
  const { lost, doubled } = await countLosses(place, requests);
  const answered = await countReplies(place, replies);
  const mails = new Set(outside.smtp.received.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]));
  await Promise.all([outside.smtp.stop(), outside.receiver.stop()]);
  requests.close();
  replies.close();
  return {
    fault: `SIGKILL, ${place.databaseUrl ? 'Postgres' : 'SQLite'}`,
    times: rounds,
    acknowledged: requests.acknowledged.size + replies.acknowledged.size,
    lost: lost + answered.lost,
    doubled,
    wrong: wrong.length,
    note: [
      `${atSteps} at one of ${steps.names.length} steps`,
      `${replies.acknowledged.size} replies among them`,
      `${outside.smtp.received.length} emails for ${mails.size} messages, ${outside.receiver.received.length} webhooks`,
      `${answered.waiting} messages left`,
    ].join('; '),
  };
}

function start({ dataDir, databaseUrl }: Place, { smtp }: Outside, env: Record<string, string>): Promise<TestServer> {
  return startServer({
    dataDir,
    startLimitMs: 90_000,
    env: {
      ...staffEnv,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      SMTP_URL: smtp.url,
      NOTIFY_EMAIL: 'staff@example.com',
      WEBHOOK_LOCAL_TARGETS: 'on',
      FORM_LIMIT_PER_10_MIN: '1000000',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: '--import ./bench/faults/kill-at.ts',
      ...env,
    },
  });
}

/** A round without a fault, which shows the steps that there are. */
async function listSteps(place: Place, outside: Outside, requests: Ledger, replies: Ledger) {
  const trace = join(place.dataDir, 'steps.txt');
  const server = await start(place, outside, { FAULT_TRACE: trace });
  const staff = await startStaff(server.origin, outside.receiver.url);
  const senders = startSenders(server.origin, requests);
  const replying = startReplies(server.origin, staff, { requests, replies });
  await within(server, roundMs);
  await Promise.all([senders.stop(), replying.stop()]);
  await server.stop();
  const names = readFileSync(trace, 'utf8').trim().split('\n');
  rmSync(trace);
  return { names, staff };
}

/** Starts it once more, sends what had no answer, and waits until everything has gone out. */
async function finish(
  place: Place,
  outside: Outside,
  requests: Ledger,
  { staff, replies }: { staff: Staff; replies: Ledger },
): Promise<void> {
  await makeDue(place);
  const server = await start(place, outside, {});
  await sendOpen(server.origin, requests);
  await sendOpenReplies(server.origin, staff, replies);
  const end = performance.now() + drainMs;
  while ((await countReplies(place, replies)).waiting > 0 && performance.now() < end) await delay(500);
  await server.stop();
}

/** Whether the server ended within a time. */
function within(server: TestServer, ms: number): Promise<boolean> {
  return Promise.race([server.ended.then(() => true), delay(ms, false)]);
}
