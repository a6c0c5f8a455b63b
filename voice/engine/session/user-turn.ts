import { maxTurnLength } from '../../protocol/limits.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { Expecting } from '../agent.ts';
import type { Clock } from '../ports.ts';
import { hasWord } from '../text/words.ts';
import { type EndpointingPolicy, silenceNeeded } from '../turn-taking/endpointing.ts';
import type { Timers } from './timers.ts';

/** What the caller has said, once they have finished. */
export interface Utterance {
  /** Empty when the recogniser took everything back. */
  text: string;
  /** From the last word, or the last of the voice, to the decision that it was the last. */
  endpointingMs: number;
  /** How much later than due that decision was made. */
  lateMs: number;
  /** The caller goes on: this is as much as a turn holds. */
  isCut: boolean;
}

/** The caller's voice, where the engine hears it itself and not only words of it. */
export interface CallerVoice {
  readonly speaking: boolean;
  /** What was said is not all in words yet. */
  readonly unrecognised: boolean;
  /** When there was voice last; null before the first. */
  readonly lastAt: number | null;
}

export interface UserTurnOptions {
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
export interface UserTurn {
  /** Takes what the recogniser says. False when that is nothing new: a repeat, or about something dealt with. */
  take(utterance: number, transcript: string): boolean;
  /** The words not dealt with yet, as many as a turn holds. */
  readonly text: string;
  /** There are more of them than a turn holds. */
  readonly isFull: boolean;
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

/** How a turn ends is told by so much of it. */
const endLength = 300;

export function createUserTurn({
  clock,
  timers,
  policy,
  voice,
  post,
  expecting,
  nextTurn,
  onFinished,
}: UserTurnOptions): UserTurn {
  /** The recogniser's utterance that is under way: its words, and how many of them are dealt with. */
  let current = 0;
  let words: string[] = [];
  let taken = 0;
  /** Its earlier ones that belong to the same turn: a recogniser may stop and start while somebody speaks. */
  let earlier = '';
  /** What is not dealt with yet: `earlier`, and the words from `taken` to `fitting`. */
  let text = '';
  let fitting = 0;
  let heardAt = 0;
  let waitMs = 0;
  let dueAt = 0;
  let active = false;
  let paused = false;
  let resumedAt = 0;
  /** Another page may count its utterances from anywhere. */
  let mayCountAnew = false;

  const isFull = () => fitting < words.length;

  /** Puts together what a turn holds; it ends at the end of a word. */
  function compose(): void {
    text = earlier;
    for (fitting = Math.min(taken, words.length); fitting < words.length; fitting++) {
      const longer = text === '' ? (words[fitting] as string) : `${text} ${words[fitting]}`;
      if (longer.length > maxTurnLength) return;
      text = longer;
    }
  }

  /** Everything up to here is dealt with: what does not fit into this turn is the beginning of the next. */
  function settle(upTo: number): void {
    earlier = '';
    taken = Math.max(taken, upTo);
    compose();
    timers.clear('endpoint');
    if (!active) return;
    active = false;
    post({ type: 'speech-update', status: 'stopped', role: 'user', turn: nextTurn() });
  }

  const drop = () => settle(words.length);

  /** Since when nothing is heard, and somebody could have been. */
  const silentAt = () => Math.max(resumedAt, voice?.lastAt ?? heardAt);

  /** When the turn is over if nothing more is heard; null while that cannot be told. */
  function endAt(): number | null {
    if (voice?.speaking) return null;
    if (!voice?.unrecognised) return silentAt() + waitMs;
    return text === '' ? null : silentAt() + policy.maxMs;
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
    const lateMs = Math.max(0, now - dueAt);
    const utterance = { text, endpointingMs: now - silentAt(), lateMs, isCut: isFull() };
    if (text) post({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: text });
    settle(fitting);
    onFinished(utterance);
  }

  return {
    take(utterance, transcript) {
      if (utterance < current && !mayCountAnew) return false;
      mayCountAnew = false;
      const [before, wasFull] = [text, isFull()];
      if (utterance !== current) {
        earlier = text;
        current = utterance;
        taken = 0;
      }
      // Counted by words: a recogniser goes on changing case and punctuation of what it has given already.
      words = transcript.split(/\s+/).filter(hasWord);
      compose();
      if (text === before && isFull() === wasFull) return false;
      heardAt = clock.now();
      return true;
    },
    get text() {
      return text;
    },
    get isFull() {
      return isFull();
    },
    get heardAt() {
      return heardAt;
    },
    listen(atLeastMs = 0) {
      if (!active) post({ type: 'speech-update', status: 'started', role: 'user', turn: nextTurn() });
      active = true;
      if (text || !voice) post({ type: 'transcript', role: 'user', transcriptType: 'partial', transcript: text });
      waitMs = Math.max(atLeastMs, silenceNeeded(text.slice(-endLength), expecting(), policy));
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
