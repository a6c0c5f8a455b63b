import type { Clock } from '../protocol/clock.ts';
import type { WebCall } from '../protocol/web-call.ts';
import type { Backend, CallTarget } from './backends/backend.ts';
import { passControls } from './call-controls.ts';
import { errorDetails } from './call-errors.ts';
import { systemClock } from './clock.ts';
import { createEmitter } from './emitter.ts';
import { createLiveCall, type LiveCall } from './live-call.ts';
import { noMicrophones, type StartOptions, type VoiceClient, type VoiceEvents } from './voice-client.ts';

export interface VoiceClientOptions {
  backend: Backend;
  clock?: Clock;
  /** Told what a listener throws; the call goes on. */
  onListenerError?(error: unknown): void;
}

/** One client a page: it holds one call at a time. Nothing happens before `start`. */
export function createVoiceClient({
  backend,
  clock = systemClock,
  onListenerError = (error) => console.error(error),
}: VoiceClientOptions): VoiceClient {
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

  async function begin(target: CallTarget | null, { microphone = true }: StartOptions = {}) {
    if (current) {
      events.emit('call-start-progress', {
        stage: 'validation',
        status: 'failed',
        timestamp: timestamp(),
        metadata: { reason: 'already-started' },
      });
      return null;
    }
    muted = false;
    microphones = noMicrophones;
    const call = createLiveCall({
      backend,
      request: { target, microphone, volume, voiceInterruption },
      events,
      clock,
      onOver() {
        current = null;
      },
    });
    current = call;
    const outcome = call.start();
    settled = outcome;
    lastCall = (await outcome) ?? lastCall;
    return outcome;
  }

  function requireCall(): LiveCall {
    if (!current) throw new Error('Call object is not available.');
    return current;
  }

  const client: VoiceClient = {
    ...passControls(() => current?.held ?? null),
    capabilities: backend.capabilities,
    async start(assistant, assistantOverrides, squad, workflow, workflowOverrides, options) {
      if (!assistant && !squad && !workflow) {
        const error = new Error('Assistant or Squad or Workflow must be provided.');
        events.emit('error', {
          type: 'validation-error',
          stage: 'input-validation',
          error: errorDetails(error),
          timestamp: timestamp(),
        });
        throw error;
      }
      return begin(
        {
          ...(assistant && { assistant }),
          ...(assistantOverrides && { assistantOverrides }),
          ...(squad && { squad }),
          ...(workflow && { workflow }),
          ...(workflowOverrides && { workflowOverrides }),
        },
        options,
      );
    },
    resume: (options) => begin(null, options),
    async stop() {
      current?.hangUp();
      await settled;
    },
    lastCall: () => lastCall,
    say(message, endCallAfterSpoken = false, interruptionsEnabled = false, interruptAssistantEnabled = false) {
      client.send({ type: 'say', message, endCallAfterSpoken, interruptionsEnabled, interruptAssistantEnabled });
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
  return client;
}
