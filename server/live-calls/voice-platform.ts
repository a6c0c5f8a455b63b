import { z } from 'zod';
import { maxPlatformAnswerBytes } from '#/voice/protocol/limits.ts';
import { parseJson } from '#/voice/protocol/parse-json.ts';

/** The voice platform that runs calls: Vapi, or a server with the same API. */
export interface VoicePlatformConfig {
  /** No slash at the end. */
  baseUrl: string;
  /** The key for web calls; it never leaves this server. */
  key: string;
  assistantId: string;
  webhookSecret: string;
}

/** The fields of the platform's answer that its own client reads. */
const platformCall = z.object({
  id: z.uuid(),
  webCallUrl: z.url({ protocol: /^https$/ }),
  transport: z.object({ callToken: z.string().optional() }).nullish(),
  artifactPlan: z.object({ videoRecordingEnabled: z.boolean().nullish() }).nullish(),
  assistant: z.object({ voice: z.object({ provider: z.string().optional() }).nullish() }).nullish(),
});
export type PlatformCall = z.infer<typeof platformCall>;

export type PlatformAnswer =
  | { outcome: 'created'; call: PlatformCall }
  /** The platform has reached its concurrency or its spending limit. */
  | { outcome: 'busy'; detail: string }
  | { outcome: 'failed'; detail: string };

export interface VoicePlatform {
  /** Creates a web call that ends after `maxSeconds` and is not recorded. Never rejects. */
  makeCall(maxSeconds: number): Promise<PlatformAnswer>;
}

const answerLimitMs = 10_000;

export function connectVoicePlatform({ baseUrl, key, assistantId }: VoicePlatformConfig): VoicePlatform {
  return {
    async makeCall(maxSeconds) {
      try {
        const artifactPlan = { recordingEnabled: false, videoRecordingEnabled: false };
        const response = await fetch(`${baseUrl}/call/web`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ assistantId, assistantOverrides: { maxDurationSeconds: maxSeconds, artifactPlan } }),
          redirect: 'error', // a redirect would send the key elsewhere
          signal: AbortSignal.timeout(answerLimitMs),
        });
        const body = await readJson(response);
        if (response.status === 429 || response.status === 402) {
          return { outcome: 'busy', detail: `the voice platform answered ${response.status}` };
        }
        if (!response.ok) return { outcome: 'failed', detail: `the voice platform answered ${response.status}` };
        const call = platformCall.safeParse(body);
        if (!call.success) return { outcome: 'failed', detail: 'the voice platform’s answer cannot be read' };
        return { outcome: 'created', call: call.data };
      } catch (error) {
        return { outcome: 'failed', detail: `the voice platform cannot be reached (${nameOf(error)})` };
      }
    },
  };
}

/** Null for a body that is not JSON or is too long. */
async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxPlatformAnswerBytes) return null;
    chunks.push(chunk);
  }
  return parseJson(Buffer.concat(chunks).toString());
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
