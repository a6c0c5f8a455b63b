// `npm run faults` tries what a server must survive, and prints the README's table; `npm run faults -- kills-sqlite`
// only one part, `npm run faults -- --rounds 20` with fewer kills.
import { cpus, loadavg } from 'node:os';
import { readCommandLine } from '#/scripts/command-line.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { findPostgres, startPostgres } from '#/tests/support/postgres.ts';
import { withDataDir } from '../server-process.ts';
import { tryClockSteps } from './clock.ts';
import { tryDamagedPages } from './corruption.ts';
import { tryFailovers } from './failover.ts';
import { tryKills } from './kills.ts';
import { notTried, type Outcome, outcomesTable } from './outcome.ts';
import { tryCutCommits, tryPostgresCrashes } from './postgres.ts';
import { tryPostgresAway } from './postgres-away.ts';
import { tryFewDescriptors, trySecondServers } from './process.ts';
import { tryFailingDisk, tryFullDisk, tryPowerCuts } from './storage.ts';

const parts: Record<string, (rounds: number) => Promise<Outcome>> = {
  'kills-sqlite': (rounds) => withDataDir((dataDir) => tryKills({ dataDir }, rounds)),
  'kills-postgres': () => withPostgres('SIGKILL, Postgres', killsOnPostgres),
  power: (rounds) => withDataDir((dataDir) => tryPowerCuts(dataDir, Math.ceil(rounds / 10))),
  'disk-fails': (rounds) => withDataDir((dataDir) => tryFailingDisk(dataDir, 'EIO', Math.ceil(rounds / 25))),
  'disk-read-only': (rounds) => withDataDir((dataDir) => tryFailingDisk(dataDir, 'EROFS', Math.ceil(rounds / 25))),
  'disk-full': () => tryFullDisk(),
  descriptors: (rounds) => withDataDir((dataDir) => tryFewDescriptors(dataDir, Math.ceil(rounds / 25))),
  'second-server': (rounds) => withDataDir((dataDir) => trySecondServers(dataDir, Math.ceil(rounds / 100))),
  'damaged-pages': (rounds) => withDataDir((dataDir) => tryDamagedPages(dataDir, Math.ceil(rounds / 10))),
  'postgres-dies': (rounds) =>
    withPostgres('Postgres dies and comes back', (dataDir) => tryPostgresCrashes(dataDir, Math.ceil(rounds / 25))),
  'postgres-away': (rounds) =>
    withPostgres('Postgres away, requests wait on the disk', (dataDir) =>
      tryPostgresAway(dataDir, Math.ceil(rounds / 25)),
    ),
  failover: (rounds) =>
    withPostgres('Postgres fails over to its synchronous standby', (dataDir) =>
      tryFailovers(dataDir, Math.ceil(rounds / 100)),
    ),
  clock: (rounds) => withDataDir((dataDir) => tryClockSteps(dataDir, Math.ceil(rounds / 10))),
  'commit-cut': (rounds) =>
    withPostgres('connection to Postgres cut at a commit', (dataDir) => tryCutCommits(dataDir, rounds)),
};

const { values, words } = readCommandLine({
  usage: `npm run faults               all faults, 500 kills on each database
npm run faults -- PART ...   of ${Object.keys(parts).join(', ')}
npm run faults -- --rounds N fewer kills`,
  options: { rounds: { type: 'string', default: '500' } },
  words: { min: 0, max: Object.keys(parts).length },
});
const rounds = Number(values.rounds);
const unknown = words.find((word) => !(word in parts));
if (unknown !== undefined || !Number.isInteger(rounds) || rounds < 1) throw new Error('npm run faults -- --help');

console.log(
  `${new Date().toISOString()}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
);
await ensureSiteBuilt();
const outcomes: Outcome[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (words.length > 0 && !words.includes(name)) continue;
  outcomes.push(await run(rounds));
  console.log(outcomesTable(outcomes.slice(-1)).split('\n').at(-1));
}
console.log(`\n${outcomesTable(outcomes)}`);
process.exitCode = outcomes.some(({ lost, doubled, wrong }) => lost + doubled + wrong > 0) ? 1 : 0;

async function withPostgres(fault: string, work: (dataDir: string) => Promise<Outcome>): Promise<Outcome> {
  return findPostgres() ? withDataDir(work) : notTried(fault, 'Postgres is not installed: apt-get install postgresql');
}

async function killsOnPostgres(dataDir: string): Promise<Outcome> {
  const cluster = await startPostgres();
  try {
    return await tryKills({ dataDir, databaseUrl: cluster.url }, rounds);
  } finally {
    await cluster.stop();
  }
}
