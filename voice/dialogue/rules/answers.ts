import type { TurnInput } from '../../engine/agent.ts';
import type { Finding, Passage, PassageBefore } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import type { ClassificationTask } from '../../protocol/classification.ts';
import { maxCandidates, maxClassifiedLength, maxLabelLength } from '../../protocol/limits.ts';
import { firstOf } from '../form/form-roles.ts';
import {
  type BriefAnswer,
  briefAnswer,
  firstPart,
  furtherAnswer,
  wholeAnswer,
  withoutYes,
} from '../knowledge/brief-answer.ts';
import { contentWordsOf } from '../knowledge/entry-index.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { kindsAsked, kindsTold } from '../knowledge/question-kinds.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { adviceIn } from '../understanding/questions/advice.ts';
import { askedAtEnd, askedWithin, asksAnything } from '../understanding/questions/asked-within.ts';
import { questionOfDoubt } from '../understanding/questions/doubts.ts';
import { fill } from '../wording/wording.ts';
import { type DialogueState, openQuestion, type Reply, type WaitingHandler } from './dialogue-state.ts';
import { offerAfterAnswers, offerPersonWhoKnows } from './offer-form.ts';
import { storyOfQuestion } from './told-before.ts';
import { asksBeyond, partAsked, sharesWord, topicsOf } from './which-passage.ts';

/**
 * The sentences that answer a question within a form, at most about thirty words; null when no passage does. Of two near
 * passages the nearer answers: a second question would bury the one about the form.
 */
export function answerFromSite(dialogue: DialogueState, text: string, isWhole = false): string[] | null {
  const found = dialogue.knowledge.lookUp(text, beforeOf(dialogue));
  if (found.kind === 'none') return null;
  const { say } = tell(dialogue, found.kind === 'answer' ? found.passages : [found.between[0]], text, isWhole);
  // What may not be the answer says neither yes nor no.
  return isSure(found) ? say : withoutYes(say);
}

/** The turn before; a passage that is not meant is no topic of it. */
export function beforeOf({ question, topic, ruledOut }: DialogueState): PassageBefore {
  return { question, topic: topic?.id === ruledOut ? null : topic, ruledOut };
}

/** Says what passages answer to a question, and remembers them as the topic. `isWhole`: leaves nothing out of one answer. */
export function tell(
  dialogue: DialogueState,
  passages: readonly Passage[],
  question: string,
  isWhole: boolean,
): { say: string[]; isRestAskedFor: boolean } {
  const shorten = isWhole && passages.length === 1 ? wholeAnswer : briefAnswer;
  const answers = passages.map(
    (passage) =>
      answerNaming(dialogue, passage) ??
      (passage.declines
        ? whole(passage.text)
        : (partAsked(dialogue, passage, question) ?? shorten(passage.text, question))),
  );
  dialogue.answered++;
  dialogue.question = question;
  dialogue.topic = passages.at(-1) ?? null;
  dialogue.exhausted = null;
  dialogue.untold = answers.flatMap(({ rest }) => rest);
  for (const { id } of passages) dialogue.toldPassages.add(id);
  const say = answers.flatMap(({ say }) => say);
  const [passage] = passages;
  const beyond =
    passage && passages.length === 1 && !passage.declines ? dialogue.knowledge.beyond(passage, question) : null;
  if (beyond !== null)
    return { say: [...withoutYes(say), fill(dialogue.words.beyond, { thing: beyond })], isRestAskedFor: false };
  return { say, isRestAskedFor: answers.some(({ rest, isAskedFor }) => rest.length > 0 && isAskedFor) };
}

function whole(text: string, say = splitSentences(text)): BriefAnswer {
  return { say, rest: [], isAskedFor: false };
}

/** The answer with the program that the caller uses, in place of the question which that is; null where none is known. */
function answerNaming({ agent, program }: DialogueState, { id, text }: Passage): BriefAnswer | null {
  const named = agent.knowledge.find((entry) => entry.id === id)?.named;
  return named && program ? whole(text, [splitSentences(text)[0] ?? '', fill(named, { program })]) : null;
}

