import type { Finding, Knowledge, Passage, PassageBefore } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { believe } from './belief.ts';
import { beliefWeights } from './belief-weights.ts';
import { contentWordsOf, indexEntries } from './entry-index.ts';
import {
  coverageOf,
  type Features,
  likenessOf,
  type QuestionFeatures,
  tellsWhatIsAsked,
  unknownShareOf,
} from './features.ts';
import { kindsOfBare } from './follow-ups.ts';
import { namedThing } from './named-thing.ts';
import { ofCallersBusiness } from './of-callers-business.ts';
import { anyFigure, kindsAsked } from './question-kinds.ts';
import { lastAsked, partsOf } from './question-parts.ts';
import { createQuestionReader, pointsBack } from './question-reader.ts';
import { wordingOf } from './same-wording.ts';
import { createSoundAlikes, type MeantQuestion } from './sound-alikes.ts';
import { thingBeyond } from './thing-beyond.ts';

/**
 * From which belief, and which share of a question that it speaks of, an entry answers; `likeness` to the question
 * stands in for the share. Chosen on `bench/agents/dev` and `desks/dev*.json`: ways of asking let an entry speak of more.
 * `halves`: the beliefs from which the surer and the other half of a double question are answered; `choice`: that in the
 * two best entries together from which the caller is asked which they mean, unless the belief in none is above `none`;
 * `ahead`: that from which the best answers, though below `belief`, when no other is near.
 */
const leastToAnswer = {
  many: { belief: 0.58, coverage: 0.3, likeness: 0.4, halves: [0.6, 0.3], choice: 0.4, none: 0.2, ahead: 0.5 },
  few: { belief: 0.6, coverage: 0.2, likeness: 0.4, halves: [0.6, 0.3], choice: 0.4, none: 0.2, ahead: 0.5 },
  none: { belief: 0.72, coverage: 0.2, likeness: 0.3, halves: [0.6, 0.3], choice: 0.75, none: 1, ahead: 0.6 },
} as const;
/** Belief from which a second entry is near enough to ask back about. */
const leastNear = 0.13;
/** Belief from which a question stands by itself, whatever the turn before was about. */
const leastAlone = 0.7;
/** Belief from which 'how long does it take?' asks about more than the turn before. */
const leastElsewhere = 0.9;
/** Ways of asking for a kind of thing from which an entry answers such questions. */
const leastWaysOfKind = 2;
/** Belief in none from which a question by itself asks for no passage. */
const mostNoneAlone = 0.8;
/** Beliefs from which two passages may be meant where none answers, unless the belief in none is above `none`. */
const leastPerhaps = { both: 0.3, second: 0.05, none: 0.5 } as const;
/** How many times the belief in the next passage that names a thing makes the first the one that is meant. */
const muchMore = 3;
/** Belief from which a passage is surely meant, by a question of which no more than this share is unknown to the agent. */
const leastSure = 0.75;
const mostUnknown = 0.55;

interface Candidate {
  passage: Passage;
  belief: number;
  /** Belief that no passage is meant. */
  none: number;
  /** Share of the question that the passage speaks of. */
  coverage: number;
  /** Likeness of the question to what of the passage is most like it. */
  likeness: number;
  /** The passage tells the kind of thing that is asked for. */
  tells: boolean;
}

const learnt = new WeakMap<AgentDefinition, Knowledge>();

/** The searchable knowledge of an agent, learnt when it is first asked for: up to a second of a processor. */
export function knowledgeOf(agent: AgentDefinition): Knowledge {
  return learnt.getOrInsertComputed(agent, learn);
}

type Learnt = Pick<AgentDefinition, 'name' | 'knowledge'> & Partial<Pick<AgentDefinition, 'doubts'>>;

