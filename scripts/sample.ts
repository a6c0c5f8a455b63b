// `npm run sample`: holds the sample calls of the site anew and writes their transcripts.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleCallIds } from '#/content/sample-call/callers.ts';
import { readCommandLine } from './command-line.ts';
import { holdSampleCall } from './sample/hold-sample-call.ts';

const usage =
  'npm run sample    holds the sample calls of the site anew, and writes content/sample-call/transcripts.ts';

readCommandLine({ usage });
const calls = await Promise.all(sampleCallIds.map(async (id) => [id, await holdSampleCall(id)] as const));
const file = join(import.meta.dirname, '../content/sample-call/transcripts.ts');
writeFileSync(
  file,
  `// Written by \`npm run sample\`: what the engine said to the lines of \`callers.ts\`. Not to be edited by hand.
import type { SampleCallId } from './callers.ts';
import type { SampleCall } from './sample-call.ts';

export const sampleCalls: Readonly<Record<SampleCallId, SampleCall>> = ${JSON.stringify(Object.fromEntries(calls))};
`,
);
execFileSync('biome', ['check', '--write', file]);
for (const [id, { turns }] of calls) {
  process.stdout.write(`\n${id}\n`);
  for (const { speaker, sentences } of turns) process.stdout.write(`${speaker}: ${sentences.join(' ')}\n`);
}
