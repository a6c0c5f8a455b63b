// `npm run bench:people` measures the erasure of one of many people, and the export of all; `-- 2000` with fewer of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { cleanFiles } from '#/database/clean.ts';
import { migrate } from '#/database/migrate.ts';
import { type Database, openDatabase } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import { streamed } from '#/http/streamed.ts';
import { receiveSubmission } from '#/inbox/intake/receive.ts';
import { writeCsv } from '#/inbox/list/export-csv.ts';
import { catchUpWholly } from '#/inbox/search/search-backlog.ts';
import { createAddressHash } from '#/people/address.ts';
import { erasePerson } from '#/people/erase-person.ts';
import { readCommandLine } from '#/scripts/command-line.ts';
import { findPostgres, startPostgres } from '#/tests/support/postgres.ts';
import { generateRequests } from './inbox/generate.ts';
import { type Finding, findingsTable, kilobytes, milliseconds } from './report.ts';
import { sampleRequest } from './sample-request.ts';
import { withDataDir } from './server-process.ts';

const usage = 'npm run bench:people            100,000 people\nnpm run bench:people -- NUMBER  fewer';
const {
  words: [given = '100000'],
} = readCommandLine({ usage, words: { min: 0, max: 1 } });
const amount = Number(given);
const maxErasureMs = 2_000;
const maxGrowthMb = 30;
const erasures = 5;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const all: Finding[] = [...(await withDataDir((dataDir) => measure({ dataDir })))];
if (findPostgres()) {
  const cluster = await startPostgres();
  try {
    all.push(...(await withDataDir((dataDir) => measure({ dataDir, databaseUrl: cluster.url }))));
  } finally {
    await cluster.stop();
  }
}
console.log(`${amount} people\n${findingsTable(all)}`);
process.exitCode = all.some(({ met }) => met === false) ? 1 : 0;

async function measure(place: { dataDir: string; databaseUrl?: string }): Promise<Finding[]> {
  const database = openDatabase(place);
  try {
    await migrate(database);
    await generateRequests(database, amount, null);
    await cleanFiles(database);
    return [...(await measureErasure(database, place.dataDir)), ...(await measureCsv(database))];
  } finally {
    await database.close();
  }
}

async function measureErasure(database: Database, dataDir: string): Promise<Finding[]> {
  const { kind } = database;
  const times: number[] = [];
  const stalls: number[] = [];
  let left = 0;
  for (let count = 0; count < erasures; count++) {
    // Somebody new, whose words are among those of the others.
    const email = `zoe-${count}@quillfeather.example`;
    for (let request = 0; request < 3; request++) {
      const words = { email, full_name: 'Zoe Quillfeather', bottleneck: `Marmalade gooseberries ${count}` };
      await receiveSubmission(database, { ...sampleRequest, ...words, phone: null }, null, { kind: 'visitor' });
    }
    await catchUpWholly(database);
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    const begun = performance.now();
    const hashOf = createAddressHash('bench');
    const receipt = await erasePerson({ database, dataDir, hashOf }, email, systemActor);
    times.push(performance.now() - begun);
    loop.disable();
    stalls.push(loop.max / 1e6);
    if (receipt?.counts.requests !== 3) throw new Error('the erasure did not find its person');
    left += countIn(dataDir, ['quillfeather', 'gooseberr', 'marmalade']);
  }
  const slowest = Math.max(...times);
  const stall = Math.max(...stalls);
  return [
    {
      what: `${kind}: one erased, the slowest of ${erasures}`,
      value: milliseconds(slowest),
      target: `<= ${milliseconds(maxErasureMs)}`,
      met: slowest <= maxErasureMs,
    },
    { what: `${kind}: longest event-loop delay meanwhile`, value: milliseconds(stall) },
    { what: `${kind}: their words left in files`, value: String(left), target: '0', met: left === 0 },
  ];
}

function countIn(folder: string, words: string[]): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => {
    const content = readFileSync(join(parentPath, name), 'latin1').toLowerCase();
    return sum + words.reduce((found, word) => found + content.split(word).length - 1, 0);
  }, 0);
}

async function measureCsv(database: Database): Promise<Finding[]> {
  const { kind } = database;
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  let bytes = 0;
  const begun = performance.now();
  const lines = writeCsv(database, { filter: {}, order: 'desc', me: null, nameOf: async () => new Map() });
  for await (const chunk of streamed(lines)) {
    bytes += chunk.byteLength;
    most = Math.max(most, process.memoryUsage().rss);
  }
  const grown = (most - before) / 1e6;
  return [
    { what: `${kind}: all as CSV, ${kilobytes(bytes)}`, value: milliseconds(performance.now() - begun) },
    {
      what: `${kind}: memory of it`,
      value: `+${grown.toFixed(1)} MB`,
      target: `<= ${maxGrowthMb} MB`,
      met: grown <= maxGrowthMb,
    },
  ];
}
