// `npm run bench:load` measures several servers, overload, a restart and a crowd of connections; `npm run bench:load -- soak`
// all kinds of work for twenty minutes.
import { cpus, loadavg } from 'node:os';
import { readParts } from '#/scripts/command-line.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { findPostgres } from '#/tests/support/postgres.ts';
import { type Finding, findingsTable } from '../report.ts';
import { measureCrowd } from './crowd.ts';
import { measureInstances } from './instances.ts';
import { measureOverload } from './overload.ts';
import { measureRestart } from './restart.ts';
import { measureSoak } from './soak.ts';

const soakMinutes = 20;

const parts: Record<string, () => Promise<Finding[]>> = {
  instances: () => (findPostgres() ? measureInstances() : Promise.resolve([])),
  overload: measureOverload,
  restart: measureRestart,
  crowd: measureCrowd,
  soak: () => measureSoak(soakMinutes),
};

const chosen = readParts('npm run bench:load', Object.keys(parts));

// `exit` runs the handlers that stop the servers.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

console.log(
  `${new Date().toISOString()}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
);
await ensureSiteBuilt();
const all: Finding[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 ? !chosen.includes(name) : name === 'soak') continue;
  console.log(`\n${name}`);
  const findings = await measure();
  console.log(
    findings.length > 0 ? findingsTable(findings) : '  Postgres is not installed: apt-get install postgresql',
  );
  all.push(...findings);
}
process.exitCode = all.some(({ met }) => met === false) ? 1 : 0;
