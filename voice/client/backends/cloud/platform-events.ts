import * as z from 'zod/mini';
import type { WebCall } from '../../../protocol/web-call.ts';

/**
 * What the official class tells of; it says `any`, so it is read like anything else that comes from elsewhere. Numbers
 * and booleans are checked where they are used: their schemas would be loaded with every page that reads anything.
 */

export const stageReport = z.object({
  stage: z.string(),
  status: z.enum(['started', 'completed', 'failed']),
  metadata: z.optional(z.looseObject({})),
});

const details = z.looseObject({ message: z.optional(z.unknown()) });

export const platformError = z.object({ type: z.string(), stage: z.optional(z.string()), error: z.optional(details) });
export type PlatformError = z.infer<typeof platformError>;

/** What the call library says of a call's end, or of a device: its type stands one level further down. */
export const callLibraryError = z.object({ error: z.object({ type: z.string() }) });

/** A refusal of our own server, whose body the class puts beside the error. */
export const serverAnswer = z.object({ error: z.looseObject({ status: z.optional(z.unknown()) }) });

export const networkQuality = z.object({ threshold: z.enum(['good', 'low', 'very-low']) });

export const networkConnection = z.object({ type: z.string(), event: z.enum(['connected', 'interrupted']) });

const platformCall = z.object({
  id: z.string(),
  webCallUrl: z.string(),
  transport: z.optional(z.object({ resumeToken: z.optional(z.string()) })),
  artifactPlan: z.optional(z.object({ videoRecordingEnabled: z.optional(z.unknown()) })),
  assistant: z.optional(z.object({ voice: z.optional(z.object({ provider: z.optional(z.string()) })) })),
});

/** What a start of the class resolved to, as a call of ours. @throws {z.core.$ZodError} when it is none. */
export function webCallOf(made: unknown): WebCall {
  const { id, webCallUrl, transport, artifactPlan, assistant } = platformCall.parse(made);
  return {
    id,
    webCallUrl,
    transport: { callToken: '', resumeToken: transport?.resumeToken ?? '' },
    artifactPlan: { videoRecordingEnabled: artifactPlan?.videoRecordingEnabled === true },
    assistant: { voice: { provider: assistant?.voice?.provider ?? 'unknown' } },
  };
}
