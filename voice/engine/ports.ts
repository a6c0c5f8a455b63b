import type { EndedReason } from '../protocol/server-messages.ts';

export type { Clock } from '../protocol/clock.ts';

/** A piece of what the site says. */
export interface Passage {
  id: string;
  /** The question or heading it stands under. */
  title: string;
  /** As it can be said aloud: whole sentences, no markup. */
  text: string;
  /** Other words in which callers ask for it; they serve the search and are never said. */
  asked?: readonly string[];
}

/** What the site says; wired to `content/` by the server. */
export interface Knowledge {
  passages: readonly Passage[];
  /** The passage that answers, or null when none does. */
  find(question: string): Passage | null;
}

/** What is known of a form, by field; text as heard, typed or corrected on screen. */
export type FormValues = Record<string, string>;
/** For each field that cannot be right one sentence. */
export type FormErrors = Record<string, string>;

export type TakenForm =
  | { outcome: 'stored'; id: string }
  | { outcome: 'refused'; errors: FormErrors }
  | { outcome: 'limited' }
  | { outcome: 'failed' };

/** Where a form goes that was taken down in a call; wired to the inbox by the server. */
export interface FormSink {
  /** Empty when the form could be sent. */
  check(values: FormValues): FormErrors;
  /** Stores it, linked to the call. The same call and values twice is one form. */
  take(callId: string, values: FormValues, urgent: boolean): Promise<TakenForm>;
}

/** How long the parts of one turn took, in milliseconds; what a backend does not have is left out. */
export interface TurnLatency {
  turn: number;
  /** From the last of the caller's words, or of their voice, to the decision that they have finished. */
  endpointingMs?: number;
  /** Part of it: from the end of the voice to its last word out of the recogniser. */
  recognitionMs?: number;
  /** From that decision to the first sentence of the answer. */
  modelMs?: number;
  /** From the first sentence to the first of its sound. */
  speechMs?: number;
  /** From the first frame sent to its being heard. */
  playoutMs?: number;
  /** What the engine itself added. */
  overheadMs: number;
}

/**
 * What is kept of a call; wired to `calls/` by the server. Each `at` is of the wall clock. Failures are the recorder's own
 * to log and never reach a call.
 */
export interface CallRecorder {
  /** `tokenHash` is of the token that proves whose call it is. */
  started(callId: string, at: number, tokenHash: string): void;
  /** A final, as it was said or heard. */
  message(callId: string, role: 'user' | 'assistant', text: string, at: number): void;
  latency(callId: string, latency: TurnLatency): void;
  ended(callId: string, reason: EndedReason, at: number): void;
}
