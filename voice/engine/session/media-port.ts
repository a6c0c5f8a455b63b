import type { UpFrame } from '../../audio/frames.ts';
import type { ClientMessage } from '../../protocol/client-messages.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { Clock, TurnLatency } from '../ports.ts';
import type { BargeInPolicy } from '../turn-taking/barge-in.ts';
import type { Timers } from './timers.ts';
import type { Turn } from './turn.ts';
import type { CallerVoice } from './user-turn.ts';

/**
 * How a call hears its caller and speaks to them: in the page (`media/page-media.ts`) or in the engine
 * (`media/media-session.ts`). The session gives commands; what comes of them it is told as `MediaEvents`.
 */
export interface MediaPort {
  /** The caller's voice; undefined where the page tells words only. */
  readonly voice?: CallerVoice;
  /** When the caller's words and voice stop the agent. */
  readonly bargeIn: BargeInPolicy;
  /** The caller's voice may stop the agent's: an echo canceller has had its time to learn. */
  readonly mayInterrupt: boolean;
  /** How long a sentence may take to begin. */
  readonly startLimitMs: number;
  /** How much of a sentence has been played, from 0 to 1; 0 where that is not known. */
  playedShare(turn: number, sentence: number): number;
  /** Speaks a sentence; those of a turn come in order. */
  speak(sentence: AgentSentence): void;
  /** No sentence of this turn is to come. */
  complete(turn: number): void;
  /** Stops a turn at once, and flushes what is queued of it. */
  stop(turn: number): void;
  /** All of a turn is said. */
  finished(turn: number): void;
  /** The parts of an answer's time that the session knows, at its first sentence. */
  answered(latency: TurnLatency): void;
  /** The caller's microphone is switched off, or on again. */
  mute(muted: boolean): void;
  /** Takes no more of what the caller says: the agent says goodbye. */
  stopListening(): void;
  /** Sound of the caller; false where the page recognises speech itself. */
  hear(frame: UpFrame): boolean;
  /** A message of the page; false when it is not about media. */
  receive(message: ClientMessage): boolean;
  /** Another socket has taken the call up. */
  attached(): void;
  /** The call waits for another socket. */
  detached(): void;
  close(): void;
}

export interface AgentSentence {
  turn: number;
  /** Counted in the turn, from 0. */
  sentence: number;
  text: string;
  /** Times as fast as normal. */
  rate: number;
}

/** What the session learns of a call's speech. */
export interface MediaEvents {
  /** The caller begins to speak. */
  speechStarted(): void;
  /** The caller has spoken long enough over the agent to interrupt without a word. */
  speechSustained(): void;
  /** The caller is silent, and all that was said is in words. */
  speechRecognised(): void;
  /** What is recognised of an utterance so far, whole; whether the caller has finished is the session's to decide. */
  interimText(utterance: number, transcript: string): void;
  playbackStarted(turn: number, sentence: number): void;
  /** A sentence was heard to its end, or never will be. */
  playbackFinished(turn: number, sentence: number): void;
  /** All that was said before is in words. */
  muted(muted: boolean): void;
  /** An answer's time, with what came of its sound. */
  latencyMeasured(latency: TurnLatency): void;
  recognitionFailed(error: unknown): void;
  synthesisFailed(error: unknown): void;
  /** Something of ours is broken. */
  failed(error: unknown): void;
}

/** What a port is given of its call. */
export interface MediaOptions {
  clock: Clock;
  timers: Timers;
  /** Aborted when the call ends. */
  signal: AbortSignal;
  events: MediaEvents;
  /** The turn under way, if the caller's voice may stop it. */
  interruptible(): Turn | null;
  /** To the page, kept for one that comes back. */
  post(message: ServerMessage): void;
  /** To this socket only: another page has no use for it. */
  pass(message: ServerMessage): void;
  /** Sound, to this socket only; false when it cannot be taken now. */
  passSound(frame: Uint8Array): boolean;
}

export type OpenMedia = (options: MediaOptions) => MediaPort;
