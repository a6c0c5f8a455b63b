import type { WebCall } from '../protocol/web-call.ts';
import { CallFailedError } from './call-errors.ts';
import { createVoice, type VoiceOptions } from './create-voice.ts';
import type { StartOptions, StartRequest, Target, Voice, VoiceCall } from './voice.ts';

/** A `Voice` with the official SDK's way to start a call (spec.md sections 4 and 5), for a page written against that. */
export interface VoiceClient extends Omit<Voice, 'start' | 'resume'> {
  /** Null where `Voice.start` throws a CallFailedError; the events tell why. Throws without a target. */
  start(
    assistant?: Target,
    assistantOverrides?: Record<string, unknown>,
    squad?: Target,
    workflow?: Target,
    workflowOverrides?: Record<string, unknown>,
    options?: StartOptions,
  ): Promise<WebCall | null>;
  /** As `start`. */
  resume(options?: StartOptions): Promise<WebCall | null>;
}

export function createVoiceClient(options: VoiceOptions): VoiceClient {
  const voice = createVoice(options);
  return {
    ...voice,
    start(assistant, assistantOverrides, squad, workflow, workflowOverrides, startOptions) {
      const request = {
        ...(assistant && { agent: assistant }),
        ...(assistantOverrides && { agentOverrides: assistantOverrides }),
        ...(squad && { squad }),
        ...(workflow && { workflow }),
        ...(workflowOverrides && { workflowOverrides }),
        ...startOptions,
      };
      return callOrNull(voice.start(request as StartRequest)); // one without a target is refused there
    },
    resume: (startOptions) => callOrNull(voice.resume(startOptions)),
  };
}

async function callOrNull(started: Promise<VoiceCall>): Promise<WebCall | null> {
  try {
    return (await started).webCall;
  } catch (error) {
    if (error instanceof CallFailedError) return null;
    throw error;
  }
}
