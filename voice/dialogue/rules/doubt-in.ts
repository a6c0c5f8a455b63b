import type { Passage } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { clausesOf } from '../understanding/intents/clauses.ts';
import { readIntent } from '../understanding/intents/intents.ts';
import { readRemark } from '../understanding/intents/remarks.ts';
import { asksAnything } from '../understanding/questions/asked-within.ts';
import { mayDoubt, objectsTo } from '../understanding/questions/doubts.ts';
import type { DialogueState } from './dialogue-state.ts';

/** A shorter statement may be of anything. */
const leastWords = 3;
/** A longer text tells a story. */
const longest = 300;
/** 'I'd love it to be my own voice.' */
const wishes = /\b(?:i|we)(?: would|'d)? (?:want|need|like|love|wish|prefer)\b/i;

/**
 * What is said to the doubt about the service that a turn states, as a whole or in its last part; null where it states
 * none. What objects to the service is met by the likeliest, which need not be sure.
 */
export function doubtIn({ agent, knowledge }: DialogueState, text: string): Passage | null {
  if (agent.doubts.length === 0 || text.length > longest || readIntent(text) !== null) return null;
  if (asksAnything(text) || wishes.test(text) || readRemark(text) !== null) return null;
  const parts = [text, ...splitSentences(text).toReversed(), ...clausesOf(text).toReversed()];
  const stated = [...new Set(parts)].filter((part) => plainWords(part).length >= leastWords);
  for (const part of stated) {
    // 'Callers hang up when we don't answer' is a trouble.
    if (!mayDoubt(part)) continue;
    const known = knowledge.lookUp(part);
    const met = knowledge.meetDoubt(part, objectsTo(part) && !(known.kind === 'answer' && known.sure));
    if (met) return met;
  }
  return null;
}
