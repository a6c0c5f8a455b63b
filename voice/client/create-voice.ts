import type { Clock } from '../protocol/clock.ts';
import type { WebCall } from '../protocol/web-call.ts';
import type { Backend } from './backends/backend.ts';
import { passControls } from './call-controls.ts';
import { CallFailedError, errorDetails } from './call-errors.ts';
import { callFailure } from './call-failures.ts';
import { systemClock } from './clock.ts';
import { createEmitter } from './emitter.ts';
import { createLiveCall, type LiveCall } from './live-call.ts';
import { type CallTarget, noMicrophones, type Voice, type VoiceCall, type VoiceEvents } from './voice.ts';

export interface VoiceOptions {
  backend: Backend;
  clock?: Clock;
  /** Told what a listener throws; the call goes on. */
  onListenerError?(error: unknown): void;
}

/** One a page: it holds one call at a time. Nothing happens before `start`. */
export function createVoice({
  backend,
  clock = systemClock,
  onListenerError = (error) => console.error(error),
}: VoiceOptions): Voice {
  const events = createEmitter<VoiceEvents>(onListenerError);
  // Set from the moment a start is accepted until the last of the call is let go: the started flag of spec.md section 4.
  let current: LiveCall | null = null;
  let settled: Promise<unknown> = Promise.resolve();
  let lastCall: WebCall | null = null;
  let muted = false;
  let volume = 1;
  let voiceInterruption = false;
  let microphones = noMicrophones;

  function timestamp(): string {
    return new Date(clock.wallTime()).toISOString();
  }

  async function begin(target: CallTarget | null, microphone = true): Promise<VoiceCall> {
    if (current) {
      events.emit('call-start-progress', {
        stage: 'validation',
        status: 'failed',
        timestamp: timestamp(),
        metadata: { reason: 'already-started' },
      });
      throw new CallFailedError(callFailure('already-started'));
    }
    muted = false;
    microphones = noMicrophones;
    const live = createLiveCall({
      backend,
      request: { target, microphone, volume, voiceInterruption },
      events,
      clock,
      onOver() {
        current = null;
      },
    });
    current = live;
    const outcome = live.start();
    settled = outcome.catch(() => {}); // told to whoever started it
    lastCall = await outcome;
    return callOf(live, lastCall);
  }

  function requireCall(): LiveCall {
    if (!current) throw new Error('Call object is not available.');
    return current;
  }

  /** The page's hold on one call: it has none on those that follow. */
  function callOf(live: LiveCall, webCall: WebCall): VoiceCall {
    return {
      ...passControls(() => (current === live ? voice : null)),
      id: webCall.id,
      webCall,
      say(...words) {
        if (current === live) voice.say(...words);
      },
      async stop() {
        if (current === live) await voice.stop();
      },
    };
  }

  const voice: Voice = {
    ...passControls(() => current?.held ?? null),
    capabilities: backend.capabilities,
    async start({ microphone, ...target }) {
      if (!target.agent && !target.squad && !target.workflow) {
        const error = new Error('Assistant or Squad or Workflow must be provided.');
        events.emit('error', {
          type: 'validation-error',
          stage: 'input-validation',
          error: errorDetails(error),
          timestamp: timestamp(),
        });
        throw error;
      }
      return begin(target, microphone);
    },
    resume: ({ microphone } = {}) => begin(null, microphone),
    async stop() {
      current?.hangUp();
      await settled;
    },
    lastCall: () => lastCall,
    say(message, endCallAfterSpoken = false, interruptionsEnabled = false, interruptAssistantEnabled = false) {
      voice.send({ type: 'say', message, endCallAfterSpoken, interruptionsEnabled, interruptAssistantEnabled });
    },
    setMuted(next) {
      requireCall().held.setMuted(next);
      muted = next;
    },
    isMuted: () => current !== null && muted,
    increaseMicLevel: async (gain) => requireCall().held.increaseMicLevel(gain),
    setVolume(next) {
      if (!Number.isFinite(next)) return;
      volume = Math.min(1, Math.max(0, next));
      current?.held.setVolume(volume);
    },
    setVoiceInterruption(on) {
      voiceInterruption = on;
      current?.held.setVoiceInterruption(on);
    },
    microphones: () => microphones,
    on: events.on,
    off: events.off,
  };
  events.on('microphones-change', (next) => {
    microphones = next;
  });
  return voice;
}
