import type { Backend, BackendCall, CallHost, CallRequest, Stage } from '../../client/backends/backend.ts';
import { noControls } from '../../client/call-controls.ts';
import { callFailure, type FailureCode } from '../../client/call-failures.ts';
import { type StartStage, startStages } from '../../client/voice.ts';
import type { ClientMessageInput } from '../../protocol/client-messages.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { WebCall } from '../../protocol/web-call.ts';

export interface StageScript {
  delayMs?: number;
  /** The stage waits for this. */
  until?: Promise<unknown>;
  /** Thrown after the delay. */
  error?: Error;
  /** Never settles, not even when the call is stopped. */
  hangs?: boolean;
  optional?: boolean;
}

/** A backend under script control, for tests and for a demo of the card without a server. */
export interface ScriptedBackend extends Backend {
  /** Scripts of the stages; set before a start. */
  readonly stages: Partial<Record<StartStage, StageScript>>;
  /** Messages to the other side, of all calls. */
  readonly sent: ClientMessageInput[];
  /** Requests of all calls. */
  readonly requests: CallRequest[];
  /** Current settings of the call. */
  readonly heard: { volume: number; muted: boolean; voiceInterruption: boolean };
  /** Number of open calls. */
  readonly open: number;
  /** Acts as the other side; after the end of a call, as a late event. */
  deliver(message: ServerMessage): void;
  level(level: number): void;
  localLevel(level: number): void;
  drop(endedReason: string, failure?: FailureCode): void;
  fail(failure: FailureCode): void;
  emit: CallHost['emit'];
}

/** The stages that a start runs, in order: a scripted call has no video. */
export const runStages: StartStage[] = [
  'initialization',
  'web-call-creation',
  'daily-call-object-creation',
  'mobile-permissions',
  'daily-call-join',
  'audio-observer-setup',
  'audio-processing-setup',
];

const skipped: Partial<Record<StartStage, Stage['skipped']>> = { 'video-recording-setup': 'skipped-not-enabled' };

export function createScriptedBackend(): ScriptedBackend {
  let host: CallHost | null = null;
  let open = 0;
  let calls = 0;

  function stage(name: StartStage, { timers }: CallHost): Stage {
    const script = backend.stages[name];
    if (skipped[name] && !script) return { name, skipped: skipped[name] };
    return {
      name,
      optional: script?.optional ?? false,
      async run(): Promise<undefined> {
        if (script?.hangs) await new Promise(() => {});
        if (script?.delayMs) await new Promise<void>((resolve) => timers.after(script.delayMs ?? 0, resolve));
        await script?.until;
        if (script?.error) throw script.error;
      },
    };
  }

  const backend: ScriptedBackend = {
    capabilities: {
      voiceInput: true,
      voiceOutput: true,
      voiceInterruption: true,
      trueLevels: true,
      microphoneGain: true,
      resumes: false,
    },
    stages: {},
    sent: [],
    requests: [],
    heard: { volume: 1, muted: false, voiceInterruption: false },
    get open() {
      return open;
    },
    createCall(request, itsHost): BackendCall {
      host = itsHost;
      open += 1;
      calls += 1;
      let closed = false;
      const id = `call-${calls}`;
      backend.requests.push(request);
      Object.assign(backend.heard, {
        volume: request.volume,
        muted: false,
        voiceInterruption: request.voiceInterruption,
      });
      return {
        ...noControls,
        stages: startStages.filter((name) => name !== 'video-recording-started').map((name) => stage(name, itsHost)),
        webCall: () => webCall(id),
        send: (message) => void backend.sent.push(message),
        interrupt: () => void backend.sent.push({ type: 'interrupt' }),
        setMuted(muted) {
          backend.heard.muted = muted;
          backend.sent.push({ type: 'mute', muted });
        },
        setVolume(volume) {
          backend.heard.volume = volume;
        },
        setVoiceInterruption(on) {
          backend.heard.voiceInterruption = on;
        },
        retryMicrophone: async () => itsHost.emit('microphone-change', 'granted'),
        resumeAudio: () => itsHost.emit('audio-blocked', false),
        close(leaving) {
          if (closed) return;
          closed = true;
          open -= 1;
          if (leaving) backend.sent.push({ type: 'end-call' });
        },
      };
    },
    deliver: (message) => host?.message(message),
    level: (level) => host?.remoteLevel(level),
    localLevel: (level) => host?.emit('local-volume-level', level),
    drop: (endedReason, code) => host?.ended(endedReason, code && callFailure(code)),
    fail: (failure) => host?.failed(callFailure(failure)),
    emit: (name, ...payload) => host?.emit(name, ...payload),
  };
  return backend;
}

function webCall(id: string): WebCall {
  return {
    id,
    webCallUrl: `scripted:${id}`,
    transport: { callToken: 'call-token', resumeToken: 'resume-token' },
    artifactPlan: { videoRecordingEnabled: false },
    assistant: { voice: { provider: 'scripted' } },
  };
}
