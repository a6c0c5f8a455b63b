import { splitSentences } from '../../engine/text/sentences.ts';
import { askInOtherWords } from '../wording/field-words.ts';
import { fill } from '../wording/wording.ts';
import {
  askedField,
  type DialogueState,
  type Handler,
  intentOf,
  isBusy,
  openQuestion,
  type Reply,
} from './dialogue-state.ts';

const slowest = 0.6;
const fastest = 1.4;
const paceStep = 0.15;

/** Requests to repeat, to put it in other words or shorter, to speak slower or faster, or to wait. */
export const manner: Handler = (dialogue, text) => {
  const { lastTold, words } = dialogue;
  const again = lastTold.length > 0 ? lastTold : [words.nothingToRepeat];
  switch (intentOf(dialogue, text)) {
    case 'repeat':
      return { say: again, again: true };
    case 'simpler':
      return inOtherWords(dialogue);
    case 'shorter':
      return isBusy(dialogue) ? { say: openQuestion(dialogue), again: true } : inShort(dialogue, words.noShorter);
    case 'resume':
      return { say: resume(dialogue, text), again: true };
    case 'slower':
      dialogue.rate = Math.max(slowest, dialogue.rate - paceStep);
      return { say: [words.slower, ...again], rate: dialogue.rate, again: true };
    case 'faster':
      dialogue.rate = Math.min(fastest, dialogue.rate + paceStep);
      return { say: [words.faster, ...openQuestion(dialogue)], rate: dialogue.rate };
    case 'wait':
      return { say: [words.takeYourTime], isAside: true };
    default:
      return null;
  }
};

/** The open question of a request or a booking in other words, else the last answer. */
function inOtherWords(dialogue: DialogueState): Reply {
  const { agent, halfName, lastTold, taking, topic, words } = dialogue;
  const field = halfName || taking.state?.urgent ? null : askedField(dialogue);
  const other = field && askInOtherWords(agent.wording, field);
  if (isBusy(dialogue)) return { say: other ? [other] : openQuestion(dialogue), again: true };
  const { simply } = agent.knowledge.find(({ id }) => id === topic?.id) ?? {};
  if (!simply || lastTold.some((sentence) => simply.includes(sentence))) return inShort(dialogue, words.noOtherWords);
  return { say: splitSentences(simply) };
}

/** The first sentence of the last answer; `otherwise` where it has no other. */
function inShort({ lastSaid, lastTold, topic, words }: DialogueState, otherwise: string): Reply {
  const told = lastTold.length > 0 ? lastTold : lastSaid;
  const answer = told.filter((sentence) => topic?.text.includes(sentence));
  const [first, second] = answer.length > 0 ? answer : told;
  if (first === undefined) return { say: [words.nothingToRepeat] };
  if (second === undefined) return { say: [otherwise], isAside: true };
  return { say: [fill(words.inShort, { answer: first })] };
}

const comesBack = /\b(?:back|here i am)\b/i;

/** Where the talk was before a pause. */
function resume(dialogue: DialogueState, text: string): string[] {
  const { lastTold, taking, words } = dialogue;
  const greeting = comesBack.test(text) ? [words.welcomeBack] : [];
  if (taking.active) dialogue.isLetGo = false;
  const open = openQuestion(dialogue);
  if (open.length > 0) return [...greeting, ...open];
  return [...greeting, ...(lastTold.length > 0 ? lastTold : [words.whatElse])];
}
