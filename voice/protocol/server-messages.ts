import * as z from 'zod/mini';
import { formState } from './form.ts';
import { maxTokenLength } from './limits.ts';
import { parseJson } from './parse-json.ts';

/** Why a call ended, in Vapi's words. */
export const endedReasons = [
  'customer-ended-call',
  'assistant-ended-call',
  'assistant-ended-call-after-message-spoken',
  'silence-timed-out',
  'exceeded-max-duration',
  'customer-did-not-give-microphone-permission',
  'manually-canceled',
  'worker-shutdown',
  'call.in-progress.error-connection-lost',
  'unknown-error',
] as const;
export type EndedReason = (typeof endedReasons)[number];

/** What can go wrong with a call, each with a sentence and a next step on the card. */
export const callErrorCodes = [
  'token-invalid',
  'call-over',
  'message-refused',
  'too-many-calls',
  'busy',
  'daily-limit',
  'demo-off',
  'model-failed',
  'speech-failed',
  'recognition-failed',
  'field-unknown',
  'request-refused',
  'internal',
] as const;
export type CallErrorCode = (typeof callErrorCodes)[number];

const role = z.enum(['user', 'assistant']);
const token = z.string().check(z.maxLength(maxTokenLength));
const count = z.int().check(z.gte(0));

const conversationMessage = z.object({
  role: z.enum(['user', 'bot', 'system']),
  message: z.string(),
  /** Milliseconds since 1970. */
  time: z.number(),
  secondsFromStart: z.number(),
});
export type ConversationMessage = z.infer<typeof conversationMessage>;

/** Every message that a resumed call would see again carries `seq`, which `resume` refers to; it grows, with gaps. */
function message<Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) {
  return z.object({ type: z.literal(type), seq: z.optional(count), ...shape });
}

const serverMessage = z.discriminatedUnion('type', [
  /** Ours: the token is accepted; `resumed` says whether this page takes up a call that was under way. */
  message('ready', { callId: token, resumeToken: token, resumed: z.boolean() }),
  message('pong', {}),
  /** Ours: stop speaking and forget what is queued of this turn. */
  message('clear', { turn: count }),
  /** Ours: the caller may be about to interrupt: play this turn softly, or as before again. */
  message('duck', { turn: count, on: z.boolean() }),
  /** Ours: all sound of the turn is sent; it has so many samples. */
  message('audio-end', { turn: count, samples: count }),

  /** Ours: a form is being taken down; the card shows these fields, editable. */
  message('form', formState),
  /** Ours: a sentence for the visitor, with a code for scripts. */
  message('error', { code: z.enum(callErrorCodes), message: z.string(), retryable: z.boolean() }),

  message('status-update', {
    status: z.enum(['scheduled', 'queued', 'ringing', 'in-progress', 'forwarding', 'ended']),
    endedReason: z.optional(z.string()),
  }),
  message('assistant.started', { newAssistant: z.optional(z.unknown()) }),
  message('speech-update', { status: z.enum(['started', 'stopped']), role, turn: z.optional(count) }),
  message('transcript', {
    role,
    transcriptType: z._default(z.enum(['partial', 'final']), 'final'),
    transcript: z.string(),
  }),
  /** `forgotten` is ours: so many messages came before these. */
  message('conversation-update', { messages: z.array(conversationMessage), forgotten: z.optional(count) }),
  message('model-output', { turnId: z.optional(z.string()), output: z.unknown() }),
  /**
   * Vapi's, with our numbers: a sentence to speak. In the `native` backend the browser speaks it, `rate` times as fast
   * as normal.
   */
  message('voice-input', {
    input: z.string(),
    turn: z.optional(count),
    sentence: z.optional(count),
    rate: z.optional(z.number()),
  }),
  message('user-interrupted', { turnId: z.optional(z.string()) }),
  /** Vapi's: the model is slow. */
  message('hang', {}),
]);

/** A message from the engine to the page. `listening` is Vapi's raw word for 'the call is on'. */
export type ServerMessage = z.infer<typeof serverMessage> | { type: 'listening' };

/** Null for what is no message we know; it is logged by its type and dropped (spec.md section 8). */
export function parseServerMessage(frame: unknown): ServerMessage | null {
  if (frame === 'listening') return { type: 'listening' };
  const parsed = serverMessage.safeParse(typeof frame === 'string' ? parseJson(frame) : frame);
  return parsed.success ? parsed.data : null;
}
