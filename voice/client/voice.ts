import type { ServerMessage } from '../protocol/server-messages.ts';
import type { WebCall } from '../protocol/web-call.ts';
import type { Capabilities } from './backends/backend.ts';
import type { CallControls } from './call-controls.ts';
import type { ErrorDetails } from './call-errors.ts';
import type { CallFailure } from './call-failures.ts';
import type { Listener } from './emitter.ts';

/** The stages of a start (spec.md section 4). Which backend does what in which: `voice/README.md`. */
export const startStages = [
  'initialization',
  'web-call-creation',
  'daily-call-object-creation',
  'mobile-permissions',
  'daily-call-join',
  'video-recording-setup',
  'video-recording-started',
  'audio-observer-setup',
  'audio-processing-setup',
] as const;
export type StartStage = (typeof startStages)[number];

export interface StartProgress {
  stage: StartStage | 'validation';
  status: 'started' | 'completed' | 'failed';
  /** Milliseconds, with `completed` and `failed`. */
  duration?: number;
  /** ISO 8601, UTC. */
  timestamp: string;
  /** A stage that a backend does not need is completed at once with `action: 'skipped-…'`. */
  metadata?: Record<string, unknown>;
}

export interface StartSucceeded {
  totalDuration: number;
  callId: string;
  timestamp: string;
}

export interface StartFailed {
  stage: StartStage | 'input-validation';
  totalDuration: number;
  error: string;
  timestamp: string;
  /** `stopped`: `stop` was called meanwhile, which is no failure. */
  context: { stopped: boolean; failure: CallFailure | null };
}

export type VoiceErrorType =
  | 'validation-error'
  | 'daily-call-object-creation-error'
  | 'daily-call-join-error'
  | 'video-recording-setup-error'
  | 'audio-observer-setup-error'
  | 'audio-processing-setup-error'
  | 'start-method-error'
  /** What went wrong within a call. */
  | 'call-error';

export interface VoiceError {
  type: VoiceErrorType;
  stage?: StartStage | 'input-validation';
  error: ErrorDetails;
  timestamp: string;
  /** What to tell the visitor. */
  failure?: CallFailure;
  /** The call is over because of it: `call-end` follows. */
  fatal?: true;
}

/** A machine of its own: a call goes on by typing whatever becomes of the microphone. */
export type MicrophonePermission = 'unknown' | 'asking' | 'granted' | 'denied' | 'not-found' | 'in-use' | 'unsupported';

/** How the visitor's words reach the call. Typing always does. */
export type Hearing = { by: 'voice' } | { by: 'typing'; reason: CallFailure | null };

/** The microphone could not be had; the name is the SDK's. */
export interface CameraError {
  type: 'camera-error';
  error: ErrorDetails & { permission: MicrophonePermission };
  timestamp: string;
}

export interface Microphone {
  id: string;
  label: string;
}

/** The microphones there are to choose from, as far as we may know; none where the browser chooses itself. */
export interface Microphones {
  choices: readonly Microphone[];
  /** The id of the one that is used. */
  selected: string | null;
}

export const noMicrophones: Microphones = { choices: [], selected: null };

/** The names are the official SDK's; the last four are ours. */
export interface VoiceEvents {
  'call-start': [];
  'call-end': [];
  /** The assistant is heard, or was not for `speechEndMs`. */
  'speech-start': [];
  'speech-end': [];
  /** The assistant's volume, 0 to 1, every `levelIntervalMs` of a call. */
  'volume-level': [volume: number];
  /** The visitor's level, 0 to 1. */
  'local-volume-level': [level: number];
  message: [message: ServerMessage];
  error: [error: VoiceError];
  'camera-error': [error: CameraError];
  'network-quality-change': [quality: { threshold: 'good' | 'low' | 'very-low'; roundTripMs?: number }];
  'network-connection': [connection: { type: 'websocket' | 'media'; event: 'connected' | 'interrupted' }];
  'call-start-progress': [progress: StartProgress];
  'call-start-success': [success: StartSucceeded];
  'call-start-failed': [failed: StartFailed];
  'microphone-change': [permission: MicrophonePermission];
  'hearing-change': [hearing: Hearing];
  'microphones-change': [microphones: Microphones];
  /** True while the browser holds the sound back. */
  'audio-blocked': [blocked: boolean];
}
export type VoiceEventName = keyof VoiceEvents;
export type VoiceListener<Name extends VoiceEventName> = Listener<VoiceEvents, Name>;

/** A string is an id, an object an inline definition. */
export type Target = string | Record<string, unknown>;

/** Whom to call. Our own server knows its agents by their ids; squads and workflows are the voice platform's. */
export interface CallTarget {
  agent?: Target;
  agentOverrides?: Record<string, unknown>;
  squad?: Target;
  workflow?: Target;
  workflowOverrides?: Record<string, unknown>;
}

export interface StartOptions {
  /** False for a visitor who types only: the microphone is not asked for. */
  microphone?: boolean;
}

export type StartRequest = StartOptions & CallTarget & ({ agent: Target } | { squad: Target } | { workflow: Target });

/** What both a call and the voice that holds it can do. */
interface CallActions extends CallControls {
  say(
    message: string,
    endCallAfterSpoken?: boolean,
    interruptionsEnabled?: boolean,
    interruptAssistantEnabled?: boolean,
  ): void;
  /** Legal in every state; wins over a start in flight. Resolves when everything is let go. */
  stop(): Promise<void>;
}

/** A call that is on. Once it is over it does nothing, whatever call follows it. */
export interface VoiceCall extends CallActions {
  readonly id: string;
  /** What the server gave for it. */
  readonly webCall: WebCall;
}

/**
 * One caller's way to hold calls, one after the other. Without a call its controls do nothing, but that `setMuted` and
 * `increaseMicLevel` throw 'Call object is not available.'
 */
export interface Voice extends CallActions {
  /** What its backend can do in this browser. */
  readonly capabilities: Capabilities;
  /**
   * Resolves to the call once every stage is through; events tell how it goes on. Belongs in a tap: the browser asks for
   * the microphone and lets the page speak.
   * @throws CallFailedError with what to tell the visitor: `stopped` when `stop` was called meanwhile, `already-started`
   * while a call is on; a ServerAnswerError when the server said no.
   */
  start(request: StartRequest): Promise<VoiceCall>;
  /** Takes up the call this tab was in before the page changed. @throws as `start`; `call-over` where there is none. */
  resume(options?: StartOptions): Promise<VoiceCall>;
  /** The call that is on, or else the last one; null before the first. */
  lastCall(): WebCall | null;
  isMuted(): boolean;
  /** As last told by `microphones-change`. */
  microphones(): Microphones;
  /** Returns how to take the listener away again. */
  on<Name extends VoiceEventName>(name: Name, listener: VoiceListener<Name>): () => void;
  off<Name extends VoiceEventName>(name: Name, listener: VoiceListener<Name>): void;
}
