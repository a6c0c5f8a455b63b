import type { Expecting } from '../agent.ts';
import { wordsOf } from '../text/words.ts';

/** Silence that ends the caller's turn, in milliseconds. */
export interface EndpointingPolicy {
  minMs: number;
  maxMs: number;
  /** After a text without a sign of its end. */
  baseMs: number;
  /** After a full stop, a question or an exclamation mark. */
  punctuatedMs: number;
  /** After a comma, or a word that does not end a sentence. */
  unfinishedMs: number;
  /** Added for answers that callers think about or spell. */
  slower: Partial<Record<Expecting, number>>;
}

export const defaultEndpointing: EndpointingPolicy = {
  minMs: 300,
  maxMs: 2_500,
  baseMs: 900,
  punctuatedMs: 600,
  unfinishedMs: 1_800,
  slower: { name: 400, email: 900, address: 900, number: 900, story: 700 },
};

const unfinished = new Set(
  'a an and as at because but by can could do dot er for from hyphen i if in is it its like maybe my of on or our plus she he slash so than that the their then they to uh um underscore was we well when where which with would you your'.split(
    ' ',
  ),
);
const decisions = new Set(['yes', 'no', 'yeah', 'yep', 'nope', 'correct', 'exactly', 'sure']);

/** Characters read from the end of a text: covers the longest e-mail address (RFC 5321 section 4.5.3.1). */
const maxEndLength = 320;

/** Silence in milliseconds that ends a turn with these words, given what the agent has asked for. */
export function silenceNeeded(text: string, expecting: Expecting, policy: EndpointingPolicy): number {
  const end = text.trimEnd().slice(-maxEndLength).trimStart();
  return Math.min(policy.maxMs, Math.max(policy.minMs, wanted(end, expecting, policy)));
}

function wanted(text: string, expecting: Expecting, policy: EndpointingPolicy): number {
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  if (expecting === 'yes-or-no' && words.length <= 2 && decisions.has(last)) return policy.minMs + 100;
  if (unfinished.has(last) || text.endsWith(',')) return policy.unfinishedMs + (policy.slower[expecting] ?? 0);
  if (expecting === 'email' && isWholeAddress(text)) return policy.baseMs;
  if (expecting === 'number' && /(\d\D*){10}$/.test(text)) return policy.baseMs;
  // Recognisers end spelled characters with a full stop ("1.", "j."), which is no sign of the end.
  const spelled = last.length === 1 || /\d$/.test(last);
  const base =
    /[.!?…]["')\]]*$/.test(text) && !spelled ? policy.punctuatedMs : spelled ? policy.baseMs + 500 : policy.baseMs;
  return base + (policy.slower[expecting] ?? 0);
}

/** 'ann@example.com', or 'ann at example dot com'. */
function isWholeAddress(text: string): boolean {
  if (/[^\s@]@[^\s@]+\.\p{L}{2,}\.?$/u.test(text)) return true;
  const dot = /\bdot\s+\p{L}{2,}\.?$/iu.exec(text);
  return dot !== null && /\bat\b/i.test(text.slice(0, dot.index));
}
