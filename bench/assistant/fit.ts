// `node bench/assistant/fit.ts FOLDER` fits the weights of `voice/dialogue/knowledge/belief-weights.ts`, apart for
// businesses with many ways of asking (`bench/agents/desks/dev*.json`), with few and with none (`bench/agents/dev`), and
// prints how each business fares with weights that have not seen it. Without ways of asking they are learned from half of the businesses of `bench/agents/train`, too,
// read by the vectors in FOLDER, which are made from the other half (`scripts/word-vectors/make.ts --half FOLDER`).
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { parseAgentFile } from '#/agents/agent.ts';
import { agentDefaults } from '#/content/agents/defaults.ts';
import { desks } from '#/content/agents/desks.ts';
import { createRandom } from '#/scripts/word-vectors/random.ts';
import type { AgentDefinition } from '#/voice/dialogue/agent-definition.ts';
import { type BeliefWeights, believe } from '#/voice/dialogue/knowledge/belief.ts';
import { indexEntries, type WaysOfAsking } from '#/voice/dialogue/knowledge/entry-index.ts';
import type { Features, QuestionFeatures } from '#/voice/dialogue/knowledge/features.ts';
import { createQuestionReader } from '#/voice/dialogue/knowledge/question-reader.ts';
import { questionsSchema } from './ask-agent.ts';
import { learnBelief } from './belief/learn-belief.ts';
import { readUnseenExamples } from './belief/unseen-examples.ts';

interface Case {
  business: string;
  ways: WaysOfAsking;
  kind: string;
  said: string;
  features: QuestionFeatures;
  /** Index of the entry that answers; null for none. */
  entry: number | null;
}

/** Weight of the dev businesses, which are asked follow-ups, misheard and mistyped questions, against the others. */
const devWeight = 6;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node bench/assistant/fit.ts FOLDER, with vectors of make.ts --half FOLDER');
const unseen = readUnseenExamples(folder);

/** What none of the businesses speaks of. */
const offTopic = (JSON.parse(readFileSync('bench/agents/dev/off-topic.json', 'utf8')) as string[]).map((said) => ({
  ask: [said],
  expect: null,
  kind: 'off-topic',
}));

const byName = z.record(z.string(), questionsSchema);

