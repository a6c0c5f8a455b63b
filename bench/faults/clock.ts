import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from '#/tests/support/server.ts';
import { openLedger } from './ledger.ts';
import { notTried, type Outcome } from './outcome.ts';
import { compilePreload } from './preload.ts';
import { sendOpen, startSenders } from './senders.ts';
import { countLosses } from './stored.ts';

const fault = 'the clock is set back and forth, SQLite';
const stepMs = 500;
/** Less than keys are kept: after more, a request that is sent again is a new one. */
const maxStepSeconds = 12 * 3_600;

/** Sets the wall clock of a server under load to another time, by seconds to half a day, again and again. */
export async function tryClockSteps(dataDir: string, rounds: number): Promise<Outcome> {
  const outside = mkdtempSync(join(tmpdir(), 'frontdesk-faults-'));
  const library = compilePreload(outside, 'clock.c');
  if (!library) return notTried(fault, 'no C compiler: apt-get install gcc');
  const step = join(outside, 'step');
  const set = (seconds: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(BigInt(seconds));
    writeFileSync(step, bytes, { flag: 'r+' });
  };
  writeFileSync(step, Buffer.alloc(8));
  const env = { FORM_LIMIT_PER_10_MIN: '1000000', LOG_LEVEL: 'fatal', LD_PRELOAD: library, CLOCK_STEP: step };
  const ledger = openLedger(join(outside, 'acknowledged.txt'));
  const server = await startServer({ dataDir, env });
  try {
    const senders = startSenders(server.origin, ledger);
    for (let round = 0; round < rounds; round++) {
      const seconds = Math.trunc(Math.random() ** 3 * maxStepSeconds);
      set(round % 2 === 0 ? -seconds : seconds);
      await delay(stepMs * Math.random());
    }
    set(0);
    await senders.stop();
    await sendOpen(server.origin, ledger);
    await server.stop();
    ledger.close();
    const losses = await countLosses({ dataDir }, ledger);
    const { size } = ledger.acknowledged;
    const wrong = senders.wrong.length;
    return { fault, times: rounds, acknowledged: size, ...losses, wrong, note: 'by up to 12 hours' };
  } finally {
    await server.remove();
    rmSync(outside, { recursive: true, force: true });
  }
}
