import type { Finding, Passage, PassageBefore } from '../../engine/ports.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { askedOf, askedOn, meantInstead, tellsWish } from '../understanding/questions/fragments.ts';
import { answerWith } from './answers.ts';
import { type DialogueState, type Handler, isBusy, type Reply } from './dialogue-state.ts';

/**
 * Takes what a turn leaves out from the question before: 'and for men?', 'no, I meant a crown'. Only what is known is
 * answered: where there is a calendar, 'and highlights' may also be a wish.
 */
export const askOn: Handler = (dialogue, text) => {
  const { offer, topic } = dialogue;
  if (isBusy(dialogue) || !topic || offer?.kind === 'which') return null;
  const instead = meantInstead(text);
  if (instead !== null) {
    const passages = tellsWish(instead) ? null : findInstead(dialogue, topic, instead);
    if (passages) return answerPart(dialogue, passages, instead);
    if (isQuestion(instead)) dialogue.ruledOut = topic.id;
    return { say: [], hear: instead };
  }
  const part = askedOn(text);
  const passages = part === null ? null : findPart(dialogue, topic, part);
  return part !== null && passages ? answerPart(dialogue, passages, part) : null;
};

/** The question before stays the one that the next part is put into. */
function answerPart(dialogue: DialogueState, passages: readonly Passage[], part: string): Reply {
  const { question } = dialogue;
  dialogue.offer = null;
  const reply = answerWith(dialogue, passages, part);
  dialogue.question = question;
  return reply;
}

/** What the part surely asks for after the topic, else in place of what was asked about. */
function findPart({ knowledge, question }: DialogueState, topic: Passage, part: string): readonly Passage[] | null {
  const before: PassageBefore = { question, topic, ruledOut: null };
  const after = sure(knowledge.lookUp(`and ${part}`, before));
  const inPlace = sure(knowledge.lookUp(askedOf(question, part)));
  const isNew = (passages: readonly Passage[] | null) => passages?.some(({ id }) => id !== topic.id);
  return [after, inPlace].find(isNew) ?? after;
}

/** What was meant is rather not what was answered, unless it surely is. */
function findInstead(dialogue: DialogueState, topic: Passage, part: string): readonly Passage[] | null {
  const { knowledge, question } = dialogue;
  const other = (asked: string) => {
    const found = knowledge.lookUp(asked, { question, topic: null, ruledOut: topic.id });
    return found.kind === 'answer' ? found.passages : null;
  };
  return (
    sure(knowledge.lookUp(part)) ??
    other(part) ??
    (isQuestion(part) ? other(ofSameThing(part, topic, question)) : findPart(dialogue, topic, part))
  );
}

/** 'How long does it take' may be of anything; here it is of the color that the question before was about. */
function ofSameThing(part: string, topic: Passage, question: string): string {
  const words = plainWords(part);
  if (!words.includes('it')) return part;
  const about = plainWords(topic.topic);
  const thing = plainWords(question).filter((word) => about.includes(word) && !words.includes(word));
  return [part, ...thing].join(' ');
}

function sure(found: Finding): readonly Passage[] | null {
  return found.kind === 'answer' && found.sure ? found.passages : null;
}
