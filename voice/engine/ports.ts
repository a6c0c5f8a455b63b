import type { EndedReason } from '../protocol/server-messages.ts';
import type { Channel } from '../protocol/web-call.ts';

export type { Clock } from '../protocol/clock.ts';
export type { Channel } from '../protocol/web-call.ts';

/** A question and its answer, as an agent knows them. */
export interface Passage {
  id: string;
  /** What it is about, in a few words. */
  topic: string;
  /** Its question. */
  title: string;
  /** Text to say aloud: whole sentences, no markup. */
  text: string;
  /** Says that the business does not tell what was asked. */
  declines?: boolean;
}

/** The turn before a question. */
export interface PassageBefore {
  question: string;
  /** The passage that answered it. */
  topic: Passage | null;
  /** Id of a passage that does not answer: the caller said that it is not meant. */
  ruledOut?: string | null;
}

/**
 * What a look-up comes to: an answer (two for a double question), two near passages to ask about, or nothing. An answer
 * is `sure` if hardly any other passage could be meant.
 */
export type Finding =
  | { kind: 'answer'; passages: readonly Passage[]; sure: boolean }
  | { kind: 'choice'; between: readonly [Passage, Passage] }
  | { kind: 'none' };

/** An agent's knowledge, made searchable. */
export interface Knowledge {
  passages: readonly Passage[];
  lookUp(question: string, before?: PassageBefore): Finding;
  /** The `count` passages most likely to answer, likeliest first, however unlikely that is. */
  nearest(question: string, before: PassageBefore, count: number): readonly Passage[];
  /** What is said to a doubt that a text states; null for none. `isLikely`: to the likeliest, however unsure. */
  meetDoubt(stated: string, isLikely: boolean): Passage | null;
  /** The two passages that may be meant by a question which none surely answers; null when it is more likely of none. */
  perhaps(question: string, before: PassageBefore): readonly [Passage, Passage] | null;
  /** Whether a word, in whatever form, stands in a passage or in a way of asking for it. */
  mentions(passage: Passage, word: string): boolean;
  /** The thing that a question ends in, such as 'firefighters', when the passage that answers it does not speak of it. */
  beyond(passage: Passage, question: string): string | null;
  /** The passage that surely answers the question; null when none does. */
  find(question: string): Passage | null;
}

/** A form's values by field: text as heard, typed or corrected on screen. */
export type FormValues = Record<string, string>;
/** One sentence for each invalid field. */
export type FormErrors = Record<string, string>;

export type TakenForm =
  | { outcome: 'stored'; id: string }
  | { outcome: 'refused'; errors: FormErrors }
  | { outcome: 'limited' }
  | { outcome: 'failed' };

/** Where a call's form is stored; the server wires it to the inbox. */
export interface FormSink {
  /** Empty when the form is valid. */
  check(values: FormValues): FormErrors;
  /** Stores the form, linked to the call; idempotent for the same call and values. */
  take(callId: string, values: FormValues, urgent: boolean): Promise<TakenForm>;
}

/** Latency of one turn's parts in milliseconds; parts that a backend does not have are left out. */
export interface TurnLatency {
  turn: number;
  /** From the caller's last word, or last voiced frame, to the decision that they have finished. */
  endpointingMs?: number;
  /** A part of `endpointingMs`: from the end of speech to the recogniser's final transcript. */
  recognitionMs?: number;
  /** From that decision to the first sentence of the answer. */
  modelMs?: number;
  /** From the first sentence to its first audio. */
  speechMs?: number;
  /** From sending the first frame to its playout. */
  playoutMs?: number;
  /** What the engine itself added. */
  overheadMs: number;
}

/**
 * Stores calls; the server wires it to `calls/`. Each `at` is wall-clock time. Methods never throw: the recorder logs
 * its own failures.
 */
export interface CallRecorder {
  /** `tokenHash` is the hash of the resume token, which proves whose call it is; `desk` is the id of the desk; by voice by default. */
  started(callId: string, at: number, tokenHash: string, desk: string, channel?: Channel): void;
  /** A final transcript of what the caller said or heard. */
  message(callId: string, role: 'user' | 'assistant', text: string, at: number): void;
  latency(callId: string, latency: TurnLatency): void;
  ended(callId: string, reason: EndedReason, at: number): void;
}
