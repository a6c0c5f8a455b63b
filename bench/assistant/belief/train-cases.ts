// Run by `unseen-examples.ts` in a copy of the product: writes what the search sees of the questions to half of the
// businesses of `bench/agents/train`, as lines of JSON, an `Example` each.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { BusinessFile } from '#/scripts/word-vectors/businesses.ts';
import { indexEntries } from '#/voice/dialogue/knowledge/entry-index.ts';
import { createQuestionReader } from '#/voice/dialogue/knowledge/question-reader.ts';
import type { Example } from './learn-belief.ts';

const [businessesIn = '', out = ''] = process.argv.slice(2);
const files = globSync(`${businessesIn}/*.json`).sort();
// The vectors of the copy have learned from the others.
const businesses = files
  .filter((_, at) => at % 2 === 1)
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as BusinessFile & { name: string });
// Four digits are more than the features have.
const lines = businesses
  .flatMap(examplesOf)
  .map((example) =>
    JSON.stringify(example, (_, value) =>
      ArrayBuffer.isView(value) ? [...(value as Float64Array)].map(rounded) : value,
    ),
  );
writeFileSync(out, lines.join('\n'));

function examplesOf({ name, knowledge, unanswered }: BusinessFile & { name: string }): Example[] {
  const entries = knowledge.map(({ topic, question, answer }, at) => ({ id: String(at), topic, question, answer }));
  const read = createQuestionReader(indexEntries({ name, knowledge: entries }));
  const asked = knowledge.flatMap(({ ways }, entry) => ways.map((way): Example => ({ features: read(way), entry })));
  return asked.concat(unanswered.map((question) => ({ features: read(question), entry: null })));
}

function rounded(each: number): number {
  return Number(each.toFixed(4));
}
