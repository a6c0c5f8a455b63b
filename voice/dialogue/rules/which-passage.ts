import type { Passage } from '../../engine/ports.ts';
import { type BriefAnswer, furtherAnswer } from '../knowledge/brief-answer.ts';
import { contentWordsOf } from '../knowledge/entry-index.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { kindsAsked } from '../knowledge/question-kinds.ts';
import { stem } from '../knowledge/stem.ts';
import { likeness, wordVectors } from '../knowledge/words/word-vectors.ts';
import { readConsent } from '../understanding/intents/consent.ts';
import type { DialogueState } from './dialogue-state.ts';

const firstMeant = /^(?:the )?(?:first|former|1st|1)(?: one)?\b|^the one you (?:said|named) first\b/;
const secondMeant = /^(?:the )?(?:second|latter|last|other|2nd|2)(?: one)?\b/;
const bothMeant = /^(?:both|either|all|the two)\b/;
const neitherMeant = /^(?:neither|none|something else|none of (?:them|these|those)|neither of (?:them|those|these))\b/;
/** A longer reply is a question of its own. */
const mostWords = 8;
/** Fewer say too little to tell that they are about something else: 'and with her?'. */
const leastContentWords = 1;

/** Two topics as they stand within a sentence: 'opening hours', but 'VIP card' and 'WhatsApp'. */
export function topicsOf([first, second]: readonly [Passage, Passage]): { first: string; second: string } {
  return { first: withinSentence(first.topic), second: withinSentence(second.topic) };
}

function withinSentence(topic: string): string {
  return /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(topic) ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic;
}

/** The passages that a reply to 'Do you mean … or …?' chooses by other words than their topics; null when it does not choose. */
export function choosePassages(reply: string, between: readonly [Passage, Passage]): readonly Passage[] | null {
  const [first, second] = between;
  if (plainWords(reply).length > mostWords) return null;
  const [inFirst, inSecond] = between.map((passage) => sharedWords(reply, passage)) as [number, number];
  if (inFirst !== inSecond) return [inFirst > inSecond ? first : second];
  return readConsent(reply).answer === 'yes' ? [first] : null;
}

/** The passages that a reply names by their topics or their order, and by nothing else. */
export function namePassages(reply: string, between: readonly [Passage, Passage]): readonly Passage[] | null {
  const [first, second] = between;
  const plain = plainWords(reply)
    .join(' ')
    .replace(/^(?:um |uh |oh |i mean |i meant |well |yes |yeah |about )+/, '');
  const named = between.filter(({ topic }) => plainWords(topic).join(' ') === plain);
  if (named.length > 0) return named;
  if (bothMeant.test(plain)) return between;
  if (firstMeant.test(plain)) return [first];
  return secondMeant.test(plain) ? [second] : null;
}

/** Whether a reply to 'Do you mean … or …?' says that neither is meant. */
export function meansNeither(reply: string): boolean {
  return neitherMeant.test(plainWords(reply).join(' ')) || readConsent(reply).answer === 'no';
}

/** Whether a question has a word in common with a passage; one without any leans on the topic. */
export function sharesWord(question: string, { topic, title, text }: Passage): boolean {
  const asked = contentWordsOf(question).map(stem);
  const known = new Set(contentWordsOf(`${topic} ${title} ${text}`).map(stem));
  return asked.length < leastContentWords || asked.some((word) => known.has(word));
}

/** Words of a question that say when or for whom, and not about what. */
const besideTopic: ReadonlySet<string> = new Set(
  'noon midday midnight o clock january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday mum mom mother dad father husband wife sister brother daughter son kid kids colleague itself himself herself myself yourself themselves repeat roughly altogether include included includes understand'.split(
    ' ',
  ),
);
/** How much a word must say to be about something else; less is enough once the answer was repeated. */
const leastSpecific = { first: 0.6, repeated: 0.3 } as const;
/** Likeness to a word of the passage from which a word is about the same; a rare one names a thing of its own. */
const leastLike = { common: 0.45, rare: 0.65 } as const;
const rareFrom = 0.95;

/**
 * Whether a question about a passage that was just told asks of something that is in none of its words: the bridesmaids,
 * where only the bride is spoken of.
 */
export function asksBeyond(
  { agent, knowledge }: Pick<DialogueState, 'agent' | 'knowledge'>,
  question: string,
  passage: Passage,
  wasRepeated: boolean,
): boolean {
  if (asksForPerson(agent, question, passage)) return true;
  const words = wordVectors();
  const least = wasRepeated ? leastSpecific.repeated : leastSpecific.first;
  const told = contentWordsOf(`${passage.topic} ${passage.title} ${passage.text} ${agent.name}`);
  const stems = new Set(told.map(stem));
  const vectors = told.flatMap((word) => words.vectorOf(word) ?? []);
  return contentWordsOf(question).some((word) => {
    if (besideTopic.has(word) || /\d/.test(word) || kindsAsked(word).length > 0) return false;
    if (stems.has(stem(word)) || knowledge.mentions(passage, word)) return false;
    const specificity = words.specificityOf(word);
    if (specificity < least) return false;
    const near = specificity >= rareFrom ? leastLike.rare : leastLike.common;
    const vector = words.vectorOf(word);
    return !vector || vectors.every((each) => likeness(vector, each) < near);
  });
}

/** Of what a desk that books told before, what another question asks; null where it was not told. */
export function partAsked(
  { booking, toldPassages, untold }: DialogueState,
  { id, text }: Passage,
  question: string,
): BriefAnswer | null {
  if (!booking || !toldPassages.has(id)) return null;
  return { say: furtherAnswer(text, question, untold), rest: [], isAskedFor: false };
}

const asksWho =
  /\bwho(?:'?s| is| does| would| will| can)?\b(?! (?:i|we)\b)|\bwhich (?:stylist|dentist|doctor|person|barber|one of you)\b/i;

/** Whether a question at a desk that books asks for a person, and the passage tells of none. */
function asksForPerson({ booking }: DialogueState['agent'], question: string, { title, text }: Passage): boolean {
  const namesPeople =
    /\b(?:who|\w+ists?|doctors?|surgeons?|teams?|staff)\b/i.test(`${title} ${text}`) ||
    (booking?.people ?? []).some(({ name }) => text.includes(name));
  return asksWho.test(question) && booking !== null && !namesPeople;
}

function sharedWords(reply: string, { topic, title }: Passage): number {
  const known = new Set(contentWordsOf(`${topic} ${title}`).map(stem));
  return contentWordsOf(reply).filter((word) => known.has(stem(word))).length;
}
