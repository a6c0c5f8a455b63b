import type { Passage } from '../../engine/ports.ts';
import { contentWordsOf } from '../knowledge/entry-index.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { stem } from '../knowledge/stem.ts';
import { readConsent } from '../understanding/consent.ts';

const firstMeant = /^(?:the )?(?:first|former|1st|1)(?: one)?\b|^the one you (?:said|named) first\b/;
const secondMeant = /^(?:the )?(?:second|latter|last|other|2nd|2)(?: one)?\b/;
const bothMeant = /^(?:both|either|all|the two)\b/;
const neitherMeant = /^(?:neither|none|something else|none of (?:them|these|those)|neither of (?:them|those|these))\b/;
/** A longer reply is a question of its own. */
const mostWords = 8;
/** Fewer say too little to tell that they are about something else: 'and with her?'. */
const leastContentWords = 1;

/** The passages that a reply to 'Do you mean … or …?' chooses; null when it does not choose. */
export function choosePassages(reply: string, between: readonly [Passage, Passage]): readonly Passage[] | null {
  const [first, second] = between;
  const words = plainWords(reply);
  const plain = words.join(' ').replace(/^(?:um |uh |oh |i mean |i meant |well |yes |yeah )+/, '');
  const named = between.filter(({ topic }) => plainWords(topic).join(' ') === plain);
  if (named.length > 0) return named;
  if (bothMeant.test(plain)) return between;
  if (firstMeant.test(plain)) return [first];
  if (secondMeant.test(plain)) return [second];
  if (words.length > mostWords) return null;
  const [inFirst, inSecond] = between.map((passage) => sharedWords(reply, passage)) as [number, number];
  if (inFirst !== inSecond) return [inFirst > inSecond ? first : second];
  return readConsent(reply).answer === 'yes' ? [first] : null;
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

function sharedWords(reply: string, { topic, title }: Passage): number {
  const known = new Set(contentWordsOf(`${topic} ${title}`).map(stem));
  return contentWordsOf(reply).filter((word) => known.has(stem(word))).length;
}
