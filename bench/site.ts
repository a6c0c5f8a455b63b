// `npm run bench:site` measures every public page and how fast the server sends them.
// `npm run bench:site -- --runs 1 /faq` measures one page once; `--only speed` or `--only server` runs one part.
import { cpus, loadavg } from 'node:os';
import { readCommandLine } from '#/scripts/command-line.ts';
import { type Finding, findingsTable } from './report.ts';

const { values: options, words: positionals } = readCommandLine({
  usage: 'npm run bench:site -- [--runs 5] [--only speed|server] [PAGE ...]',
  words: { min: 0, max: Number.POSITIVE_INFINITY },
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1 || (options.only && !['speed', 'server'].includes(options.only))) {
  console.error('Say how often to measure, and what: --runs 5 --only speed|server /page …');
  process.exit(2);
}

// `exit` runs the handlers that stop the servers and the browser.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

// Loaded now, so that the usage is told at once: Lighthouse and the compiler take seconds.
const { ensureSiteBuilt } = await import('#/server/site-files/build.ts');
const { loadSite } = await import('#/server/site-files/site.ts');
const { publicPages } = await import('./bytes.ts');
const { measurePageSpeed } = await import('./site/page-speed.ts');
const { measurePagesASecond } = await import('./site/pages-a-second.ts');

const site = await loadSite(await ensureSiteBuilt());
const known = publicPages(site);
const unknown = positionals.filter((page) => !known.includes(page));
if (unknown.length > 0) {
  console.error(`There is no page ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(2);
}
const pages = positionals.length > 0 ? positionals : known;

console.log(
  `${new Date().toISOString()}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
);
const all: Finding[] = [];
async function part(name: string, measure: () => Promise<Finding[]>): Promise<void> {
  if (options.only && options.only !== name) return;
  console.log(`\n${name}`);
  const findings = await measure();
  console.log(findingsTable(findings));
  all.push(...findings);
}
await part('speed', () => measurePageSpeed({ site, pages, runs }));
await part('server', () =>
  measurePagesASecond(
    pages.filter((page) => site.files.has(page)),
    runs,
  ),
);

const judged = all.filter(({ met }) => met !== undefined);
const missed = judged.filter(({ met }) => !met);
console.log(`\n${judged.length - missed.length} of ${judged.length} targets met.`);
for (const { what, value, target } of missed) console.log(`Missed: ${what}: ${value}, target ${target}`);
process.exitCode = missed.length > 0 ? 1 : 0;
