// `npm run sample`: holds the sample call of Home anew and writes its transcript.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleCaller } from '#/content/sample-call/caller.ts';
import { readCommandLine } from './command-line.ts';
import { holdSampleCall } from './sample/hold-sample-call.ts';

const usage = 'npm run sample    holds the sample call of Home anew, and writes content/sample-call/transcript.ts';

readCommandLine({ usage });
const call = await holdSampleCall(sampleCaller);
const file = join(import.meta.dirname, '../content/sample-call/transcript.ts');
writeFileSync(
  file,
  `// Written by \`npm run sample\`: what the engine said to the lines of \`caller.ts\`. Not to be edited by hand.
import type { SampleCall } from './sample-call.ts';

export const sampleCall: SampleCall = ${JSON.stringify(call)};
`,
);
execFileSync('biome', ['check', '--write', file]);
for (const { speaker, sentences } of call.turns) process.stdout.write(`${speaker}: ${sentences.join(' ')}\n`);
