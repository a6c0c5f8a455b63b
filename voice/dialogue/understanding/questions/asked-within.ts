import { splitSentences } from '../../../engine/text/sentences.ts';
import { withoutCourtesy } from '../../knowledge/courtesy.ts';
import { contentWordsOf } from '../../knowledge/entry-index.ts';
import { plainWords } from '../../knowledge/plain-words.ts';
import { withoutAsker, withoutTrade } from '../../knowledge/trades.ts';
import { clausesOf, isPreface } from '../intents/clauses.ts';
import { isQuestion } from '../intents/intents.ts';
import { isIntroduction } from '../names/introduction.ts';
import { withoutEnd } from '../phrases/without-end.ts';

/** Where a question begins in words without punctuation: 'we are a small shop so uh do you do weekends'. */
const begins =
  /\b(?:(?:can|could|do|does|did|will|would|should) (?:you|y'all|ye|it|i|we|they|she|he|there|this|that|these|those|your|my|our|the|a|an|any|people|customers|callers|any(?:body|one)|some(?:body|one))|(?:is|are) (?:you|y'all|it|i|we|they|she|he|there|this|that|these|those|your)|(?:what|how|where|when|which|who) (?:do|does|did|is|are|can|could|would|will|should|much|many|long|far|about|happens|if)|(?:what|how|where|when|who)['’]?(?:s|ll|d))\b/gi;
/** What asks: 'do you' in 'how long a cut do you' begins no question of its own. */
const asking: ReadonlySet<string> = new Set('if whether where who which what how when'.split(' '));
/** What a question stands behind without being asked: 'they all ask can you come', 'I know that is it'. */
const reporting: ReadonlySet<string> = new Set('say says ask asks asking asked if'.split(' '));
const leading: ReadonlySet<string> = new Set([...reporting, 'that', 'know', 'me', 'or']);
/** Words of a question before its verb. */
const mostWordsBefore = 7;
const leastWords = 3;
/** A turn holds few questions. */
const mostReadings = 12;

/**
 * What may be the question of a turn that tells more than that, likeliest first: the turn without what callers tell of
 * themselves, then what asks in it, from its end. `isFromBusiness`: a trade that is named is the caller's, and any other
 * stands for it; elsewhere a trade is what is asked about.
 */
export function askedWithin(text: string, isFromBusiness: boolean): string[] {
  const readings = [withoutIntroduction(text), ...asksIn(text), ...tailsOf(text)].flatMap((each) =>
    isFromBusiness ? [withoutTrade(each), withoutAsker(each), each] : [each],
  );
  return [...new Set(readings.map((each) => each.trim()))]
    .filter((each) => each !== text.trim() && each.split(/\s+/).length >= leastWords)
    .slice(0, mostReadings);
}

/** Words by which a question leans on what was said before it. */
const leans = /\b(?:it|that|this|those|these|they|them|one|ones|she|he|her|him|same|else|so)\b/i;
/** Fewer words hardly say what is asked about. */
const leastContentWords = 2;
/** A question whether what was said is so. */
const tag = /\b(?:is (?:that|it) (?:right|true|correct|so)|am i right|right|correct|yes|yeah)$/i;

/**
 * The question at the end of a longer turn, likeliest first: by itself unless it leans on what was
 * said before, then with its sentence, then with the clause before it.
 * Empty where the whole turn is the question.
 */
export function askedAtEnd(text: string): string[] {
  const said = text.trim();
  const bare = withoutEnd(said, ' ?.!');
  const untagged = withoutEnd(bare.replace(tag, ''), ' ,.');
  if (untagged !== bare && untagged.split(/\s+/).length > leastWords) return [untagged];
  const sentences = splitSentences(said);
  const last = sentences.findLastIndex(isQuestion);
  const sentence = sentences[last] ?? said;
  const [tail = sentence] = tailsOf(sentence);
  const at = said.lastIndexOf(tail);
  if (at <= 0) return [];
  const isWhole = sentence === tail;
  const inSentence = isWhole ? sentences.slice(Math.max(0, last - 1), last + 1).join(' ') : sentence;
  const before = clausesOf(said.slice(0, at)).at(-1) ?? '';
  const behindClause = said.slice(said.lastIndexOf(before, at));
  const standsAlone = !leans.test(tail) && contentWordsOf(tail).length >= leastContentWords;
  return [...new Set([...(standsAlone ? [tail] : []), inSentence, behindClause])].filter((each) => each !== said);
}

/** Whether a turn asks anything, with or without a question mark: 'we do gardens, can this thing send invoices'. */
export function asksAnything(text: string): boolean {
  return isQuestion(text) || asksIn(text).length > 0 || tailsOf(text).length > 0;
}

/** What a text tells before its first question: 'the phone never stops' in 'the phone never stops would it help'. */
export function beforeAsking(text: string): string {
  const first = tailsOf(text).at(-1);
  return first === undefined ? text : text.slice(0, text.length - first.length).trim();
}

/** What asks among the sentences and clauses of a text, the last first. */
function asksIn(text: string): string[] {
  return [...splitSentences(text).toReversed(), ...clausesOf(text).toReversed()].flatMap((part) => {
    const asked = withoutCourtesy(part);
    return asked !== part || isQuestion(part) ? [asked] : [];
  });
}

/** A text from where each of its questions begins, the last first. */
function tailsOf(text: string): string[] {
  const tails = [...text.matchAll(begins)].flatMap(({ index, 0: asked }) => {
    const before = clausesOf(text.slice(0, index)).at(-1) ?? '';
    return isPartOf(before, asked) ? [] : [text.slice(index)];
  });
  return tails.toReversed();
}

/** Whether words that may begin a question belong to what stands before them in their clause. */
function isPartOf(before: string, asked: string): boolean {
  const words = plainWords(before).slice(-mostWordsBefore);
  const last = words.at(-1) ?? '';
  const asksItself = asking.has(plainWords(asked)[0] ?? '');
  if (asksItself) return reporting.has(last);
  return leading.has(last) || words.some((word) => asking.has(word)) || before.match(begins) !== null;
}

function withoutIntroduction(text: string): string {
  const clauses = clausesOf(text);
  const asked = clauses.filter((clause) => !isIntroduction(clause) && !isPreface(clause));
  return asked.length > 0 && asked.length < clauses.length ? asked.join(' ') : text;
}
