// `npm run bench` measures everything; `npm run bench -- posts inbox` only those parts.
import { cpus } from 'node:os';
import { readParts } from '#/scripts/command-line.ts';
import { type Finding, findingsTable, type Part } from './report.ts';

// Loaded when it is their turn: the compiler that one of them needs takes seconds.
const parts: Record<string, Part> = {
  bytes: async () => (await import('./bytes.ts')).measureBytes(),
  start: async () => (await import('./start.ts')).measureStart(),
  inbox: async () => (await import('./inbox.ts')).measureInbox(),
  posts: async () => (await import('./posts.ts')).measurePosts(),
  sealed: async () => (await import('./sealed.ts')).measureSealed(),
  patterns: async () => (await import('./patterns.ts')).measurePatterns(),
  resampler: async () => (await import('./resampler.ts')).measureResampler(),
};

const chosen = readParts('npm run bench', Object.keys(parts));

// `exit` runs the handlers that stop the servers.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

console.log(`${new Date().toISOString()}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}`);
const all: Finding[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${name}`);
  const findings = await measure();
  console.log(findingsTable(findings));
  all.push(...findings);
}

const judged = all.filter(({ met }) => met !== undefined);
const missed = judged.filter(({ met }) => !met);
console.log(`\n${judged.length - missed.length} of ${judged.length} targets met.`);
for (const { what, value, target } of missed) console.log(`Missed: ${what}: ${value}, target ${target}`);
process.exitCode = missed.length > 0 ? 1 : 0;
