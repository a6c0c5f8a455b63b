import type { ServerMessage } from '../protocol/server-messages.ts';
import type { Expecting } from './assistant/assistant.ts';
import type { Clock } from './ports.ts';
import type { Timers } from './session-timers.ts';
import { type EndpointingPolicy, silenceNeeded } from './turns/endpointing.ts';
import { wordsOf } from './turns/words.ts';

/** What the caller has said, once they have finished. */
export interface Utterance {
  /** Empty when the recogniser took everything back. */
  text: string;
  /** From the last word, or the last of the voice, to the decision that it was the last. */
  endpointingMs: number;
  /** How much later than due that decision was made. */
  lateMs: number;
}

/** The caller's voice, where the engine hears it itself and not only words of it. */
export interface CallerVoice {
  readonly speaking: boolean;
  /** What was said is not all in words yet. */
  readonly unrecognised: boolean;
  /** When there was voice last; null before the first. */
  readonly lastAt: number | null;
}

export interface HearingOptions {
  clock: Clock;
  timers: Timers;
  policy: EndpointingPolicy;
  voice?: CallerVoice | undefined;
  post(message: ServerMessage): void;
  expecting(): Expecting;
  /** The turn that the caller's words begin. */
  nextTurn(): number;
  onFinished(utterance: Utterance): void;
}

/** The caller's words as the recogniser understands them, and when they are over. */
export interface Hearing {
  /** Takes what the recogniser says. False when that is nothing new: a repeat, or about something dealt with. */
  take(utterance: number, transcript: string): boolean;
  /** The words not dealt with yet. */
  readonly text: string;
  readonly heardAt: number;
  /** It is the caller's turn: it ends after silence, of `atLeastMs` if that is more. */
  listen(atLeastMs?: number): void;
  /** The voice has begun or stopped, or what it said is all in words: the end of the turn may be another. */
  voiceChanged(): void;
  /** Ends the caller's turn now; false when there is none. */
  finish(): boolean;
  /** Forgets what is not dealt with yet. */
  drop(): void;
  /** While no page is there, silence means nothing. */
  pause(): void;
  resume(): void;
  /** Somebody speaks, or has, and it is not in words yet. */
  readonly pending: boolean;
  /** The caller's turn is under way. */
  readonly active: boolean;
}

export function createHearing({
  clock,
  timers,
  policy,
  voice,
  post,
  expecting,
  nextTurn,
  onFinished,
}: HearingOptions): Hearing {
  /** The recogniser's utterance that is under way: its words, and how many of them are dealt with. */
  let current = 0;
  let words: string[] = [];
  let taken = 0;
  /** Its earlier ones that belong to the same turn: a recogniser may stop and start while somebody speaks. */
  let earlier = '';
  let heardAt = 0;
  let waitMs = 0;
  let dueAt = 0;
  let active = false;
  let paused = false;
  let resumedAt = 0;
  /** Another page may count its utterances from anywhere. */
  let mayCountAnew = false;

  const textNow = () => [earlier, ...words.slice(taken)].filter((part) => part !== '').join(' ');

  function drop(): void {
    earlier = '';
    taken = Math.max(taken, words.length);
    timers.clear('endpoint');
    if (!active) return;
    active = false;
    post({ type: 'speech-update', status: 'stopped', role: 'user', turn: nextTurn() });
  }

  /** Since when nothing is heard, and somebody could have been. */
  const silentAt = () => Math.max(resumedAt, voice?.lastAt ?? heardAt);

  /** When the turn is over if nothing more is heard; null while that cannot be told. */
  function endAt(): number | null {
    if (voice?.speaking) return null;
    if (!voice?.unrecognised) return silentAt() + waitMs;
    return textNow() === '' ? null : silentAt() + policy.maxMs;
  }

  function schedule(): void {
    if (!active || paused) return;
    const at = endAt();
    if (at === null) {
      timers.clear('endpoint');
      return;
    }
    const now = clock.now();
    dueAt = Math.max(now, at);
    timers.set('endpoint', dueAt - now, finish);
  }

  function finish(): void {
    const now = clock.now();
    const utterance = { text: textNow(), endpointingMs: now - silentAt(), lateMs: Math.max(0, now - dueAt) };
    if (utterance.text) post({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: utterance.text });
    drop();
    onFinished(utterance);
  }

  return {
    take(utterance, transcript) {
      if (utterance < current && !mayCountAnew) return false;
      mayCountAnew = false;
      const before = textNow();
      if (utterance !== current) {
        earlier = before;
        current = utterance;
        taken = 0;
      }
      // Counted by words: a recogniser goes on changing case and punctuation of what it has given already.
      words = transcript.split(/\s+/).filter((word) => wordsOf(word).length > 0);
      if (textNow() === before) return false;
      heardAt = clock.now();
      return true;
    },
    get text() {
      return textNow();
    },
    get heardAt() {
      return heardAt;
    },
    listen(atLeastMs = 0) {
      if (!active) post({ type: 'speech-update', status: 'started', role: 'user', turn: nextTurn() });
      active = true;
      const transcript = textNow();
      if (transcript || !voice) post({ type: 'transcript', role: 'user', transcriptType: 'partial', transcript });
      waitMs = Math.max(atLeastMs, silenceNeeded(transcript, expecting(), policy));
      schedule();
    },
    voiceChanged: schedule,
    finish() {
      if (!active) return false;
      dueAt = clock.now();
      finish();
      return true;
    },
    drop,
    pause() {
      paused = true;
      timers.clear('endpoint');
    },
    resume() {
      paused = false;
      mayCountAnew = voice === undefined;
      resumedAt = clock.now();
      schedule();
    },
    get pending() {
      return voice !== undefined && (voice.speaking || voice.unrecognised);
    },
    get active() {
      return active;
    },
  };
}
