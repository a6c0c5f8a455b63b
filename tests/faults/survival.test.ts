import { expect, it, onTestFinished } from 'vitest';
import { tryClockSteps } from '#/bench/faults/clock.ts';
import { tryCutCommits } from '#/bench/faults/postgres.ts';
import { tryFailingDisk, tryPowerCuts } from '#/bench/faults/storage.ts';
import { createTestDatabase } from '#/tests/support/databases.ts';

/** `npm run faults` tries each of these, and more, some hundred times. */
const faults = {
  'fault 32: a power cut, after which every write is gone that did not wait for the disk': (dataDir: string) =>
    tryPowerCuts(dataDir, 2),
  'fault 34: a disk on which each write fails for a while': (dataDir: string) => tryFailingDisk(dataDir, 'EIO', 1),
  'a wall clock that is set back and forth': (dataDir: string) => tryClockSteps(dataDir, 6),
  'fault 37: a connection to Postgres that breaks at commits': (dataDir: string) => tryCutCommits(dataDir, 6),
};

it.each(Object.entries(faults))(
  '%s: nothing acknowledged is lost or doubled',
  { timeout: 90_000 },
  async (_, tryFault) => {
    const place = await createTestDatabase('sqlite');
    onTestFinished(place.remove);
    const { times, acknowledged, ...losses } = await tryFault(place.dataDir);
    expect(losses).toMatchObject({ lost: 0, doubled: 0, wrong: 0 });
    expect(times, 'it was tried').toBeGreaterThan(0);
    expect(acknowledged, 'requests were acknowledged').toBeGreaterThan(0);
  },
);
