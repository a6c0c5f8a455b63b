import type { Clock } from '../protocol/clock.ts';
import type { WebCall } from '../protocol/web-call.ts';
import type { Backend, BackendCall, CallHost, CallRequest, Stage } from './backends/backend.ts';
import { CallFailedError, errorDetails, failureOf } from './call-errors.ts';
import { type CallFailure, callFailure, failureOfEnd, failureOfServerCode } from './call-failures.ts';
import { createCallTimers } from './clock.ts';
import type { Emitter, Payload } from './emitter.ts';
import { createSpeechMeter } from './speech-meter.ts';
import { createStartProgress } from './start-progress.ts';
import { untilAborted } from './until-aborted.ts';
import type { VoiceError, VoiceErrorType, VoiceEvents } from './voice.ts';

/** One call from the tap to its end. */
export interface LiveCall {
  readonly held: BackendCall;
  /** @throws CallFailedError */
  start(): Promise<WebCall>;
  /** Ends it from our side, whatever it is at. Twice is once. */
  hangUp(): void;
}

interface LiveCallOptions {
  backend: Backend;
  request: CallRequest;
  events: Emitter<VoiceEvents>;
  clock: Clock;
  /** Everything is let go. */
  onOver(): void;
}

interface End {
  endedReason: string;
  /** The visitor hangs up. */
  leaving?: boolean;
  /** The other side has said so itself. */
  told?: boolean;
  failure?: CallFailure | undefined;
}

const stageErrors: Partial<Record<Stage['name'], VoiceErrorType>> = {
  'daily-call-object-creation': 'daily-call-object-creation-error',
  'daily-call-join': 'daily-call-join-error',
  'video-recording-setup': 'video-recording-setup-error',
  'audio-observer-setup': 'audio-observer-setup-error',
  'audio-processing-setup': 'audio-processing-setup-error',
};

export function createLiveCall({ backend, request, events, clock, onOver }: LiveCallOptions): LiveCall {
  const timers = createCallTimers(clock);
  const abort = new AbortController();
  const progress = createStartProgress(events.emit, clock);
  const meter = createSpeechMeter(
    timers,
    (event) => events.emit(event),
    (volume) => events.emit('volume-level', volume),
  );
  let started = false;
  let succeeded = false;
  let over = false;
  /** Why there is no call, once it is over. */
  let reason = new CallFailedError(callFailure('call-over'));

  const host: CallHost = {
    timers,
    message(message) {
      if (over) return;
      if (message.type === 'listening') {
        if (!started) events.emit('call-start');
        started = true;
        return;
      }
      const ended = message.type === 'status-update' && message.status === 'ended';
      events.emit('message', message);
      if (ended) end({ endedReason: message.endedReason ?? 'unknown', told: true });
      if (message.type !== 'error') return;
      const code = failureOfServerCode(message.code) ?? 'internal';
      host.failed(callFailure(code, message.message));
    },
    remoteLevel(level) {
      if (!over) meter.level(level);
    },
    ended: (endedReason, failure) => end({ endedReason, failure }),
    failed(failure, error, type = 'call-error') {
      if (!over) emitError(type, error ?? new CallFailedError(failure), failure);
    },
    completed(stage, metadata) {
      if (over) return;
      events.emit('call-start-progress', {
        stage,
        status: 'completed',
        timestamp: timestamp(),
        ...(metadata && { metadata }),
      });
    },
    emit(name, ...payload) {
      if (!over) events.emit(name, ...(payload as Payload<VoiceEvents, typeof name>));
    },
  };
  const held = backend.createCall(request, host);

  function timestamp(): string {
    return new Date(clock.wallTime()).toISOString();
  }

  function emitError(
    type: VoiceErrorType,
    error: unknown,
    failure: CallFailure,
    more: Pick<VoiceError, 'stage' | 'fatal'> = {},
  ): void {
    events.emit('error', { type, ...more, error: errorDetails(error), timestamp: timestamp(), failure });
  }

  async function start(): Promise<WebCall> {
    for (const stage of held.stages) {
      try {
        await goThrough(stage);
      } catch (error) {
        if (!over) failStart(error);
        throw reason;
      }
    }
    if (over) throw reason;
    succeeded = true;
    const call = held.webCall();
    events.emit('call-start-success', {
      totalDuration: progress.totalDuration(),
      callId: call.id,
      timestamp: timestamp(),
    });
    if (over) throw reason; // a listener stopped it
    return call;
  }

  async function goThrough({ name, run, skipped, optional }: Stage): Promise<void> {
    if (!run) return progress.skip(name, skipped ?? 'skipped-not-needed');
    progress.begin(name, name === 'initialization' ? describe(request) : undefined);
    abort.signal.throwIfAborted();
    try {
      const metadata = await untilAborted(run(abort.signal), abort.signal);
      if (!over) progress.complete(metadata ?? undefined);
    } catch (error) {
      if (over) throw error;
      progress.fail({ error: errorDetails(error).message });
      const type = stageErrors[name];
      if (type && !over) emitError(type, error, failureOf(error), { stage: name });
      if (!optional) throw error;
    }
  }

  function failStart(error: unknown): void {
    over = true;
    const { stage } = progress;
    const failure = failureOf(error);
    reason = error instanceof CallFailedError ? error : new CallFailedError(failure, { cause: error });
    emitStartFailed(errorDetails(error).message, false, failure);
    emitError('start-method-error', error, failure, { stage });
    if (started) emitEnd({ endedReason: 'unknown-error' });
    letGo(false);
  }

  function emitStartFailed(error: string, stopped: boolean, failure: CallFailure | null): void {
    events.emit('call-start-failed', {
      stage: progress.stage,
      totalDuration: progress.totalDuration(),
      error,
      timestamp: timestamp(),
      context: { stopped, failure },
    });
  }

  function end({ endedReason, leaving = false, told = false, failure }: End): void {
    if (over) return;
    if (!succeeded && !leaving) {
      failStart(new CallFailedError(failure ?? callFailure(failureOfEnd(endedReason) ?? 'call-over')));
      return;
    }
    over = true;
    reason = new CallFailedError(failure ?? callFailure(leaving ? 'stopped' : 'call-over'));
    if (failure) emitError('call-error', new CallFailedError(failure), failure, { fatal: true });
    if (!succeeded) {
      progress.fail({ reason: 'stopped' });
      emitStartFailed(reason.message, true, null);
    }
    if (succeeded || started) emitEnd({ endedReason, told });
    letGo(leaving);
  }

  function emitEnd({ endedReason, told }: End): void {
    meter.finish();
    events.emit('call-end');
    if (!told) events.emit('message', { type: 'status-update', status: 'ended', endedReason });
  }

  /** The one way out: nothing of the call is left when it returns. */
  function letGo(leaving: boolean): void {
    abort.abort();
    timers.dispose();
    held.close(leaving);
    onOver();
  }

  return { held, start, hangUp: () => end({ endedReason: 'customer-ended-call', leaving: true }) };
}

function describe({ target }: CallRequest): Record<string, unknown> {
  if (!target) return { resuming: true };
  return { hasAssistant: !!target.agent, hasSquad: !!target.squad, hasWorkflow: !!target.workflow };
}
