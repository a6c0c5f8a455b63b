import type { Passage } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import { storyOf } from '../form/form-roles.ts';
import { briefAnswer } from '../knowledge/brief-answer.ts';
import { type Intent, isQuestion, readIntent } from '../understanding/intents.ts';
import { fill } from '../wording/wording.ts';
import { type DialogueState, type Handler, openQuestion, type Reply } from './dialogue-state.ts';

/** Number of answers after which the agent offers its form, once. */
const answersBeforeOffer = 2;

/**
 * The sentences that answer a question within a form, at most about thirty words; null when no passage does. Of two near
 * passages the nearer answers: a second question would bury the one about the form.
 */
export function answerFromSite(dialogue: DialogueState, text: string): string[] | null {
  const found = dialogue.knowledge.lookUp(text, { question: dialogue.question, topic: dialogue.topic });
  if (found.kind === 'none') return null;
  return tell(dialogue, found.kind === 'answer' ? found.passages : [found.between[0]], text).say;
}

/** Says what passages answer to a question, and remembers them as the topic. */
export function tell(
  dialogue: DialogueState,
  passages: readonly Passage[],
  question: string,
): { say: string[]; rest: string[] } {
  const answers = passages.map(({ text }) => briefAnswer(text, question));
  dialogue.answered++;
  dialogue.topic = passages.at(-1) ?? null;
  return { say: answers.flatMap(({ say }) => say), rest: answers.flatMap(({ rest }) => rest) };
}

/** Answers from the knowledge, or asks which of two passages is meant; then repeats the open question. */
export const answerQuestion: Handler = (dialogue, text) => {
  if (asksForUnnamedPrice(dialogue, text)) return null;
  const found = dialogue.knowledge.lookUp(text, { question: dialogue.question, topic: dialogue.topic });
  if (found.kind === 'none') return null;
  const before = dialogue.question;
  dialogue.question = text;
  if (found.kind === 'answer') return answerWith(dialogue, found.passages, text);
  if (dialogue.taking.active) return answerWith(dialogue, [found.between[0]], text);
  const [first, second] = found.between.map(({ topic }) => withinSentence(topic));
  dialogue.offer = { kind: 'which', between: found.between, question: text || before };
  return { say: [fill(dialogue.words.which, { first: first ?? '', second: second ?? '' })] };
};

/** The reply that answers with passages, offers what was left out, and repeats the open question. */
export function answerWith(dialogue: DialogueState, passages: readonly Passage[], question: string): Reply {
  const { taking, words } = dialogue;
  const { say, rest } = tell(dialogue, passages, question);
  const after = openQuestion(dialogue);
  if (after.length > 0) return { say: [...say, ...after] };
  // 'Go on' continues a form that was let go.
  if (rest.length > 0 && !dialogue.isLetGo) {
    dialogue.offer = { kind: 'go-on', rest };
    return { say: [...say, words.goOn] };
  }
  const offersForm = !taking.state && !dialogue.offeredForm && dialogue.answered >= answersBeforeOffer;
  if (!offersForm) return { say };
  dialogue.offeredForm = true;
  dialogue.offer = dialogue.booking ? { kind: 'booking' } : { kind: 'form', known: {}, urgent: false };
  return { say: [...say, words.offerForm] };
}

/** A topic as it stands within a sentence: 'opening hours', but 'VIP card'. */
function withinSentence(topic: string): string {
  return /^\p{Lu}\p{Ll}/u.test(topic) ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic;
}

/** Admits that it does not know, and offers a call-back by a person. */
export const admitNotKnowing: Handler = (dialogue, text) => {
  const { words } = dialogue;
  const story = storyOf(dialogue.taking.form);
  const price = asksForUnnamedPrice(dialogue, text);
  if (dialogue.taking.state?.stage === 'confirming' && !price && !isQuestion(text))
    return { say: [words.confirmAgain] };
  const unknown = dialogue.lastSaid.includes(words.unknown) ? words.unknownAgain : words.unknown;
  const truth = price ? [words.noPrice, ...splitSentences(words.afterNoPrice)] : [unknown];
  dialogue.question = text;
  dialogue.topic = null;
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
