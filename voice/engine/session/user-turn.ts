import { maxTurnLength } from '../../protocol/limits.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { Expecting } from '../agent.ts';
import type { Clock } from '../ports.ts';
import { hasWord } from '../text/words.ts';
import { type EndpointingPolicy, silenceNeeded } from '../turn-taking/endpointing.ts';
import type { Timers } from './timers.ts';

/** What the caller has said in a finished turn. */
export interface Utterance {
  /** Empty when the recogniser withdrew every word. */
  text: string;
  /** From the last word or voiced frame to the decision that the turn is over. */
  endpointingMs: number;
  /** Delay of that decision beyond its due time. */
  lateMs: number;
  /** The turn was cut at its maximum length; the caller is still speaking. */
  isCut: boolean;
}

/** VAD state of the caller, where the engine gets the audio. */
export interface CallerVoice {
  readonly speaking: boolean;
  /** A transcript is still due. */
  readonly unrecognised: boolean;
  /** Time of the last voiced frame; null before the first. */
  readonly lastAt: number | null;
}

export interface UserTurnOptions {
  clock: Clock;
  timers: Timers;
  policy: EndpointingPolicy;
  voice?: CallerVoice | undefined;
  post(message: ServerMessage): void;
  expecting(): Expecting;
  /** As in `Agent`. */
  understands(text: string): boolean | null;
  /** Number of the turn that the caller's words begin. */
  nextTurn(): number;
  onFinished(utterance: Utterance): void;
}

/** Collects the transcript of the caller's turn and decides when it ends. */
export interface UserTurn {
  /** Takes a transcript; false when it adds nothing: a repeat, or words already handled. */
  take(utterance: number, transcript: string): boolean;
  /** The words not handled yet, at most `maxTurnLength` characters. */
  readonly text: string;
  /** There are more words than fit into a turn. */
  readonly isFull: boolean;
  readonly heardAt: number;
  /** Begins or extends the caller's turn; it ends after silence of at least `atLeastMs`. */
  listen(atLeastMs?: number): void;
  /** Reschedules the end of the turn after a VAD event or a final transcript. */
  voiceChanged(): void;
  /** Ends the caller's turn now; false when there is none. */
  finish(): boolean;
  /** Discards the words not handled yet. */
  drop(): void;
  /** Suspends endpointing: without a page, silence means nothing. */
  pause(): void;
  resume(): void;
  /** The caller is speaking, or a transcript is still due. */
  readonly pending: boolean;
  /** The caller's turn is under way. */
  readonly active: boolean;
}

/** Endpointing reads only this many characters from the end of a turn. */
const endLength = 300;

export function createUserTurn({
  clock,
  timers,
  policy,
  voice,
  post,
  expecting,
  understands,
  nextTurn,
  onFinished,
}: UserTurnOptions): UserTurn {
  /** The recogniser's current utterance: its number, its words, and how many of them are handled. */
  let current = 0;
  let words: string[] = [];
  let taken = 0;
  /** Text of earlier utterances of this turn: a recogniser may split speech into several. */
  let earlier = '';
  /** The text not handled yet: `earlier`, then the words from `taken` to `fitting`. */
  let text = '';
  let fitting = 0;
  let heardAt = 0;
  /** What the agent makes of `text`; undefined while it was not asked. */
  let understood: boolean | null | undefined;
  let leastMs = 0;
  let dueAt = 0;
  let active = false;
  let paused = false;
  let resumedAt = 0;
  /** Accepts any utterance number next: another page counts its utterances anew. */
  let mayCountAnew = false;

  const isFull = () => fitting < words.length;

  /** Builds `text` from whole words, at most `maxTurnLength` characters. */
  function compose(): void {
    text = earlier;
    for (fitting = Math.min(taken, words.length); fitting < words.length; fitting++) {
      const longer = text === '' ? (words[fitting] as string) : `${text} ${words[fitting]}`;
      if (longer.length > maxTurnLength) return;
      text = longer;
    }
  }

  /** Marks words before `upTo` as handled and ends the turn; the remaining ones begin the next turn. */
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

  /** Start of the current silence; time without a page does not count. */
  const silentAt = () => Math.max(resumedAt, voice?.lastAt ?? heardAt);

  function waitMs(given = understood): number {
    return Math.max(leastMs, silenceNeeded(text.slice(-endLength), expecting(), policy, given));
  }

  /** The agent is asked once per pause, when its answer begins to matter; null when it was asked. */
  function askAt(): number | null {
    if (understood !== undefined || voice?.unrecognised || text === '') return null;
    return silentAt() + Math.min(waitMs(), waitMs(true));
  }

  /** When the turn ends if silence lasts; null while the caller speaks or the first transcript is due. */
  function endAt(): number | null {
    if (voice?.speaking) return null;
    if (!voice?.unrecognised) return silentAt() + waitMs();
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
    const asksAt = askAt();
    dueAt = Math.max(now, asksAt ?? at);
    timers.set('endpoint', dueAt - now, asksAt === null ? finish : ask);
  }

  function ask(): void {
    understood = understands(text);
    const at = endAt();
    // The time that the agent took is no delay of ours.
    if (at !== null && at <= dueAt) finish();
    else schedule();
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
      // Count words, not characters: recognisers revise case and punctuation of earlier words.
      words = transcript.split(/\s+/).filter(hasWord);
      compose();
      if (text === before && isFull() === wasFull) return false;
      understood = undefined;
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
      leastMs = atLeastMs;
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