/** The questions of a file that holds those of several businesses, by their name. */
function readByName(file: string) {
  return byName.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const short = readByName('bench/agents/dev/short.json');
const strangers = globSync('bench/agents/dev/*.agent.json').flatMap((file) => {
  const agent = parseAgentFile(readFileSync(file, 'utf8'), agentDefaults);
  const name = basename(file, '.agent.json');
  const asked = questionsSchema.parse(JSON.parse(readFileSync(file.replace('.agent.', '.questions.'), 'utf8')));
  const questions = [...asked, ...(short[name] ?? []), ...offTopic];
  return casesOf(name, agent, questions).concat(examplesOf(name, agent, questions));
});
const askedOfDesks = globSync('bench/agents/desks/dev*.json').map(readByName);
const ours = desks.flatMap(({ id, agent }) =>
  casesOf(id, agent, [...askedOfDesks.flatMap((asked) => asked[id] ?? []), ...offTopic]),
);
const cases = [...strangers, ...ours];

/** Near words in the entry, and likeness to it. */
function likenessOf(row: Features): number {
  return (row[3] as number) + (row[6] as number);
}

function examplesOf(name: string, agent: AgentDefinition, questions: Parameters<typeof casesOf>[2]): Case[] {
  const [file] = globSync(`bench/agents/examples/${name}.examples.json`);
  if (!file) return [];
  const examples = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  const knowledge = agent.knowledge.map((entry) => ({ ...entry, examples: examples[entry.id] ?? [] }));
  return casesOf(name, { ...agent, knowledge }, questions);
}

function casesOf(
  business: string,
  agent: AgentDefinition,
  questions: readonly { ask: string[]; expect: string[] | null; kind: string }[],
): Case[] {
  const index = indexEntries(agent);
  const read = createQuestionReader(index);
  const ids = agent.knowledge.map(({ id }) => id);
  /** The entry that a caller is taken to have been answered from: the one most like the question. */
  const topicOf = ({ byEntry }: QuestionFeatures) =>
    index.entries[
      byEntry.reduce((best, row, at) => (likenessOf(row) > likenessOf(byEntry[best] as Features) ? at : best), 0)
    ] ?? null;
  return questions
    .filter(({ expect }) => expect === null || expect.length === 1)
    .map(({ ask, expect, kind }): Case => {
      const [before, last = ''] = ask.length > 1 ? ask.slice(-2) : [undefined, ask[0]];
      const features =
        before === undefined ? read(last) : read(last, { question: before, topic: topicOf(read(before)) });
      return {
        business,
        ways: index.ways,
        kind,
        said: last,
        features,
        entry: expect ? ids.indexOf(expect[0] as string) : null,
      };
    });
}

/**
 * With ways of asking no business of `train` teaches: its ways are by one person, so that one is more like another than
 * what callers say is like either. Many ways are learned from those with few, too.
 */
function fitWeights(known: readonly Case[], ways: WaysOfAsking): BeliefWeights {
  const own = known.filter((each) => each.ways === ways || (ways === 'many' && each.ways === 'few'));
  if (ways !== 'none') return learnBelief([{ examples: own, weight: 1 }], { hidden: 0, passes: 1000 }, createRandom(1));
  const groups = [
    { examples: unseen, weight: 1 },
    { examples: own, weight: devWeight },
  ];
  return learnBelief(groups, { hidden: 8, passes: 6 }, createRandom(1));
}

interface Judged extends Case {
  /** Entries by belief. */
  order: readonly number[];
  beliefs: readonly number[];
}

const groups = [...Map.groupBy(cases, ({ business, ways }) => `${business} ${ways}`).values()];
const judged = groups.flatMap((own): Judged[] => {
  const [{ business, ways }] = own as [Case, ...Case[]];
  const others = cases.filter((each) => each.business !== business);
  const weights = fitWeights(others, ways);
  return own.map((each) => {
    const { byEntry } = believe(each.features, weights);
    const order = byEntry.map((_, at) => at).sort((a, b) => (byEntry[b] as number) - (byEntry[a] as number));
    return { ...each, order, beliefs: order.map((at) => byEntry[at] as number) };
  });
});

function report(name: string, own: readonly Judged[]): void {
  const answerable = own.filter(({ entry }) => entry !== null);
  const among = (count: number) =>
    answerable.filter(({ order, entry }) => order.slice(0, count).includes(entry as number)).length / answerable.length;
  let best = { right: 0, wrong: 0, choices: 0, answer: 0, choice: 0 };
  for (let answer = 0.3; answer < 0.9; answer += 0.02) {
    for (let choice = 0.3; choice < 0.95; choice += 0.03) {
      const tally = { right: 0, wrong: 0, choices: 0, answer, choice };
      for (const { order, beliefs, entry } of own) {
        const [sure = 0, next = 0] = beliefs;
        const asks = sure < answer && sure + next >= choice;
        if (asks) tally.choices++;
        if (sure < answer && !asks) tally.right += Number(entry === null);
        else if (entry !== null && order.slice(0, asks ? 2 : 1).includes(entry)) tally.right++;
        else tally.wrong++;
      }
      if (tally.wrong / own.length <= 0.08 && tally.choices / own.length <= 0.125 && tally.right > best.right)
        best = tally;
    }
  }
  const percent = (count: number) => `${((100 * count) / own.length).toFixed(1)} %`;
  console.log(
    `${name.padEnd(22)} ${own.length}: first ${(100 * among(1)).toFixed(1)} %, first two ${(100 * among(2)).toFixed(1)} %; right ${percent(best.right)}, wrong ${percent(best.wrong)}, asked back ${percent(best.choices)} (answer from ${best.answer.toFixed(2)}, ask from ${best.choice.toFixed(2)})`,
  );
}

const allWays = ['many', 'few', 'none'] as const satisfies WaysOfAsking[];
for (const ways of allWays) {
  const own = judged.filter((each) => each.ways === ways);
  report(`${ways} ways of asking`, own);
  for (const [kind, some] of Map.groupBy(own, (each) => each.kind))
    if (some.some(({ entry }) => entry !== null)) report(`  ${kind}`, some);
}
console.log(JSON.stringify(Object.fromEntries(allWays.map((ways) => [ways, fitWeights(cases, ways)]))));
