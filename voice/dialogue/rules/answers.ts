import { splitSentences } from '../../engine/text/sentences.ts';
import { type Intent, isQuestion, readIntent } from '../understanding/intents.ts';
import { phrases } from '../wording/phrases.ts';
import { type DialogueState, type Handler, openQuestion } from './dialogue-state.ts';

/** After how many answers a request is offered, once. */
const answersBeforeOffer = 2;

/** What the site says to a question, or null. */
export function answerFromSite(dialogue: DialogueState, text: string): string[] | null {
  const passage = dialogue.knowledge.find(text);
  if (!passage) return null;
  dialogue.answered++;
  return splitSentences(passage.text);
}

/** Answers from the site, then goes back to what was open. */
export const answerQuestion: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  const answer = readIntent(text) === 'price' ? null : answerFromSite(dialogue, text);
  if (!answer) return null;
  const after = openQuestion(dialogue);
  const offers =
    after.length === 0 && !taking.state && !dialogue.offeredRequest && dialogue.answered >= answersBeforeOffer;
  if (offers) dialogue.offeredRequest = true;
  return { say: [...answer, ...after, ...(offers ? [phrases.offerRequest] : [])] };
};

/** Says that it does not know, and offers a person who does. */
export const admitNotKnowing: Handler = (dialogue, text) => {
  const price = readIntent(text) === 'price';
  if (dialogue.taking.state?.stage === 'confirming' && !price && !isQuestion(text))
    return { say: [phrases.confirmAgain] };
  const trial = price ? (dialogue.knowledge.find('Is there a free trial?')?.text ?? null) : null;
  const truth = price ? [phrases.noPrice, ...(trial ? splitSentences(trial).slice(0, 1) : [])] : [phrases.unknown];
  if (dialogue.taking.active) return { say: [...truth, phrases.offerPersonLater, ...openQuestion(dialogue)] };
  dialogue.offer = { kind: 'request', known: { bottleneck: text.trim().slice(0, 500) }, urgent: true };
  return { say: [...truth, phrases.offerPerson] };
};

const small: Partial<Record<Intent, (dialogue: DialogueState) => string[]>> = {
  greeting: ({ taking }) => [taking.active ? 'Hello!' : phrases.hello],
  'how-are-you': ({ taking }) => [taking.active ? "I'm well, thank you." : phrases.howAreYou],
  'robot?': () => splitSentences(phrases.robot),
  'name?': ({ brand }) => [phrases.myName(brand)],
  thanks: ({ taking }) => [phrases.thanks, ...(taking.active ? [] : [phrases.anythingElse])],
  help: () => phrases.help,
};

/** Courtesies, and what callers ask about the agent itself. */
export const smallTalk: Handler = (dialogue, text) => {
  const intent = readIntent(text);
  const words = intent && small[intent]?.(dialogue);
  if (!words) return null;
  const open = openQuestion(dialogue);
  if (words.includes(phrases.anythingElse)) dialogue.offer = { kind: 'anything-else' };
  return { say: [...words, ...open] };
};
