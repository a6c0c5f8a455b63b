import { splitSentences } from '../../engine/text/sentences.ts';
import { storyOf } from '../form/form-roles.ts';
import { type Intent, isQuestion, readIntent } from '../understanding/intents.ts';
import { fill } from '../wording/wording.ts';
import { type DialogueState, type Handler, openQuestion } from './dialogue-state.ts';

/** Number of answers after which the agent offers its form, once. */
const answersBeforeOffer = 2;

/** The sentences that answer a question; null when no passage does. */
export function answerFromSite(dialogue: DialogueState, text: string): string[] | null {
  const passage = dialogue.knowledge.find(text);
  if (!passage) return null;
  dialogue.answered++;
  return splitSentences(passage.text);
}

/** Answers from the knowledge, then repeats the open question. */
export const answerQuestion: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  const answer = asksForUnnamedPrice(dialogue, text) ? null : answerFromSite(dialogue, text);
  if (!answer) return null;
  const after = openQuestion(dialogue);
  const offers =
    after.length === 0 && !taking.state && !dialogue.offeredForm && dialogue.answered >= answersBeforeOffer;
  if (offers) dialogue.offeredForm = true;
  return { say: [...answer, ...after, ...(offers ? [dialogue.words.offerForm] : [])] };
};

/** Admits that it does not know, and offers a call-back by a person. */
export const admitNotKnowing: Handler = (dialogue, text) => {
  const { words } = dialogue;
  const story = storyOf(dialogue.taking.form);
  const price = asksForUnnamedPrice(dialogue, text);
  if (dialogue.taking.state?.stage === 'confirming' && !price && !isQuestion(text))
    return { say: [words.confirmAgain] };
  const truth = price ? [words.noPrice, ...splitSentences(words.afterNoPrice)] : [words.unknown];
  if (dialogue.taking.active) return { say: [...truth, words.offerPersonLater, ...openQuestion(dialogue)] };
  dialogue.offer = { kind: 'form', known: story ? { [story.name]: text.trim().slice(0, 500) } : {}, urgent: true };
  return { say: [...truth, words.offerPerson] };
};

/** True for a question about a price when the knowledge names none, even if a passage covers the topic. */
function asksForUnnamedPrice({ agent }: DialogueState, text: string): boolean {
  return agent.limits.namesNoPrices && readIntent(text) === 'price';
}

const small: Partial<Record<Intent, (dialogue: DialogueState) => string[]>> = {
  greeting: ({ taking, words }) => [taking.active ? words.helloAgain : words.hello],
  'how-are-you': ({ taking, words }) => [taking.active ? words.howAreYouAgain : words.howAreYou],
  'robot?': ({ agent, words }) => splitSentences(fill(words.robot, { name: agent.name })),
  'name?': ({ agent, words }) => [fill(words.myName, { name: agent.name })],
  thanks: ({ taking, words }) => [words.thanks, ...(taking.active ? [] : [words.anythingElse])],
  help: ({ agent, words }) => splitSentences(fill(words.help, { name: agent.name })),
};

/** Answers courtesies and questions about the agent itself. */
export const smallTalk: Handler = (dialogue, text) => {
  const intent = readIntent(text);
  const said = intent && small[intent]?.(dialogue);
  if (!said) return null;
  const open = openQuestion(dialogue);
  if (said.includes(dialogue.words.anythingElse)) dialogue.offer = { kind: 'anything-else' };
  return { say: [...said, ...open] };
};