/** Answers from the knowledge, or asks which of two passages is meant; then repeats the open question. */
export const answerQuestion: WaitingHandler = async (dialogue, text, turn) => {
  const found = await find(dialogue, text, turn);
  if (found.kind === 'none') return null;
  const before = dialogue.question;
  dialogue.question = text;
  if (found.kind === 'answer') return answerWith(dialogue, found.passages, text);
  if (dialogue.taking.active) return answerWith(dialogue, [found.between[0]], text);
  // A business that tells of its trouble is offered help with it, whichever of two topics that is.
  if (firstOf(dialogue.taking.form, 'url') && tellsOfSelf(text) && !wishes.test(text)) return null;
  dialogue.offer = { kind: 'which', between: found.between, question: text || before };
  return { say: [fill(dialogue.words.which, topicsOf(found.between))] };
};

/** Looks a question up; where the rules are unsure of it, the language model of the caller's browser may choose. */
async function find(
  dialogue: DialogueState,
  text: string,
  { classify, signal }: Pick<TurnInput, 'classify' | 'signal'>,
): Promise<Finding> {
  const before = beforeOf(dialogue);
  const found = toThePoint(dialogue, text, dialogue.knowledge.lookUp(text, before));
  const atEnd = isSure(found) ? null : lastAsked(dialogue, text);
  if (atEnd && (found.kind !== 'answer' || isSure(atEnd))) return atEnd;
  if (found.kind === 'answer') return found;
  const advice = adviceIn(text) ?? questionOfDoubt(text);
  const advised: Finding = advice === null ? { kind: 'none' } : dialogue.knowledge.lookUp(advice);
  if (advised.kind === 'answer') return advised;
  const asked = knownWithin(dialogue, text);
  if (asked !== null) return toThePoint(dialogue, asked, dialogue.knowledge.lookUp(asked));
  const likely = likelyWithin(dialogue, text);
  if (likely) return likely;
  if (!classify || contentWordsOf(text).length === 0) return found;
  const candidates = dialogue.knowledge.nearest(text, before, maxCandidates);
  const choice = await classify(taskOf(text, before, candidates));
  if (signal.aborted) return { kind: 'none' };
  const passages = candidates.filter(({ id }) => choice?.ids.includes(id));
  return passages.length > 0 ? { kind: 'answer', passages, sure: true } : found;
}

/** What answers the question at the end of a longer turn; null when nothing does. */
function lastAsked(dialogue: DialogueState, text: string): Finding | null {
  const found = askedAtEnd(text).map((asked) =>
    toThePoint(dialogue, asked, dialogue.knowledge.lookUp(asked, { ...beforeOf(dialogue), question: '', topic: null })),
  );
  return found.find(isSure) ?? found.find(({ kind }) => kind === 'answer') ?? null;
}

function isSure(found: Finding): found is Finding & { kind: 'answer' } {
  return found.kind === 'answer' && found.sure;
}

/** The part of a turn that asks something which is surely known, whatever was said before; null when none does. */
export function knownWithin({ knowledge, ruledOut, taking }: DialogueState, text: string): string | null {
  const isKnown = (asked: string) => {
    const found = knowledge.lookUp(asked, { question: '', topic: null, ruledOut });
    return found.kind === 'answer' && found.sure;
  };
  // A form with a website is for businesses.
  return askedWithin(text, firstOf(taking.form, 'url') !== null).find(isKnown) ?? null;
}

/** Words from which a question is one by itself within a turn. */
const leastContentWords = 2;

