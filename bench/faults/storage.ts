import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { drained } from './drained.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { notTried, type Outcome } from './outcome.ts';
import { compilePreload, undoUnsynced } from './preload.ts';
import { sendOpen, startSenders } from './senders.ts';
import { countLosses } from './stored.ts';

const env = { FORM_LIMIT_PER_10_MIN: '1000000', LOG_LEVEL: 'fatal' };
const belowMs = 800;

/** Cuts the power: the process dies, and what it wrote without waiting for the disk is gone. */
export async function tryPowerCuts(dataDir: string, rounds: number): Promise<Outcome> {
  const fault = 'power cut: every write since the last sync lost, SQLite';
  return withLibrary(fault, async (library, outside) => {
    const ledger = openLedger(join(outside, 'acknowledged.txt'));
    const log = join(outside, 'unsynced.log');
    let undone = 0;
    let wrong = 0;
    for (let round = 0; round < rounds; round++) {
      const preload = { LD_PRELOAD: library, UNSYNCED_DIR: dataDir, UNSYNCED_LOG: log };
      const server = await startServer({ dataDir, env: { ...env, ...preload } });
      const senders = startSenders(server.origin, ledger);
      await delay(50 + Math.random() * belowMs);
      await server.kill();
      await senders.stop();
      wrong += senders.wrong.length;
      undone += undoUnsynced(log);
    }
    return finish(dataDir, ledger, { fault, times: rounds, wrong, note: `${undone} writes taken back` });
  });
}

/** Lets each write and sync of the data directory fail for a while, under load, and then lets it be. */
export async function tryFailingDisk(
  dataDir: string,
  error: 'EIO' | 'EROFS' | 'ENOSPC',
  rounds: number,
): Promise<Outcome> {
  const fault = `${failures[error]} (${error}), SQLite`;
  return withLibrary(fault, async (library, outside) => {
    const ledger = openLedger(join(outside, 'acknowledged.txt'));
    const failing = join(outside, 'failing');
    const preload = { LD_PRELOAD: library, UNSYNCED_DIR: dataDir, UNSYNCED_FAIL: error, UNSYNCED_FAIL_WHILE: failing };
    let server = await startServer({ dataDir, env: { ...env, ...preload } });
    let ended = 0;
    let pages = 0;
    let wrong = 0;
    for (let round = 0; round < rounds; round++) {
      const senders = startSenders(server.origin, ledger);
      await delay(100 + Math.random() * belowMs);
      writeFileSync(failing, '');
      await delay(100 + Math.random() * belowMs);
      if ((await fetch(server.origin).catch(() => null))?.status === 200) pages++;
      rmSync(failing);
      await senders.stop();
      wrong += senders.wrong.length;
      if (await hasEnded(server)) {
        ended++;
        server = await startServer({ dataDir, env: { ...env, ...preload } });
      }
    }
    await server.stop();
    const note = `pages served in ${pages} of ${rounds}; ${ended} times it had to be started again`;
    return finish(dataDir, ledger, { fault, times: rounds, wrong, note });
  });
}

const failures = { EIO: 'the disk fails', EROFS: 'the disk turns read-only', ENOSPC: 'the disk is full' };

/** A file system of a few megabytes that runs full, and then gets room. */
export async function tryFullDisk(megabytes = 12): Promise<Outcome> {
  const fault = `a file system of ${megabytes} MB that runs full, SQLite`;
  const outside = mkdtempSync(join(tmpdir(), 'frontdesk-faults-'));
  const dataDir = join(outside, 'small');
  mkdirSync(dataDir);
  const mount = (options: string) =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', `${options}size=${megabytes}m`, 'tmpfs', dataDir]).status === 0;
  if (!mount('')) return notTried(fault, 'no file system could be mounted: it takes root');
  try {
    const ledger = openLedger(join(outside, 'acknowledged.txt'));
    const server = await startServer({ dataDir, env });
    const senders = startSenders(server.origin, ledger);
    while (senders.refused() < 20 && !(await hasEnded(server))) await delay(100);
    await senders.stop();
    spawnSync('mount', ['-o', `remount,size=${megabytes * 8}m`, dataDir]);
    await sendOpen(server.origin, ledger);
    const alive = !(await hasEnded(server));
    await server.stop();
    return await finish(dataDir, ledger, {
      fault,
      times: 1,
      wrong: senders.wrong.length,
      note: alive && ledger.open.size === 0 ? 'went on by itself when there was room' : 'did not go on',
    });
  } finally {
    spawnSync('umount', [dataDir]);
    rmSync(outside, { recursive: true, force: true });
  }
}

async function withLibrary(
  fault: string,
  work: (library: string, outside: string) => Promise<Outcome>,
): Promise<Outcome> {
  const outside = mkdtempSync(join(tmpdir(), 'frontdesk-faults-'));
  try {
    const library = compilePreload(outside);
    return library ? await work(library, outside) : notTried(fault, 'no C compiler: apt-get install gcc');
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
}

async function hasEnded(server: TestServer): Promise<boolean> {
  return Promise.race([server.ended.then(() => true), delay(0, false)]);
}

/** Starts the server once more without a fault, sends what had no answer, and counts. */
async function finish(
  dataDir: string,
  ledger: Ledger,
  told: Pick<Outcome, 'fault' | 'times' | 'wrong' | 'note'>,
): Promise<Outcome> {
  const server = await startServer({ dataDir, env });
  await sendOpen(server.origin, ledger);
  await drained(dataDir);
  await server.stop();
  ledger.close();
  return { ...told, acknowledged: ledger.acknowledged.size, ...(await countLosses({ dataDir }, ledger)) };
}
