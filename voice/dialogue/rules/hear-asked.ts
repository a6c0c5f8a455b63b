import { plainWords } from '../knowledge/plain-words.ts';
import type { Intent } from '../understanding/intents/intents.ts';
import { readRemark } from '../understanding/intents/remarks.ts';
import { askedAtEnd } from '../understanding/questions/asked-within.ts';
import { type DialogueState, type Handler, intentOf, isBusy } from './dialogue-state.ts';

/** Intents that one word of a story may show, where the question behind it is about something else. */
const bySide: ReadonlySet<Intent> = new Set([
  'robot?',
  'name?',
  'help',
  'how-are-you',
  'thanks',
  'review',
  'sent?',
  'repeat',
  'hear-me?',
]);
/** A shorter turn is of one piece. */
const leastWords = 8;

/**
 * Hears the question at the end of a longer turn by itself, where a word before it would be taken for what is meant: 'I
 * never spoke to a robot. My tooth hurts, is that something you look at?'
 */
export const hearAsked: Handler = (dialogue, text) => {
  if (isBusy(dialogue) || plainWords(text).length < leastWords) return null;
  const meant = sideOf(dialogue, text);
  const [asked] = meant ? askedAtEnd(text) : [];
  return asked !== undefined && sideOf(dialogue, asked) !== meant ? { say: [], hear: asked } : null;
};

/** The courtesy or remark for which a turn would be taken; null when it is none. */
function sideOf(dialogue: DialogueState, text: string): string | null {
  const intent = intentOf(dialogue, text);
  return intent ? (bySide.has(intent) ? intent : null) : readRemark(text);
}
