import { type Intent, isQuestion, readIntent } from '../understanding/intents.ts';
import { phrases } from '../wording/phrases.ts';
import { splitSentences } from '../wording/sentences.ts';
import { type Conversation, type Handler, openQuestion } from './dialogue-state.ts';

/** After how many answers a request is offered, once. */
const answersBeforeOffer = 2;

/** What the site says to a question, or null. */
export function answerFromSite(conversation: Conversation, text: string): string[] | null {
  const passage = conversation.knowledge.find(text);
  if (!passage) return null;
  conversation.answered++;
  return splitSentences(passage.text);
}

/** Answers from the site, then goes back to what was open. */
export const answerQuestion: Handler = (conversation, text) => {
  const { taking } = conversation;
  const answer = readIntent(text) === 'price' ? null : answerFromSite(conversation, text);
  if (!answer) return null;
  const after = openQuestion(conversation);
  const offers =
    after.length === 0 && !taking.state && !conversation.offeredRequest && conversation.answered >= answersBeforeOffer;
  if (offers) conversation.offeredRequest = true;
  return { say: [...answer, ...after, ...(offers ? [phrases.offerRequest] : [])] };
};

/** Says that it does not know, and offers a person who does. */
export const admitNotKnowing: Handler = (conversation, text) => {
  const price = readIntent(text) === 'price';
  if (conversation.taking.state?.stage === 'confirming' && !price && !isQuestion(text))
    return { say: [phrases.confirmAgain] };
  const trial = price ? (conversation.knowledge.find('Is there a free trial?')?.text ?? null) : null;
  const truth = price ? [phrases.noPrice, ...(trial ? splitSentences(trial).slice(0, 1) : [])] : [phrases.unknown];
  if (conversation.taking.active) return { say: [...truth, phrases.offerPersonLater, ...openQuestion(conversation)] };
  conversation.offer = { kind: 'request', known: { bottleneck: text.trim().slice(0, 500) }, urgent: true };
  return { say: [...truth, phrases.offerPerson] };
};

const small: Partial<Record<Intent, (conversation: Conversation) => string[]>> = {
  greeting: ({ taking }) => [taking.active ? 'Hello!' : phrases.hello],
  'how-are-you': ({ taking }) => [taking.active ? "I'm well, thank you." : phrases.howAreYou],
  'robot?': () => splitSentences(phrases.robot),
  'name?': ({ brand }) => [phrases.myName(brand)],
  thanks: ({ taking }) => [phrases.thanks, ...(taking.active ? [] : [phrases.anythingElse])],
  help: () => phrases.help,
};

/** Courtesies, and what callers ask about the agent itself. */
export const smallTalk: Handler = (conversation, text) => {
  const intent = readIntent(text);
  const words = intent && small[intent]?.(conversation);
  if (!words) return null;
  const open = openQuestion(conversation);
  if (words.includes(phrases.anythingElse)) conversation.offer = { kind: 'anything-else' };
  return { say: [...words, ...open] };
};
