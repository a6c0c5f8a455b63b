import type { UpFrame } from '../../audio/frames.ts';
import type { ClientMessage } from '../../protocol/client-messages.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { Expecting, Spelling } from '../agent.ts';
import type { Clock, TurnLatency } from '../ports.ts';
import type { BargeInPolicy } from '../turn-taking/barge-in.ts';
import type { Timers } from './timers.ts';
import type { Turn } from './turn.ts';
import type { CallerVoice } from './user-turn.ts';

/**
 * A call's speech input and output: in the page (`media/page-media.ts`) or in the engine (`media/media-session.ts`).
 * The session calls its methods; results come back as `MediaEvents`.
 */
export interface MediaPort {
  /** VAD state of the caller; undefined where the page sends text only. */
  readonly voice?: CallerVoice;
  /** When the caller's words and voice interrupt the agent. */
  readonly bargeIn: BargeInPolicy;
  /** Barge-in by voice is allowed: the echo canceller has had time to adapt. */
  readonly mayInterrupt: boolean;
  /** Longest time until the first audio of a sentence. */
  readonly startLimitMs: number;
  /** Share of a sentence that has been played, from 0 to 1; 0 when unknown. */
  playedShare(turn: number, sentence: number): number;
  /** Speaks a sentence; called in order within a turn. */
  speak(sentence: AgentSentence): void;
  /** The turn has no more sentences. */
  complete(turn: number): void;
  /** Stops a turn at once and discards its queued audio. */
  stop(turn: number): void;
  /** The turn was played to its end. */
  finished(turn: number): void;
  /** The session's part of an answer's latency, at its first sentence. */
  answered(latency: TurnLatency): void;
  /** The caller muted or unmuted their microphone. */
  mute(muted: boolean): void;
  /** Ignores the caller's speech from now on: the agent says goodbye. */
  stopListening(): void;
  /** Takes a frame of the caller's audio; false where the page recognises speech itself. */
  hear(frame: UpFrame): boolean;
  /** Takes a message of the page; false when it is not about media. */
  receive(message: ClientMessage): boolean;
  /** A socket was attached to the call again. */
  attached(): void;
  /** The call lost its socket. */
  detached(): void;
  close(): void;
}

export interface AgentSentence {
  turn: number;
  /** Index within the turn, from 0. */
  sentence: number;
  text: string;
  /** Speed factor; 1 is normal. */
  rate: number;
}

/** Events of a call's speech for the session. */
export interface MediaEvents {
  /** The caller begins to speak. */
  speechStarted(): void;
  /** The caller has spoken over the agent long enough to interrupt it without a transcript. */
  speechSustained(): void;
  /** The caller is silent and all their speech is transcribed. */
  speechRecognised(): void;
  /** Transcript of an utterance so far, whole; the session decides when the turn ends. */
  interimText(utterance: number, transcript: string): void;
  playbackStarted(turn: number, sentence: number): void;
  /** A sentence was played to its end, or will never be played. */
  playbackFinished(turn: number, sentence: number): void;
  /** The microphone was muted or unmuted; speech from before a mute is transcribed by now. */
  muted(muted: boolean): void;
  /** Latency of an answer, its audio included. */
  latencyMeasured(latency: TurnLatency): void;
  recognitionFailed(error: unknown): void;
  synthesisFailed(error: unknown): void;
  /** A bug of ours, not of a provider. */
  failed(error: unknown): void;
}

/** What a call passes to its `MediaPort`. */
export interface MediaOptions {
  clock: Clock;
  timers: Timers;
  /** Aborted when the call ends. */
  signal: AbortSignal;
  events: MediaEvents;
  /** The current turn if the caller's voice may interrupt it; else null. */
  interruptible(): Turn | null;
  /** What the agent has just asked for. */
  expecting(): Expecting;
  /** What is known of that which the caller may spell. */
  spelling(): Spelling | null;
  /** Sends a message to the page and keeps it for replay after a reconnect. */
  post(message: ServerMessage): void;
  /** Sends a message to this socket only, without replay. */
  pass(message: ServerMessage): void;
  /** Sends a frame to this socket only; false when it cannot take one now. */
  passSound(frame: Uint8Array): boolean;
}

export type OpenMedia = (options: MediaOptions) => MediaPort;