/** The likely answer to the first question within a turn that as a whole asks for nothing known; null when there is none. */
function likelyWithin(dialogue: DialogueState, text: string): Finding | null {
  const { knowledge, ruledOut, taking } = dialogue;
  const asked = askedWithin(text, firstOf(taking.form, 'url') !== null).find(
    (each) => isQuestion(each) && contentWordsOf(each).length >= leastContentWords,
  );
  if (asked === undefined) return null;
  const found = toThePoint(dialogue, asked, knowledge.lookUp(asked, { question: '', topic: null, ruledOut }));
  return found.kind === 'answer' ? found : null;
}

/** What was just said answers nothing, unless the caller surely asks for it, or for something in it. */
function toThePoint(dialogue: DialogueState, text: string, found: Finding): Finding {
  if (found.kind !== 'answer' || found.sure) return found;
  const isBeside = (passage: Passage) => wasJustSaid(dialogue, passage) && !sharesWord(text, passage);
  return found.passages.every(isBeside) ? { kind: 'none' } : found;
}

function taskOf(words: string, { question, topic }: PassageBefore, candidates: readonly Passage[]): ClassificationTask {
  return {
    words: words.slice(-maxClassifiedLength),
    ...(topic && { before: question.slice(-maxClassifiedLength) }),
    candidates: candidates.map(({ id, title }) => ({ id, question: title.slice(0, maxLabelLength) })),
  };
}

/** The answer of the turn before. Once more it only helps who asks for something in it. */
function wasJustSaid({ topic, lastSaid, exhausted }: DialogueState, { id, text }: Passage): boolean {
  return id === topic?.id && (id === exhausted || lastSaid.some((sentence) => text.includes(sentence)));
}

/** The reply that answers with passages, offers what was left out of what was asked for, and repeats the open question. */
export function answerWith(dialogue: DialogueState, passages: readonly Passage[], question: string): Reply {
  const { taking, words } = dialogue;
  const [first] = passages;
  if (first && passages.length === 1 && wasJustSaid(dialogue, first) && !taking.active && !first.declines) {
    const further = answerFurther(dialogue, first, question);
    // Who asks the same a third time hears it whole, not that it was said.
    if (!further.say.some((sentence) => dialogue.lastSaid.includes(sentence)))
      return { ...further, say: [...new Set([...further.say, ...openQuestion(dialogue)])] };
  }
  if (first?.declines && passages.length === 1 && dialogue.toldPassages.has(first.id))
    return insteadOfDeclined(dialogue, first, question);
  // Who types reads, and can skip; who listens cannot.
  const { say, isRestAskedFor } = tell(dialogue, passages, question, dialogue.typed && !taking.active);
  const after = openQuestion(dialogue);
  const declines = passages.every((passage) => passage.declines);
  if (after.length > 0) return { say: [...say, ...(declines ? [words.offerPersonLater] : []), ...after] };
  if (declines) {
    return { say: [...say, ...offerPersonWhoKnows(dialogue, storyOfQuestion(dialogue, question))] };
  }
  // 'Go on' continues a form that was let go. What was not asked for waits for 'tell me more'.
  if (isRestAskedFor && !dialogue.isLetGo) {
    dialogue.offer = { kind: 'go-on' };
    return { say: [...say, words.goOn] };
  }
  return { say: [...say, ...offerAfterAnswers(dialogue, passages, question)] };
}

/** What else is known of something that was declined before, else one sentence and a person who may know. */
function insteadOfDeclined(dialogue: DialogueState, declined: Passage, question: string): Reply {
  const { knowledge, words, toldPassages } = dialogue;
  const other = knowledge.lookUp(question, { question: '', topic: null, ruledOut: declined.id });
  if (isSure(other) && other.passages.every(({ id }) => !toldPassages.has(id)))
    return answerWith(dialogue, other.passages, question);
  const next = nextOf(dialogue, declined.id);
  if (next) {
    const answer = answerWith(dialogue, [next], declined.title);
    return next.declines ? answer : { ...answer, say: [words.stillNotTold, ...answer.say] };
  }
  dialogue.question = question;
  dialogue.topic = declined;
  dialogue.untold = [];
  const after = openQuestion(dialogue);
  if (after.length > 0) return { say: [words.stillNotTold, words.offerPersonLater, ...after] };
  return offerPerson(dialogue, words.stillNotTold, question);
}

