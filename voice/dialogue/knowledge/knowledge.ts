import type { Finding, Knowledge, Passage, PassageBefore } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { believe } from './belief.ts';
import { beliefWeights } from './belief-weights.ts';
import { indexEntries } from './entry-index.ts';
import { coverageOf, type Features, likenessOf, type QuestionFeatures } from './features.ts';
import { meaningfulWords } from './plain-words.ts';
import { partsOf } from './question-parts.ts';
import { createQuestionReader } from './question-reader.ts';

/**
 * From which belief, and which share of a question that it speaks of, an entry answers. Chosen with
 * `node bench/assistant/fit.ts`: ways of asking make beliefs surer, and let an entry speak of more. `half`: the belief
 * from which each half of a double question is answered; `choice`: that in the two best entries together from which the
 * caller is asked which they mean. An entry of `leastLikeness` needs no coverage.
 */
const leastToAnswer = {
  withWays: { belief: 0.56, coverage: 0.26, half: 0.6, choice: 0.58 },
  withoutWays: { belief: 0.6, coverage: 0.2, half: 0.5, choice: 0.54 },
};
/** Belief from which a question stands by itself, whatever the turn before was about. */
const leastAlone = 0.7;

/** Share of a question that an entry must speak of, whatever its belief; `leastLikeness` may stand in for it. */
const leastCoverage = 0.2;
/** Likeness to the question from which an entry counts although it shares few of its words. */
const leastLikeness = 0.5;

interface Candidate {
  passage: Passage;
  belief: number;
  /** Share of the question that the passage speaks of. */
  coverage: number;
  /** Likeness of the question to what of the passage is most like it. */
  likeness: number;
}

function speaksOfQuestion({ coverage, likeness }: Candidate, least: number): boolean {
  return coverage >= least || likeness >= leastLikeness;
}

/** Makes an agent's knowledge searchable. */
export function learn(agent: Pick<AgentDefinition, 'name' | 'knowledge'>): Knowledge {
  const index = indexEntries(agent);
  const read = createQuestionReader(index);
  const way = index.classify ? 'withWays' : 'withoutWays';
  const weights = beliefWeights[way];
  const least = leastToAnswer[way];
  const passages = agent.knowledge.map(({ id, topic, question, answer, declines }): Passage => {
    return { id, topic, title: question, text: answer, ...(declines && { declines }) };
  });

  /** Passages by their question and each way of asking it, word for word. */
  const byWording = new Map<string, Passage>();
  for (const [at, { question, examples = [] }] of agent.knowledge.entries())
    for (const asked of [question, ...examples]) byWording.set(wordingOf(asked), passages[at] as Passage);

  function featuresOf(question: string, before?: PassageBefore): QuestionFeatures {
    const topic = index.entries.find(({ entry }) => entry.id === before?.topic?.id) ?? null;
    return read(question, before && { question: before.question, topic });
  }

  /** The two passages most likely to answer, of those that speak of the question. */
  function best(question: string, before?: PassageBefore): Candidate[] {
    const features = featuresOf(question, before);
    const { byEntry } = believe(features, weights);
    // A story may lead up to its question.
    const last = splitSentences(question).at(-1) ?? '';
    const atEnd = last === question ? features : read(last);
    const most = (measure: (row: Features) => number, at: number) =>
      Math.max(measure(features.byEntry[at] as Features), measure(atEnd.byEntry[at] as Features));
    return byEntry
      .map((belief, at): Candidate => {
        return {
          passage: passages[at] as Passage,
          belief,
          coverage: most(coverageOf, at),
          likeness: most(likenessOf, at),
        };
      })
      .filter((candidate) => speaksOfQuestion(candidate, leastCoverage))
      .sort((a, b) => b.belief - a.belief)
      .slice(0, 2);
  }

  function lookUp(question: string, before?: PassageBefore): Finding {
    const same = byWording.get(wordingOf(question));
    if (same) return { kind: 'answer', passages: [same] };
    const halves = partsOf(question).map((part) => best(part)[0]);
    const [one, other] = halves;
    if (one && other && one.passage !== other.passage && Math.min(one.belief, other.belief) >= least.half)
      return { kind: 'answer', passages: [one.passage, other.passage] };
    const alone = best(question);
    const [first, second] = before && (alone[0]?.belief ?? 0) < leastAlone ? best(question, before) : alone;
    if (first && first.belief >= least.belief && speaksOfQuestion(first, least.coverage))
      return { kind: 'answer', passages: [first.passage] };
    if (first && second && first.belief + second.belief >= least.choice)
      return { kind: 'choice', between: [first.passage, second.passage] };
    return { kind: 'none' };
  }

  function nearest(question: string, before: PassageBefore, count: number): Passage[] {
    const { byEntry } = believe(featuresOf(question, before), weights);
    return byEntry
      .map((belief, at) => ({ passage: passages[at] as Passage, belief }))
      .sort((a, b) => b.belief - a.belief)
      .slice(0, count)
      .map(({ passage }) => passage);
  }

  return {
    passages,
    lookUp,
    nearest,
    find(question) {
      const found = lookUp(question);
      return found.kind === 'answer' ? (found.passages[0] ?? null) : null;
    },
  };
}

/** A question without fillers and without the word that joins it to the turn before. */
function wordingOf(question: string): string {
  return meaningfulWords(question)
    .join(' ')
    .replace(/^(?:and|but|then) /, '');
}
