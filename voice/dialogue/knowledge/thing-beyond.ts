import { splitSentences } from '../../engine/text/sentences.ts';
import { isContentWord, wordsOf } from './content-words.ts';
import { likeness, wordVectors } from './words/word-vectors.ts';

/** An opening that asks whether something is so, with what stands before the thing: 'do you take', 'is there'. */
const asksWhether =
  /^(?:do|does|did|can|could|will|would|may|should) (?:you|i|it|we|they|he|she|the agent)(?: (?:also|all|even|just|still|really))? (?:\w+) |^(?:is|are|was|were) there |^have you(?: got)? |^(?:have|got) any |^any /;
const leadIn = /^(?:(?:and|but|so|ok|okay|well|hi|hello|um|uh|oh|also|then|great|right|thanks|yes|no|sorry) )+/;
/** What may stand behind the thing: 'do you take cheques there, too'. */
const behind: ReadonlySet<string> = new Set(
  'too also as well there here at all or not what please then now right near nearby with for you me it that again anyway'.split(
    ' ',
  ),
);
/** What says more of the thing: 'a bus that stops near you'. */
const saysMore = / (?:that|who|which|over|when|if) /;
/** What stands before the thing: 'a discount for', 'on'. */
const before =
  /\b(?:for|on|in|at|with|without|from|near|by|of|about|to|through|into|a|an|the|my|our|your|any|some|this|that|these)\b/g;
const mostWords = 12;
/** More words are no name of a thing. */
const mostWordsOfThing = 3;
/** Words that say when, how or for whom of the caller's own, and name no thing; from `leastSpecific` on, others do. */
const namesNothing: ReadonlySet<string> = new Set(
  'day days week weeks weekend weekends month months year years morning mornings afternoon afternoons evening evenings night nights noon midday midnight lunchtime hour hours minute minutes time times monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december mum mom mother dad father husband wife sister brother daughter son kid partner friend colleague thing things thingy stuff one ones place places person people somebody someone anybody anyone roughly altogether again afterwards beforehand alone together yourself yourselves myself itself price round free included extra possible allowed right correct okay visit appointment business company shop'.split(
    ' ',
  ),
);
const leastSpecific = 0.35;
/** Likeness to a word of the passage from which a thing is called by another name. */
const sameThing = 0.45;

/**
 * The thing that a short question ends in, when nothing of what answers it speaks of it: 'firefighters' in 'is there a
 * discount for firefighters'. `mentions`: whether a word stands in the entry that answers; `told`: its words.
 */
export function thingBeyond(
  question: string,
  told: readonly string[],
  mentions: (word: string) => boolean,
): string | null {
  const asked = splitSentences(question).at(-1) ?? '';
  const words = withoutEnd(wordsOf(asked));
  if (words.length > mostWords) return null;
  const [plain = ''] = words.join(' ').replace(leadIn, '').split(saysMore);
  const opening = asksWhether.exec(plain)?.[0];
  if (opening === undefined) return null;
  const rest = plain.slice(opening.length);
  const from = [...rest.matchAll(before)].at(-1);
  const thing = (from ? rest.slice(from.index + from[0].length) : rest).trim();
  const parts = thing.split(' ');
  const head = parts.at(-1) ?? '';
  if (thing === '' || parts.length > mostWordsOfThing || !parts.every(isContentWord)) return null;
  return parts.some((part) => mentions(part) && !/\d/.test(part)) || !isThing(head) || isLike(head, told)
    ? null
    : thing;
}

function withoutEnd(words: readonly string[]): readonly string[] {
  return words.slice(0, words.findLastIndex((word) => !behind.has(word)) + 1);
}

function isThing(word: string): boolean {
  const vectors = wordVectors();
  return vectors.isKnown(word) && !namesNothing.has(word) && vectors.specificityOf(word) >= leastSpecific;
}

function isLike(word: string, told: readonly string[]): boolean {
  const { vectorOf } = wordVectors();
  const vector = vectorOf(word);
  const vectors = told.flatMap((other) => vectorOf(other) ?? []);
  return vector !== null && vectors.some((each) => likeness(vector, each) >= sameThing);
}
