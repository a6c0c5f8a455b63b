import { splitSentences } from '../../../engine/text/sentences.ts';
import { withoutCourtesy } from '../../knowledge/question-reader.ts';
import { clausesOf, isPreface } from '../intents/clauses.ts';
import { isQuestion } from '../intents/intents.ts';
import { isIntroduction } from '../names/introduction.ts';
import { withoutAsker, withoutTrade } from '../names/trades.ts';

/** Where a question begins in words without punctuation: 'we are a small shop so uh do you do weekends'. */
const begins =
  /\b(?:(?:can|could|do|does|did|is|are|will|would|should) (?:you|it|i|we|they|there|this|that|your|people|my|customers|callers)|(?:what|how|where|when|which|who) (?:do|does|did|is|are|can|could|would|will|should|much|many|long|about|happens|if)|(?:what|how|where|when|who)['’]?(?:s|ll|d))\b/gi;
/** What comes before belongs to the question behind it. */
const condition = /\b(?:if|whether|where|who|which|what|how|that|know|say|tell me)\b/i;
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
  const tails = [...text.matchAll(begins)].flatMap(({ index }) => {
    const before = clausesOf(text.slice(0, index)).at(-1) ?? '';
    return condition.test(before) ? [] : [text.slice(index)];
  });
  return tails.toReversed();
}

function withoutIntroduction(text: string): string {
  const clauses = clausesOf(text);
  const asked = clauses.filter((clause) => !isIntroduction(clause) && !isPreface(clause));
  return asked.length > 0 && asked.length < clauses.length ? asked.join(' ') : text;
}
