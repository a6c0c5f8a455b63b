import { isPastVerb } from '../days-and-times/stories.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { cancels, tellsOfPast } from './booking-intents.ts';
import { besideRefusal } from './booking-turn.ts';

const ofOwn = /\b(?:my|mine|this|these|it|i (?:have|think|need)|he has|she has|one of)\b/;
const ofTrade = /\b(?:works?|worked|business|job|owns?|am an?|is an? (?:dentist|hygienist|stylist|barber|nurse))\b/;

/** Whether a text tells of somebody's own trouble, now: 'my gum is sore'. */
export function tellsOfNeed(text: string): boolean {
  const plain = plainWords(text).join(' ');
  if (isQuestion(text) || cancels.test(plain) || tellsOfPast.test(plain) || besideRefusal(text) !== null) return false;
  return ofOwn.test(plain) && !ofTrade.test(plain) && !/\b(?:not|never|no)\b/.test(plain);
}

/** Whether a text tells what happened to the caller: 'bit on a stone and it cracked', 'my crown came off'. */
export function tellsOfTrouble(text: string): boolean {
  const words = plainWords(text);
  return !isQuestion(text) && words.some(isPastVerb) && !ofTrade.test(words.join(' '));
}