/** The passage that stands next for one that declines, and was not told yet. */
function nextOf({ agent, knowledge, toldPassages }: DialogueState, declined: string): Passage | null {
  const next = (id: string) => agent.knowledge.find((entry) => entry.id === id)?.instead;
  let id = next(declined);
  while (id !== undefined && toldPassages.has(id)) id = next(id);
  return knowledge.passages.find((passage) => passage.id === id) ?? null;
}

/** Tells of the passage that was just told what a further question asks: what is new in it, or once more what was said. */
function answerFurther(dialogue: DialogueState, passage: Passage, question: string): Reply {
  const { knowledge, words } = dialogue;
  dialogue.answered++;
  const say = furtherAnswer(passage.text, question, dialogue.untold);
  if (say.some((sentence) => dialogue.untold.includes(sentence))) {
    dialogue.untold = dialogue.untold.filter((sentence) => !say.includes(sentence));
    return { say };
  }
  // 'And how does that work?' asks for the rest; 'how much again?' for a figure that was told.
  const told = say.join(' ');
  const [tells, names] = [kindsTold(told), kindsAsked(told)];
  const isTold = kindsAsked(question).some((kind) => tells[kind] || names.includes(kind));
  if (dialogue.untold.length > 0 && !isTold) return tellUntold(dialogue);
  const wasRepeated = dialogue.exhausted === passage.id;
  dialogue.exhausted = passage.id;
  if (!asksBeyond(dialogue, question, passage, wasRepeated))
    return { say: [fill(words.asISaid, { answer: say[0] ?? '' }), ...say.slice(1)] };
  const other = knowledge.lookUp(question, { question: '', topic: null, ruledOut: passage.id });
  if (other.kind === 'answer' && other.sure) return answerWith(dialogue, other.passages, question);
  return offerPerson(dialogue, asksAnything(question) ? words.unknown : words.noMore, question);
}

/** Says that something is not known, and offers a person who may know; the question of a booking stays open. */
export function offerPerson(
  dialogue: DialogueState,
  said: string,
  question: string,
  instead: readonly [Passage, Passage] | null = null,
): Reply {
  if (dialogue.booking?.active) return { say: [said, dialogue.words.offerPersonLater] };
  return { say: [said, ...offerPersonWhoKnows(dialogue, storyOfQuestion(dialogue, question), instead)] };
}

/** Tells the next part of the answer that was left out. */
export function tellUntold(dialogue: DialogueState): Reply {
  const { say, rest } = firstPart(dialogue.untold);
  dialogue.untold = rest;
  dialogue.offer = rest.length > 0 ? { kind: 'go-on' } : null;
  dialogue.pastOffer = null;
  return { say: rest.length > 0 ? [...say, dialogue.words.goOn] : say };
}

/** What somebody tells of themselves is no question that could be answered. */
export function tellsOfSelf(text: string): boolean {
  const said = plainWords(text);
  const tells =
    (adviceIn(text) === null && tellsOfOthers.test(said.join(' '))) ||
    (said.length >= leastTold && said.some((word) => ownWords.has(word)));
  return tells && !asksAnything(text);
}

/** 'She has been here for twenty years', 'the partners would have a fit'. */
const tellsOfOthers =
  /^(?:(?:and|but|well|so|because) )*(?:he|she|they|people|folks?|(?:my|our|the|his|her|their) (?:\w+ )?\w+s?) (?:is|are|was|has|have|had|will|would|can|could|do|does|did|wants?|likes?|loves?|hates?|knows?|thinks?|says?)\b/;

const wishes = /\b(?:i|we)(?: would|'d|’d)? (?:want|need|like|love|wish|prefer)\b/i;
const leastTold = 5;
const ownWords: ReadonlySet<string> = new Set(['i', 'we', 'my', 'our']);
