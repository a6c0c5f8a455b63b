// The server that `bench/voice.ts` measures: real sockets, sessions and database, with an agent that answers
// immediately. It reports its numbers on request of the parent process.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createAuth } from '#/accounts/auth.ts';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open.ts';
import { createIntakeQueue, holdBodies } from '#/http/body.ts';
import type { HttpEnv } from '#/http/env.ts';
import { createLimiter } from '#/http/limits/limiter.ts';
import { sameOrigin } from '#/http/same-origin.ts';
import { createIntake } from '#/inbox/intake/intake.ts';
import { readConfig } from '#/server/config/config.ts';
import { peerAddress } from '#/server/http/peer-address.ts';
import { listen } from '#/server/listen.ts';
import { createVoice } from '#/server/live-calls/voice.ts';
import { voiceRoutes } from '#/server/live-calls/web-call-routes.ts';
import { createSocketServer } from '#/server/sockets/voice-sockets.ts';
import { createVisitCounter } from '#/visits/visit-counter.ts';
import type { Speech } from '#/voice/engine/media/media-session.ts';
import { createSystemClock } from '#/voice/engine/system-clock.ts';
import { createFakeSpeechToText } from '#/voice/testing/fake-speech-to-text.ts';
import { createFakeTextToSpeech } from '#/voice/testing/fake-text-to-speech.ts';
import { createScriptedAgent } from '#/voice/testing/scripted-agent.ts';

/** Transcript of every caller's question. */
const asked = 'What does it cost?';

/** Measurements of the server process. */
export interface ServerNumbers {
  calls: number;
  residentBytes: number;
  heapBytes: number;
  /** Event-loop delays since the last report, in milliseconds. */
  loopDelays: number[];
  /** Time that this process waited for a busy core, in milliseconds; null when the system does not report it. */
  waitedMs: number | null;
  /** CPU time so far and the time of this measurement, in milliseconds. */
  cpuMs: number;
  at: number;
  /** `overheadMs` of each turn, over all calls. */
  overheads: number[];
}

/** With audio, the fake recogniser and synthesiser answer immediately, so only the engine takes time. */
const withSound = process.argv[2] === 'sound';
const script = withSound
  ? { answers: { [asked]: ['We answer every call for you, day and night, and take down what people want.'] } }
  : {};

function soundWithoutDelay(): Speech {
  const clock = createSystemClock();
  return {
    // The first interim word comes late, so that barge-ins happen by 500 ms of voice, not by words.
    recogniser: createFakeSpeechToText({ clock, script: () => asked, capabilities: { interim: true }, wordMs: 2_000 }),
    synthesiser: createFakeTextToSpeech({ clock }),
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
process.once('disconnect', () => process.exit(0));

const config = readConfig({
  DATA_DIR: dataDir,
  DEMO_CALLS_PER_HOUR: '1000000',
  DEMO_CALLS_AT_ONCE: '10000',
  DEMO_CALLS_AT_ONCE_PER_ADDRESS: '10000',
  DEMO_DAILY_MINUTES: '1000000',
  DEMO_DAILY_MINUTES_PER_NETWORK: '1000000',
  LOG_LEVEL: 'warn',
});
const database = openDatabase({ dataDir });
await migrate(database);
const log = pino({ level: 'warn' });
const sockets = createSocketServer();
const server = await listen({ ...config, port: 0, sockets });
const limiter = await createLimiter(database, { name: 'form', points: 10, durationSeconds: 600 });
const intake = createIntake({ database, limiter, sendsMail: false, onStored: () => {} });
const visits = createVisitCounter({ database, now: Date.now });
const voice = await createVoice({
  database,
  config: config.demo,
  callRetentionDays: 30,
  intake,
  sockets,
  visits,
  createAgent: ({ clock }) => createScriptedAgent(clock, script),
  ...(withSound && { speech: soundWithoutDelay() }),
  log,
});
const auth = createAuth({
  database,
  secret: 'of the bench, as long as it has to be',
  publicUrl: undefined,
});
const app = new Hono<HttpEnv>()
  .use(peerAddress(0), sameOrigin(undefined), holdBodies(createIntakeQueue()))
  .route('/voice', voiceRoutes({ voice, database, auth, log, publicUrl: undefined, visits }));
server.serve(app.fetch);

const tickMs = 10;
let delays: number[] = [];
let expected = performance.now() + tickMs;
function tick(): void {
  delays.push(Math.max(0, performance.now() - expected));
  expected = performance.now() + tickMs;
  setTimeout(tick, tickMs);
}
tick();

process.on('message', async () => {
  await voice.kept();
  globalThis.gc?.();
  const cpu = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const kept = await database.db.selectFrom('call_latency').select('overhead_ms').execute();
  const numbers: ServerNumbers = {
    calls: voice.registry.calls,
    residentBytes: rss,
    heapBytes: heapUsed + external,
    loopDelays: delays,
    waitedMs: waitedMs(),
    cpuMs: (cpu.user + cpu.system) / 1_000,
    at: performance.now(),
    overheads: kept.map(({ overhead_ms }) => overhead_ms),
  };
  process.send?.(numbers);
  delays = [];
  expected = performance.now() + tickMs;
});
/** Run-queue wait in milliseconds, from the second number of Linux's schedstat, which is in nanoseconds. */
function waitedMs(): number | null {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return null;
  }
}

process.send?.({ port: server.port });
