import * as z from 'zod/mini';

/** What `POST /voice/call/web` answers: the fields of Vapi's `Call` that a client reads, and our tokens. */
export const webCall = z.object({
  id: z.string(),
  /** Where the call is held: a WebSocket address below `/voice`. */
  webCallUrl: z.string(),
  transport: z.object({
    /** Opens the call once. */
    callToken: z.string(),
    /** Takes it up again, as long as it lives. */
    resumeToken: z.string(),
  }),
  artifactPlan: z.object({ videoRecordingEnabled: z.boolean() }),
  assistant: z.object({ voice: z.object({ provider: z.string() }) }),
});
export type WebCall = z.infer<typeof webCall>;

export const backendNames = ['native', 'engine', 'cloud', 'scripted'] as const;
export type BackendName = (typeof backendNames)[number];

/** What `GET /api/demo` answers; nothing is minted for it. */
export const demoInfo = z.object({
  backend: z.nullable(z.enum(backendNames)),
  limits: z.object({ maxCallSeconds: z.number(), silenceSeconds: z.number(), callsPerHour: z.number() }),
  /** What the visitor agrees to by starting a call. */
  consent: z.string(),
});
export type DemoInfo = z.infer<typeof demoInfo>;
