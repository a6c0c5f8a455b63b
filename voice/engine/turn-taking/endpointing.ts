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
  /** After a whole question that the agent can answer, and after one that a recogniser has marked as such. */
  understoodMs: number;
  understoodPunctuatedMs: number;
  /** After words without a sign of their end that the agent makes nothing of: more of them may follow. */
  unclearMs: number;
  /** After a comma, or a word that does not end a sentence. */
  unfinishedMs: number;
  /** Longest pause between letters and between groups of them; people who spell pause for 0.5 to 1.2 s. */
  spelledPauseMs: number;
  /** Added for answers that callers think about or spell. */
  slower: Partial<Record<Expecting, number>>;
}

export const defaultEndpointing: EndpointingPolicy = {
  minMs: 300,
  maxMs: 2_500,
  baseMs: 900,
  punctuatedMs: 600,
  understoodMs: 600,
  understoodPunctuatedMs: 350,
  unclearMs: 1_050,
  unfinishedMs: 1_800,
  spelledPauseMs: 1_300,
  slower: { name: 400, email: 900, address: 900, number: 900, story: 700 },
};

/** Where a page sends words only: silence counts from the last word that came, and a browser is late with words. */
export const pageEndpointing: EndpointingPolicy = {
  ...defaultEndpointing,
  understoodMs: 750,
  understoodPunctuatedMs: 600,
};

const unfinished = new Set(
  'a an and as at because but by can could do dot er for from hyphen i if in is it its like maybe my of on or our plus she he slash so than that the their then they to uh um underscore was we well when where which with would you your'.split(
    ' ',
  ),
);
/**
 * Words that questions seldom end with, as `wordsOf` gives them; a pause after one is no quick end. Half of them were
 * found by counting what callers ask in `bench/agents/train`.
 */
const seldomLast = new Set(
  'about after all always am another any are arent basic be become been before being between big both bring buy cannot cant couldnt did didnt do does doesnt dont during each eighteen eighty even ever every feel find forty four full gave get gets getting give gonna got gotta had half hang has hasnt hate have havent heard hed her hes his how id ill im into isnt itd itll its ive just keep know last leave left let lets little long make many meant might more most much must need needing needs never new next nobody normal not old one only other own per put rather real really recommend saying says second see seeing sell send set she shes short should single six small some somebody someone something still such take tell than that thats the theres these they theyre theyve thinking this those three through till told too totally toward tried trying two under until us used using usually very wanna want wanting wants were weve what whatd whatever whatll whats whether while who whole whom whos whose why will wish without wondering wont would wouldnt youd youll youre youve'.split(
    ' ',
  ),
);
/** Fewer words may be the beginning of any question: 'How much ...', 'Is it true ...'. */
const leastUnderstood = 4;
const decisions = new Set(['yes', 'no', 'yeah', 'yep', 'nope', 'correct', 'exactly', 'sure']);

/** Characters read from the end of a text: covers the longest email address (RFC 5321 section 4.5.3.1). */
const maxEndLength = 320;

/**
 * Silence in milliseconds that ends a turn with these words, given what the agent has asked for and whether it
 * understands them (`Agent.understands`).
 */
export function silenceNeeded(
  text: string,
  expecting: Expecting,
  policy: EndpointingPolicy,
  understood: boolean | null = null,
): number {
  const end = text.trimEnd().slice(-maxEndLength).trimStart();
  return Math.min(policy.maxMs, Math.max(policy.minMs, wanted(end, expecting, policy, understood)));
}

const spelledKinds: ReadonlySet<Expecting> = new Set(['name', 'email', 'address', 'number']);
/** Two letters or digits at the end, as a recogniser writes them. */
const endsSpelled = /(?:^|\s)[\p{L}\d][.,]?\s[\p{L}\d][.,]?$/u;

/**
 * Silence in milliseconds that is still a part of an utterance, so that a recogniser gets in one what is spelled with
 * pauses; 0 where nothing is spelled. `text`: what it has made of the caller's words so far.
 */
export function pauseWithin(
  text: string,
  expecting: Expecting,
  maySpell: boolean,
  policy: EndpointingPolicy = defaultEndpointing,
): number {
  const isSpelled = spelledKinds.has(expecting) || (maySpell && endsSpelled.test(text.trimEnd().slice(-maxEndLength)));
  return isSpelled ? Math.min(policy.spelledPauseMs, silenceNeeded(text, expecting, policy)) : 0;
}

function wanted(text: string, expecting: Expecting, policy: EndpointingPolicy, understood: boolean | null): number {
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  if (expecting === 'yes-or-no' && words.length <= 2 && decisions.has(last)) return policy.minMs + 100;
  if (unfinished.has(last) || text.endsWith(',')) return policy.unfinishedMs + (policy.slower[expecting] ?? 0);
  const isMarked = /[.!?…]["')\]]*$/.test(text);
  const isLikelyWhole = words.length >= leastUnderstood && !seldomLast.has(last);
  if (understood && isLikelyWhole) return isMarked ? policy.understoodPunctuatedMs : policy.understoodMs;
  if (expecting === 'email' && isWholeAddress(text)) return policy.baseMs;
  if (expecting === 'number' && /(\d\D*){10}$/.test(text)) return policy.baseMs;
  // Recognisers end spelled characters with a full stop ("1.", "j."), which is no sign of the end.
  const spelled = last.length === 1 || /\d$/.test(last);
  const isUnclear = understood === false || (understood && seldomLast.has(last));
  if (isUnclear && !isMarked && !spelled) return policy.unclearMs;
  const base = isMarked && !spelled ? policy.punctuatedMs : spelled ? policy.baseMs + 500 : policy.baseMs;
  return base + (policy.slower[expecting] ?? 0);
}

/** 'ann@example.com', or 'ann at example dot com'. */
function isWholeAddress(text: string): boolean {
  if (/[^\s@]@[^\s@]+\.\p{L}{2,}\.?$/u.test(text)) return true;
  const dot = /\bdot\s+\p{L}{2,}\.?$/iu.exec(text);
  return dot !== null && /\bat\b/i.test(text.slice(0, dot.index));
}
