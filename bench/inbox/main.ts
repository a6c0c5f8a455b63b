// `npm run bench:inbox` measures the inbox with many requests; `npm run bench:inbox -- sqlite-100k` only one part.
import { cpus, loadavg } from 'node:os';
import type { DatabaseKind } from '#/database/open.ts';
import { readParts } from '#/scripts/command-line.ts';
import { findPostgres, startPostgres } from '#/tests/support/postgres.ts';
import { type Finding, findingsTable } from '../report.ts';
import { withDataDir } from '../server-process.ts';
import { measureFull } from './full-inbox.ts';
import { measureKeys } from './keys.ts';
import { measureOpening } from './opening.ts';

const amounts = { '100k': 100_000, '1m': 1_000_000 };
const parts = ['sqlite-100k', 'sqlite-1m', 'postgres-100k', 'postgres-1m', 'keys', 'opening'] as const;
/** How many times as long ten times as many requests may take. */
const limitRatio = 2;

const chosen = readParts('npm run bench:inbox', [...parts]);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

console.log(
  `${new Date().toISOString()}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
);
const all: Finding[] = [];
const medians = new Map<string, Map<string, number>>();
for (const part of parts) {
  if (chosen.length > 0 && !chosen.includes(part)) continue;
  if (part === 'keys' || part === 'opening') {
    const findings = await withDataDir(part === 'keys' ? measureKeys : measureOpening);
    console.log(`\n${part}\n${findingsTable(findings)}`);
    all.push(...findings);
    continue;
  }
  const [kind, size] = part.split('-') as [DatabaseKind, keyof typeof amounts];
  console.log(`\n${part}`);
  const measured = await measureOn(kind, amounts[size]);
  console.log(findingsTable(measured.findings));
  all.push(...measured.findings);
  medians.set(part, measured.medians);
}
for (const kind of ['sqlite', 'postgres']) {
  const small = medians.get(`${kind}-100k`);
  for (const [what, ms] of medians.get(`${kind}-1m`) ?? []) {
    const ratio = ms / (small?.get(what) ?? Number.NaN);
    if (Number.isNaN(ratio)) continue;
    const met = ratio <= limitRatio;
    all.push({ what: `${kind}: ${what}, 1m against 100k`, value: ratio.toFixed(2), target: `<= ${limitRatio}`, met });
  }
}
console.log(`\n${findingsTable(all.filter(({ what }) => what.includes('against 100k')))}`);
const missed = all.filter(({ met }) => met === false);
for (const { what, value, target } of missed) console.log(`Missed: ${what}: ${value}, target ${target}`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function measureOn(kind: DatabaseKind, amount: number) {
  if (kind === 'sqlite') return withDataDir((dataDir) => measureFull({ dataDir }, amount));
  if (!findPostgres()) {
    const what = 'Postgres is not installed, not measured';
    return { findings: [{ what, value: '' }], medians: new Map<string, number>() };
  }
  const cluster = await startPostgres();
  try {
    return await withDataDir((dataDir) => measureFull({ dataDir, databaseUrl: cluster.url }, amount));
  } finally {
    await cluster.stop();
  }
}
