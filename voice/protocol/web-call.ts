import * as z from 'zod/mini';
import { maxTextLength } from './limits.ts';

/** The voice platform's tokens and addresses are long. */
const text = z.string().check(z.maxLength(maxTextLength));

/** What `POST /voice/call/web` answers: the fields of Vapi's `Call` that a client reads, and our tokens. */
export const webCall = z.object({
  id: text,
  /** Where the call is held: a WebSocket address below `/voice`. */
  webCallUrl: text,
  transport: z.object({
    /** Opens the call once. */
    callToken: text,
    /** Takes it up again, as long as it lives. */
    resumeToken: text,
  }),
  artifactPlan: z.object({ videoRecordingEnabled: z.boolean() }),
  assistant: z.object({ voice: z.object({ provider: z.string() }) }),
});
export type WebCall = z.infer<typeof webCall>;

/** The ways to hold a call; `scripted` is for tests and for a page without a server. */
export type BackendName = 'native' | 'engine' | 'cloud' | 'scripted';

/** What `GET /api/demo` answers; nothing is minted for it. */
export interface DemoInfo {
  /** Null when the demo is switched off. */
  backend: BackendName | null;
  limits: { maxCallSeconds: number; silenceSeconds: number; callsPerHour: number };
  /** What the visitor agrees to by starting a call. */
  consent: string;
}
