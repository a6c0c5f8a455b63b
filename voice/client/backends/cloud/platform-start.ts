import { ServerAnswerError } from '../../call-errors.ts';
import type { StartStage } from '../../voice.ts';
import type { PlatformClient } from './platform-client.ts';
import { platformError, serverAnswer, stageReport } from './platform-events.ts';

/** The stages that the official class goes through by itself. */
const platformStages = [
  'web-call-creation',
  'daily-call-object-creation',
  'daily-call-join',
  'video-recording-setup',
  'audio-observer-setup',
  'audio-processing-setup',
] as const satisfies StartStage[];
export type PlatformStage = (typeof platformStages)[number];

type Metadata = Record<string, unknown> | undefined;

/** A start of the official class, taken apart into its stages. */
export interface PlatformStart {
  /** Resolves when the class has done this stage; rejects when it failed, or the start did. */
  done(stage: PlatformStage): Promise<Metadata>;
  /** What is not done by now fails with this. */
  fail(error: unknown): void;
}

/** Follows a start by what the class tells of it. Listens from before the start on. */
export function followStart(client: PlatformClient): PlatformStart {
  const stages = new Map(platformStages.map((stage) => [stage, Promise.withResolvers<Metadata>()] as const));
  // A stage that is never waited for, since one before it failed, is nobody's unhandled rejection.
  for (const { promise } of stages.values()) promise.catch(() => {});

  function fail(error: unknown): void {
    for (const { reject } of stages.values()) reject(error);
  }

  client.on('call-start-progress', (event: unknown) => {
    const { stage, status, metadata } = stageReport.safeParse(event).data ?? {};
    const waited = stages.get(stage as PlatformStage);
    if (status === 'completed') waited?.resolve(metadata);
    if (status === 'failed') waited?.reject(new Error(String(metadata?.error ?? 'failed')));
  });
  client.on('error', (event: unknown) => {
    const error = platformError.safeParse(event).data;
    if (error?.type === 'start-method-error') fail(errorOf(error.error));
  });
  return {
    done: async (stage) => stages.get(stage)?.promise,
    fail,
  };
}

function errorOf(details: unknown): Error {
  const answer = serverAnswer.safeParse(details).data?.error;
  if (answer) return new ServerAnswerError(typeof answer.status === 'number' ? answer.status : 500, answer);
  const message = (details as { message?: unknown } | undefined)?.message;
  return new Error(typeof message === 'string' ? message : 'The call could not be started.');
}
