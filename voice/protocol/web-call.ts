import * as z from 'zod/mini';
import { maxTextLength } from './limits.ts';

/** Generous, as the voice platform's tokens and addresses are long. */
const text = z.string().check(z.maxLength(maxTextLength));

/** Response of `POST /voice/call/web`: the fields of Vapi's `Call` that a client reads, and our tokens. */
export const webCall = z.object({
  id: text,
  /** WebSocket address of the call, below `/voice`. */
  webCallUrl: text,
  transport: z.object({
    /** Opens the call once. */
    callToken: text,
    /** Resumes the call while it is running. */
    resumeToken: text,
  }),
  artifactPlan: z.object({ videoRecordingEnabled: z.boolean() }),
  assistant: z.object({ voice: z.object({ provider: z.string() }) }),
});
export type WebCall = z.infer<typeof webCall>;

/** How a visitor and the agent talk: a chat is a call of text alone, on our own engine whatever the backend of calls. */
export type Channel = 'voice' | 'chat';

/** Backends of a call. */
export type BackendName = 'native' | 'engine' | 'cloud';

/** Response of `GET /api/demo`; creates no call and no token. */
export interface DemoInfo {
  /** Null when the demo is switched off. */
  backend: BackendName | null;
  limits: { maxCallSeconds: number; silenceSeconds: number; callsPerHour: number };
  /** The text that the visitor agrees to by starting a call. */
  consent: string;
  /** The same where the browser recognises speech without sending the sound anywhere; null where that makes no difference. */
  consentOnDevice: string | null;
  /** A browser's own language model may help, where it has one ready. */
  browserModel: boolean;
  /** Null when the demo, and the chat with it, is switched off. */
  chat: ChatInfo | null;
}

/** What a page shows of the chat before its first message. */
export interface ChatInfo {
  greeting: string;
  suggestions: string[];
  consent: string;
}
