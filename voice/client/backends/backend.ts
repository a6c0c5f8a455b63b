import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { WebCall } from '../../protocol/web-call.ts';
import type { CallControls } from '../call-controls.ts';
import type { CallFailure } from '../call-failures.ts';
import type { CallTimers } from '../clock.ts';
import type { CallTarget, StartOptions, StartStage, VoiceErrorType, VoiceEvents } from '../voice.ts';

/** A way to hold calls: where the visitor is heard, and where the assistant's voice comes from. */
export interface Backend {
  readonly capabilities: Capabilities;
  /** Prepares a call; nothing happens before its first stage runs. */
  createCall(request: CallRequest, host: CallHost): BackendCall;
}

/** What a card may offer. */
export interface Capabilities {
  /** The visitor can speak, as far as the browser shows before it is tried. */
  voiceInput: boolean;
  voiceOutput: boolean;
  /** Speech can interrupt the assistant, where the visitor switches that on. */
  voiceInterruption: boolean;
  /** The levels are measured; false for ones that only tell speech from silence. */
  trueLevels: boolean;
  microphoneGain: boolean;
  /** A call can be taken up again after a change of page. */
  resumes: boolean;
}

export interface CallRequest extends Required<StartOptions> {
  /** Null takes up the call this tab was in. */
  target: CallTarget | null;
  /** 0 to 1. */
  volume: number;
  voiceInterruption: boolean;
}

/** What to report of a stage; nothing, mostly. */
type StageOutcome = Record<string, unknown> | undefined;

/** One stage of a start. One without `run` is skipped, and says why. */
export interface Stage {
  name: StartStage;
  skipped?: 'skipped-not-enabled' | 'skipped-not-needed';
  /** May be left running when the call is stopped; lets go of what it has, or gets later, once `signal` aborts. */
  run?(signal: AbortSignal): StageOutcome | Promise<StageOutcome>;
  /** The call goes on when this stage fails. */
  optional?: boolean;
}

/** What a call tells the client. After `close`, and after `ended`, nothing it says is heard. */
export interface CallHost {
  /** End with the call. */
  timers: CallTimers;
  message(message: ServerMessage): void;
  /** The sound of the assistant, each `levelIntervalMs`: a sum of levels, not yet a volume. */
  remoteLevel(level: number): void;
  /** The call is over without a word from the other side: `endedReason`, in Vapi's words. */
  ended(endedReason: string, failure?: CallFailure): void;
  /** Something went wrong; the call goes on. By default it is a `call-error`. */
  failed(failure: CallFailure, error?: unknown, type?: VoiceErrorType): void;
  /** A stage that comes by itself, at its own time. */
  completed(stage: StartStage, metadata?: Record<string, unknown>): void;
  emit<Name extends PassedOn>(name: Name, ...payload: VoiceEvents[Name]): void;
}
/** The events a backend speaks for itself. */
type PassedOn =
  | 'local-volume-level'
  | 'camera-error'
  | 'network-quality-change'
  | 'network-connection'
  | 'microphone-change'
  | 'hearing-change'
  | 'microphones-change'
  | 'audio-blocked';

export interface BackendCall extends CallControls {
  /** In the order in which this backend goes through them. */
  readonly stages: readonly Stage[];
  /** Known once the stages are through. */
  webCall(): WebCall;
  /** Lets go of everything, at whatever stage. `leaving`: the visitor hangs up, so the other side is told. Twice is once. */
  close(leaving: boolean): void;
}
