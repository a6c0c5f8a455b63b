import { fillers, meaningfulWords, plainWords } from '../../knowledge/plain-words.ts';
import { withoutBefore } from '../phrases/before-that.ts';
import { standInOrder } from '../phrases/in-order.ts';
import { wantsContact } from './contact-wish.ts';
import { readCourtesy } from './courtesies.ts';
import { handsOver } from './handover.ts';
import { type Sign, signs } from './intent-signs.ts';
import { endsByLeaving, readLeaving } from './leaving.ts';
import { asksToWait } from './pauses.ts';
import { asksAtEnd } from './question-at-end.ts';
import { readRepair } from './repair.ts';

/** Intents other than the answer to a question or a field of the form. */
export type Intent =
  | 'repeat'
  | 'simpler'
  | 'shorter'
  | 'resume'
  | 'slower'
  | 'faster'
  | 'wait'
  | 'goodbye'
  | 'never-mind'
  | 'review'
  | 'sent?'
  | 'why-needed'
  | 'may-i-spell'
  | 'person'
  | 'start-request'
  | 'go-on'
  | 'robot?'
  | 'name?'
  | 'help'
  | 'how-are-you'
  | 'thanks'
  | 'greeting'
  | 'hear-me?';

const courtesies = new Set(
  'please thanks thank you ok okay well um uh so oh ah hm no yes and then now sorry very much too for just actually for'.split(
    ' ',
  ),
);

const wholeSigns = new Map<string, Intent>();
for (const { intent, whole } of signs) {
  for (const phrase of whole?.split(', ') ?? []) if (!wholeSigns.has(phrase)) wholeSigns.set(phrase, intent);
}

/**
 * The intent of a text; null for an answer, a question or anything else. `isAnswer`: a text in the caller's own words
 * was asked for, so an intent counts only if the text begins with it or is a question.
 */
export function readIntent(said: string, isAnswer = false): Intent | null {
  const text = withoutBefore(said);
  const words = plainWords(text);
  const plain = words.join(' ');
  const bare = trimmed(words);
  const whole = wholeSigns.get(plain) ?? wholeSigns.get(meaningfulWords(text).join(' ')) ?? wholeSigns.get(bare);
  const leaving = readLeaving(text) ?? endsByLeaving(text, isAnswer);
  const repair = readRepair(plain, isAnswer);
  if (repair) return repair;
  const courtesy = readCourtesy(plain);
  if (courtesy && (!isAnswer || whole === 'greeting' || courtesy === 'how-are-you')) return courtesy;
  if (whole || leaving) return whole ?? leaving;
  const isForUs = !isAnswer || text.split(/(?<=[.!?])\s+/).every(isQuestion);
  const sign = signs.find(
    (sign) =>
      (isWithin(bare, sign) || isWithin(plain, sign)) &&
      (isForUs || sign.intent === 'repeat' || sign.within?.exec(bare)?.index === 0) &&
      ![sign.unless ?? []].flat().some((pattern) => pattern.test(bare)) &&
      words.length <= (sign.mostWords ?? Number.POSITIVE_INFINITY),
  );
  if (sign) return sign.intent;
  if (isForUs && wantsContact(text)) return 'start-request';
  const waits = handsOver(text)
    ? !isAnswer || words.length <= longestHandover
    : !isAnswer && !isQuestion(text) && asksToWait(text);
  return waits ? 'wait' : null;
}

/** A longer text, where one in the caller's own words was asked for, tells of others who are put on. */
const longestHandover = 14;

function isWithin(plain: string, { within, next }: Sign): boolean {
  if (!within) return false;
  return next ? standInOrder(plain, within, next) : within.test(plain);
}

/** Removes courtesies at both ends. */
function trimmed(words: readonly string[]): string {
  const from = words.findIndex((word) => !courtesies.has(word) && !fillers.has(word));
  const to = words.findLastIndex((word) => !courtesies.has(word) && !fillers.has(word));
  return from < 0 ? '' : words.slice(from, to + 1).join(' ');
}

/** What leads up to a question: 'sorry, before that, how much is it'. */
const beforeQuestion =
  /^(?:(?:yes|no|yeah|not yet|and|but|wait|sorry|first|thank you|seriously|hmm|right|now|hang on|hold on|actually|before (?:that|this|we go on|i (?:answer|forget))|(?:just )?(?:a |one )?(?:more |other |quick )?(?:thing|question)) )+/;

/** Whether a text is a question, with or without a question mark. */
export function isQuestion(text: string): boolean {
  if (/\?\s*$/.test(text)) return true;
  const plain = meaningfulWords(text)
    .join(' ')
    .replace(/^(?:well |so |oh |um |uh )*where (?:do|shall|should) (?:i|we) (?:start|begin) /, '')
    .replace(beforeQuestion, '');
  if (asksAtEnd(plain)) return true;
  // A statement: 'How we answer forty mails a day is what kills us'.
  if (/^(what|how|when|where|why) (we|our|i|my|people|customers|clients)\b/.test(plain)) return false;
  // 'When there is a strike everyone calls at once.'
  if (/^when (?!do|does|did|is|are|am|was|were|can|could|will|would|should|has|have|may|might|exactly\b)/.test(plain))
    return false;
  // 'What kills us is the queue', 'what happens is …'.
  if (
    /^what (?!is|are|do|does|did|can|could|will|would|about|if|has|have)\w+ (us|me|our|my|people|everyone|is)\b/.test(
      plain,
    )
  )
    return false;
  // 'Can't answer the phone while I work.'
  if (
    /^(can|could|do|does|did|will|would|is|are|has|should) not (?!(?:i|you|we|it|they|this|that|there|the|my|a)\b)/.test(
      plain,
    )
  )
    return false;
  return /^(what|how|why|when|where|who|which|can|could|do (you|i|we|they|my|our|people|customers|callers)|does|did|is (it|there|this|that|the|my|your|anyone|anybody)|are (you|there|they|my|we)|am i|have (you|i|we)|has|will|would|should|may|tell me)\b/.test(
    plain,
  );
}