/** Makes an agent's knowledge searchable. */
export function learn(agent: Learnt): Knowledge {
  const index = indexEntries(agent);
  const read = createQuestionReader(index);
  const meantBySound = createSoundAlikes(index.vocabulary);
  const weights = beliefWeights[index.ways];
  const least = leastToAnswer[index.ways];
  const passages = agent.knowledge.map(({ id, topic, question, answer, declines }): Passage => {
    return { id, topic, title: question, text: answer, ...(declines && { declines }) };
  });

  /** Passages by the wording of their question and of each way of asking it, where any is left; null where two have the same. */
  const byWording = new Map<string, Passage | null>();
  for (const [at, { question, examples = [] }] of agent.knowledge.entries()) {
    const passage = passages[at] as Passage;
    for (const wording of new Set([question, ...examples].map(wordingOf)))
      if (wording !== '') byWording.set(wording, (byWording.get(wording) ?? passage) === passage ? passage : null);
  }

  function featuresOf(question: string, before?: PassageBefore): QuestionFeatures {
    const topic = index.entries.find(({ entry }) => entry.id === before?.topic?.id) ?? null;
    return read(question, before && { question: before.question, topic });
  }

  /** The two passages most likely to answer, of those that speak of the question. */
  function best(question: string, features: QuestionFeatures, ruledOut?: string | null): Candidate[] {
    const { byEntry, none } = believe(features, weights);
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
          none,
          coverage: most(coverageOf, at),
          likeness: most(likenessOf, at),
          tells: tellsWhatIsAsked(features.byEntry[at] as Features),
        };
      })
      .filter(({ coverage, likeness }) => coverage >= least.coverage || likeness >= least.likeness)
      .filter(({ passage }) => passage.id !== ruledOut)
      .sort((a, b) => b.belief - a.belief)
      .slice(0, 2);
  }

  /**
   * What answers nothing may ask for a thing by its name, or be misheard: it is read by its sound where that surely asks
   * for what has the words meant.
   */
  function lookUp(question: string, before?: PassageBefore): Finding {
    const asSaid = lookUpAsSaid(question, before);
    const found = asSaid.kind === 'none' ? ofNamedThing(question, before?.ruledOut) : asSaid;
    if (found.kind !== 'none') return found;
    for (const { text, mended } of meantBySound(question)) {
      const meant = lookUpAsSaid(text, before);
      const others = contentWordsOf(question).filter((word) => contentWordsOf(text).includes(word));
      const hasWords = (passage: Passage) =>
        mended.every((word) => mentions(passage, word)) && others.some((word) => mentions(passage, word));
      if (meant.kind === 'answer' && meant.sure && meant.passages.every(hasWords)) return meant;
    }
    return found;
  }

  /** The passages whose topic or question names all of the thing that is asked for; more than one may be meant. */
  function ofNamedThing(question: string, ruledOut: string | null = null): Finding {
    const stems = namedThing(question)?.map(index.stemNumberOf);
    if (!stems || stems.includes(undefined)) return { kind: 'none' };
    const { byEntry } = believe(read(question), weights);
    const [first, second] = index.entries
      .map(({ asked: [topic, title] }, at) => {
        const named = new Set([...(topic?.stems ?? []), ...(title?.stems ?? [])]);
        return {
          passage: passages[at] as Passage,
          belief: byEntry[at] as number,
          isNamed: stems.every((stem) => named.has(stem as number)),
        };
      })
      .filter(({ isNamed, passage }) => isNamed && passage.id !== ruledOut)
      .sort((a, b) => b.belief - a.belief);
    if (!first) return { kind: 'none' };
    if (second && second.belief * muchMore > first.belief)
      return { kind: 'choice', between: [first.passage, second.passage] };
    return { kind: 'answer', passages: [first.passage], sure: false };
  }

  function lookUpAsSaid(question: string, before?: PassageBefore): Finding {
    const ruledOut = before?.ruledOut;
    const same = byWording.get(wordingOf(question));
    if (same && same.id !== ruledOut) return { kind: 'answer', passages: [same], sure: true };
    const [one, other] = partsOf(question).map((part) => best(part, read(part), ruledOut)[0]);
    if (one && other && one.passage !== other.passage && areSure(one, other))
      return { kind: 'answer', passages: [one.passage, other.passage], sure: true };
    const last = lastAsked(question);
    const [asked] = last ? best(last, read(last), ruledOut) : [];
    if (asked && asked.belief >= leastAlone)
      return { kind: 'answer', passages: [asked.passage], sure: isSure(asked, unknownShareOf(read(last))) };
    const own = read(question);
    const alone = best(question, own, ruledOut);
    const leans = before && (alone[0]?.belief ?? 0) < leastAlone;
    const [first, second] = leans ? best(question, featuresOf(question, before), ruledOut) : alone;
    const bare = kindsOfBare(question);
    const stays = (alone[0]?.belief ?? 0) < leastElsewhere ? topicTelling(bare, before) : null;
    if (stays) return { kind: 'answer', passages: [stays], sure: true };
    // By itself 'how much roughly?' asks for nothing.
    const told = [first, ...(leans && bare.length > 0 ? [] : alone.slice(0, 1))].find(
      (candidate) => candidate && candidate.belief >= least.belief,
    );
    // 'How long does it take?' of what was told, which does not tell it; another passage may tell it of something else.
    const asksOfTopic = leans ? told?.passage.id === before.topic?.id : pointsBack(question) && !speaksOf(told, before);
    if (before?.topic && asksOfTopic && bare.some((kind) => kind !== anyFigure)) return { kind: 'none' };
    if (told) {
      const isTold = told.passage.id === before?.topic?.id && told.tells && pointsBack(question);
      return { kind: 'answer', passages: [told.passage], sure: isTold || isSure(told, unknownShareOf(own)) };
    }
    const topic = pointsBack(question) ? topicTelling(kindsAsked(question), before) : null;
    if (topic) return { kind: 'answer', passages: [topic], sure: true };
    // What only the turn before gives a meaning is not asked about: it may be of something else.
    const hasMeaning = !leans || (alone[0]?.none ?? 1) <= mostNoneAlone;
    if (!hasMeaning || !first || !second || first.none > least.none) return { kind: 'none' };
    if (first.belief + second.belief < least.choice) return { kind: 'none' };
    if (second.belief >= leastNear) return { kind: 'choice', between: [first.passage, second.passage] };
    return first.belief >= least.ahead ? { kind: 'answer', passages: [first.passage], sure: false } : { kind: 'none' };
  }

  /** Whether a passage names what the turn before was about. */
  function speaksOf(told: Candidate | undefined, before?: PassageBefore): boolean {
    return contentWordsOf(before?.topic?.topic ?? '').some(
      (word) => told !== undefined && mentions(told.passage, word),
    );
  }

  function perhaps(question: string, before: PassageBefore): readonly [Passage, Passage] | null {
    const [first, second] = best(question, featuresOf(question, before), before.ruledOut);
    if (!first || !second || first.none > leastPerhaps.none) return null;
    if (first.belief + second.belief < leastPerhaps.both || second.belief < leastPerhaps.second) return null;
    // 'We do not tell our prices' helps nobody on.
    return first.passage.declines || second.passage.declines ? null : [first.passage, second.passage];
  }

  /** The passage of the turn before, where it answers a kind of question: 'and how long does that take?'. */
  function topicTelling(asked: readonly number[], before?: PassageBefore): Passage | null {
    const { topic = null, ruledOut = null } = before ?? {};
    const indexed = index.entries.find(({ entry }) => entry.id === topic?.id);
    if (!indexed || topic?.id === ruledOut) return null;
    const ways = indexed.entry.examples ?? [];
    // A figure may be of anything.
    const tells = (kind: number) =>
      kind !== anyFigure &&
      (indexed.tells[kind] || ways.filter((way) => kindsAsked(way).includes(kind)).length >= leastWaysOfKind);
    return asked.some(tells) ? topic : null;
  }

  /** What else is asked for in words that the agent does not have is hardly told by a passage. */
  function isSure({ belief, tells }: Candidate, unknown: number): boolean {
    return belief >= leastSure && (tells || unknown <= mostUnknown);
  }

  function areSure(one: Candidate, other: Candidate): boolean {
    const [surer, less] = least.halves;
    return Math.max(one.belief, other.belief) >= surer && Math.min(one.belief, other.belief) >= less;
  }

  function nearest(question: string, before: PassageBefore, count: number): Passage[] {
    const { byEntry } = believe(featuresOf(question, before), weights);
    return byEntry
      .map((belief, at) => ({ passage: passages[at] as Passage, belief }))
      .sort((a, b) => b.belief - a.belief)
      .slice(0, count)
      .map(({ passage }) => passage);
  }

  function mentions({ id }: Passage, word: string): boolean {
    const indexed = index.entries.find(({ entry }) => entry.id === id);
    const stem = index.stemNumberOf(word);
    const lines = indexed ? [...indexed.asked, ...indexed.said] : [];
    return stem !== undefined && lines.some(({ stems }) => stems.includes(stem));
  }

  /** Null for an agent without ways of asking: its entries have too few words to tell what they leave out. */
  function beyond(passage: Passage, question: string): string | null {
    if (index.ways === 'none' || byWording.has(wordingOf(question))) return null;
    const isMeant = ({ mended }: MeantQuestion) => mended.every((word) => mentions(passage, word));
    if (meantBySound(question).some(isMeant) && lookUpAsSaid(question).kind === 'none') return null;
    const told = contentWordsOf(`${passage.topic} ${passage.title} ${passage.text} ${agent.name}`);
    return thingBeyond(question, told, (word) => mentions(passage, word));
  }

  const doubts = agent.doubts?.length ? learn({ name: agent.name, knowledge: agent.doubts }) : null;

  function meetDoubt(stated: string, isLikely: boolean): Passage | null {
    const found = doubts?.lookUp(stated);
    if (found?.kind === 'answer' && (found.sure || isLikely)) return found.passages[0] ?? null;
    return (isLikely && doubts?.nearest(stated, { question: '', topic: null }, 1)[0]) || null;
  }

  return ofCallersBusiness(agent, {
    passages,
    lookUp,
    nearest,
    perhaps,
    mentions,
    beyond,
    meetDoubt,
    find(question) {
      const found = lookUp(question);
      return found.kind === 'answer' ? (found.passages[0] ?? null) : null;
    },
  });
}
