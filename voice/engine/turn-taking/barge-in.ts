import { isMadeOf, wordsOf } from '../text/words.ts';

/** When the caller's speech over the agent interrupts it. */
export interface BargeInPolicy {
  /** This many words interrupt, whatever they are. */
  words: number;
  /** Least silence after a barge-in with words before the agent speaks again. */
  backOffMs: number;
  /** This much voice interrupts without a transcript. */
  voiceMs: number;
  /** A barge-in without words after this long is false: the agent continues. */
  falseAfterMs: number;
}

/** For a browser's recogniser; it may pick up the agent's voice, so this needs one word more than `soundBargeIn`. */
export const defaultBargeIn: BargeInPolicy = {
  words: 3,
  voiceMs: Number.POSITIVE_INFINITY,
  backOffMs: 1_000,
  falseAfterMs: 1_500,
};

/** For echo-cancelled audio. */
export const soundBargeIn: BargeInPolicy = { ...defaultBargeIn, words: 2, voiceMs: 500 };

const phrases = (list: string) => list.split(',').map((phrase) => wordsOf(phrase));

/** What listeners say to show that they follow. */
const backchannels = phrases(
  'mm,hm,mhm,mmhm,mm hm,mm hmm,hmm,uh,uh huh,uhuh,um,ah,oh,oh okay,yeah,yep,yes,ok,okay,right,all right,alright,sure,good,great,fine,nice,i see,got it,go on,exactly,of course,thanks,thank you,cool,wow',
);
/** Phrases that interrupt at once, however few words they have. */
const stops = phrases(
  'stop,stop it,stop talking,wait,wait a minute,wait a second,hold on,hang on,hold it,one moment,just a moment,one second,one sec,a second,a moment,pause,enough,thats enough,quiet,be quiet,shut up,excuse me,sorry,no no,no no no,no wait,please,cancel,never mind,let me speak,listen',
);

/** True for a text of backchannels only, such as 'mm-hm'; they do not interrupt the agent. */
export function isBackchannel(text: string): boolean {
  return isMadeOf(wordsOf(text), backchannels);
}

/** True for a text of stop phrases only, such as 'wait, stop'; it needs no answer. */
export function isStop(text: string): boolean {
  return isMadeOf(wordsOf(text), stops);
}

/**
 * True when at least two words all occur, in this order, in what the agent has just spoken: the microphone picked up
 * the agent. A single word is too weak a sign.
 */
export function isEcho(text: string, spoken: string): boolean {
  return wordsOf(text).length >= 2 && mayBeEcho(text, spoken);
}

/** As `isEcho`, also for a single word: a reason to wait for more words. */
export function mayBeEcho(text: string, spoken: string): boolean {
  const heard = wordsOf(text);
  let next = 0;
  for (const word of wordsOf(spoken)) if (word === heard[next]) next++;
  return heard.length > 0 && next === heard.length;
}

/** `ignore`: no barge-in; `hold`: too few words to decide, kept as the start of a possible answer. */
export type Verdict = 'interrupt' | 'hold' | 'ignore';

/** Judges the caller's words so far while the agent speaks; `spoken` is the agent's recent text. */
export function judgeBargeIn(text: string, spoken: string, policy: BargeInPolicy): Verdict {
  const words = wordsOf(text);
  if (words.length === 0 || isEcho(text, spoken)) return 'ignore';
  if (stops.some((phrase) => phrase.every((word, at) => words[at] === word))) return 'interrupt';
  if (isMadeOf(words, backchannels)) return 'hold';
  return words.length >= policy.words ? 'interrupt' : 'hold';
}
