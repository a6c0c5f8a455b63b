// `npm run sample`: holds the sample calls of the site anew and writes their transcripts.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedOnPages } from '#/content/asked-on-pages.ts';
import { sampleCallIds } from '#/content/sample-call/callers.ts';
import { readCommandLine } from './command-line.ts';
import { answerOf, holdSampleCall } from './sample/hold-sample-call.ts';

const usage =
  'npm run sample    holds the sample calls of the site anew, and writes content/sample-call/transcripts.ts';

readCommandLine({ usage });
const calls = await Promise.all(sampleCallIds.map(async (id) => [id, await holdSampleCall(id)] as const));
const answers = await Promise.all(
  askedOnPages.map(async ({ id, callId, questions }) => {
    const asked = questions.map(async (question) => [question, await answerOf(callId, question)] as const);
    return [id, Object.fromEntries(await Promise.all(asked))] as const;
  }),
);
const file = join(import.meta.dirname, '../content/sample-call/transcripts.ts');
writeFileSync(
  file,
  `// Written by \`npm run sample\`: what the engine said to the lines of \`callers.ts\` and the questions of \`asked-on-pages.ts\`. Not to be edited by hand.
import type { SampleCallId } from './callers.ts';
import type { SampleCall } from './sample-call.ts';

export const sampleCalls: Readonly<Record<SampleCallId, SampleCall>> = ${JSON.stringify(Object.fromEntries(calls))};

/** What the agents say to the questions of pages, by the page's id and the question. */
export const sampleAnswers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = ${JSON.stringify(Object.fromEntries(answers))};
`,
);
execFileSync('biome', ['check', '--write', file]);
for (const [id, { turns }] of calls) {
  process.stdout.write(`\n${id}\n`);
  for (const { speaker, sentences } of turns) process.stdout.write(`${speaker}: ${sentences.join(' ')}\n`);
}
for (const [id, asked] of answers) {
  process.stdout.write(`\n${id}\n`);
  for (const [question, said] of Object.entries(asked)) process.stdout.write(`${question} ${said.join(' ')}\n`);
}
