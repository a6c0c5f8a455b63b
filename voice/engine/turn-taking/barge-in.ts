import { isMadeOf, wordsOf } from '../text/words.ts';

/** When the caller's words over the agent's stop it. */
export interface BargeInPolicy {
  /** So many words interrupt, whatever they are. */
  words: number;
  /** After an interruption the agent holds back at least so long. */
  backOffMs: number;
  /** So much voice interrupts before a word of it is known. */
  voiceMs: number;
  /** A barge-in without words after this long is false: the agent goes on. */
  falseAfterMs: number;
}

/** For words from a browser's recogniser; it may hear the agent, so one word more than a person would need. */
export const defaultBargeIn: BargeInPolicy = {
  words: 3,
  voiceMs: Number.POSITIVE_INFINITY,
  backOffMs: 1_000,
  falseAfterMs: 1_500,
};

/** For sound out of an echo canceller. */
export const soundBargeIn: BargeInPolicy = { ...defaultBargeIn, words: 2, voiceMs: 500 };

const phrases = (list: string) => list.split(',').map((phrase) => wordsOf(phrase));

/** What a listener says to show that they listen. */
const backchannels = phrases(
  'mm,hm,mhm,mmhm,mm hm,mm hmm,hmm,uh,uh huh,uhuh,um,ah,oh,oh okay,yeah,yep,yes,ok,okay,right,all right,alright,sure,good,great,fine,nice,i see,got it,go on,exactly,of course,thanks,thank you,cool,wow',
);
/** What stops anybody, at any length. */
const stops = phrases(
  'stop,stop it,stop talking,wait,wait a minute,wait a second,hold on,hang on,hold it,one moment,just a moment,one second,one sec,a second,a moment,pause,enough,thats enough,quiet,be quiet,shut up,excuse me,sorry,no no,no no no,no wait,please,cancel,never mind,let me speak,listen',
);

/** Nothing but backchannels, such as 'mm-hm': no turn of their own while the agent speaks. */
export function isBackchannel(text: string): boolean {
  return isMadeOf(wordsOf(text), backchannels);
}

/** Nothing but 'wait, stop': there is nothing in it to answer. */
export function isStop(text: string): boolean {
  return isMadeOf(wordsOf(text), stops);
}

/**
 * True when these words, in this order, are all among those the agent has just spoken: the microphone hears our own
 * voice. A single word proves nothing.
 */
export function isEcho(text: string, spoken: string): boolean {
  return wordsOf(text).length >= 2 && mayBeEcho(text, spoken);
}

/** The same for any number of words: no proof, but a reason to wait for more. */
export function mayBeEcho(text: string, spoken: string): boolean {
  const heard = wordsOf(text);
  let next = 0;
  for (const word of wordsOf(spoken)) if (word === heard[next]) next++;
  return heard.length > 0 && next === heard.length;
}

/** `ignore`: no interruption; `hold`: too little to tell, kept as the beginning of an answer. */
export type Verdict = 'interrupt' | 'hold' | 'ignore';

/** What the caller's words so far mean for an agent that is speaking; `spoken` is what it said in the last seconds. */
export function judgeBargeIn(text: string, spoken: string, policy: BargeInPolicy): Verdict {
  const words = wordsOf(text);
  if (words.length === 0 || isEcho(text, spoken)) return 'ignore';
  if (stops.some((phrase) => phrase.every((word, at) => words[at] === word))) return 'interrupt';
  if (isMadeOf(words, backchannels)) return 'hold';
  return words.length >= policy.words ? 'interrupt' : 'hold';
}
