import * as z from 'zod/mini';
import { bookingState } from './booking.ts';
import { classificationTask } from './classification.ts';
import { desk } from './desk.ts';
import { formState } from './form.ts';
import { maxChoices, maxLabelLength, maxTokenLength } from './limits.ts';
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

/** Error codes of a call; the card has a sentence and a next step for each. */
export const callErrorCodes = [
  'token-invalid',
  'call-over',
  'call-elsewhere',
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

/** How long a call may take, as of now. */
const callTime = {
  elapsedSeconds: z.number().check(z.gte(0)),
  maxSeconds: z.number().check(z.gte(0)),
  /** The call is about to end; `mayStay`: the caller's answer keeps it on. */
  ending: z.nullable(z.object({ because: z.enum(['silence', 'length']), leftSeconds: count, mayStay: z.boolean() })),
};
export interface CallTime {
  elapsedSeconds: number;
  maxSeconds: number;
  ending: { because: 'silence' | 'length'; leftSeconds: number; mayStay: boolean } | null;
}

/** Messages that are replayed on resume carry `seq`, which `resume` refers to; it increases, with gaps. */
function message<Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) {
  return z.object({ type: z.literal(type), seq: z.optional(count), ...shape });
}

const serverMessage = z.discriminatedUnion('type', [
  /** Ours: the token is accepted; `resumed` is true when the call was already under way. */
  message('ready', { callId: token, resumeToken: token, resumed: z.boolean() }),
  message('pong', {}),
  /** Ours: stop speaking and discard the queued audio and sentences of this turn. */
  message('clear', { turn: count }),
  /** Ours: a possible barge-in; lower the volume of this turn (`on`) or restore it. */
  message('duck', { turn: count, on: z.boolean() }),
  /** Ours: all audio of the turn has been sent; `samples` is its total. */
  message('audio-end', { turn: count, samples: count }),

  /** Ours: the state of the form; the card shows these fields for editing. */
  message('form', formState),
  /** Ours: the booking of the call, and its calendar of one day. */
  message('booking', bookingState),
  /** Ours: short answers to what the agent has just asked; a page may show them for tapping until the caller answers. */
  message('choices', {
    choices: z.array(z.string().check(z.maxLength(maxLabelLength))).check(z.maxLength(maxChoices)),
  }),
  /** Ours: the desk that answers. */
  message('desk', desk),
  /** Ours: a task for the language model of the page's browser; not replayed, as nobody waits for it any more. */
  message('classify', { task: count, ...classificationTask }),
  /** Ours: when the call ends; not replayed, as a page gets the present one when it is back. */
  message('call-time', callTime),
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
  /** `forgotten` is ours: the number of earlier messages that were dropped. */
  message('conversation-update', { messages: z.array(conversationMessage), forgotten: z.optional(count) }),
  message('model-output', { turnId: z.optional(z.string()), output: z.unknown() }),
  /**
   * Vapi's, with our `turn`, `sentence` and `rate`: a sentence to speak. In the `native` backend the browser speaks it,
   * at `rate` times the normal speed.
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

/** A message from the engine to the page. `listening` is Vapi's bare word for 'the call has started'. */
export type ServerMessage = z.infer<typeof serverMessage> | { type: 'listening' };

/** Null for an unknown message, which is logged by its type and dropped (spec.md section 8). */
export function parseServerMessage(frame: unknown): ServerMessage | null {
  if (frame === 'listening') return { type: 'listening' };
  const parsed = serverMessage.safeParse(typeof frame === 'string' ? parseJson(frame) : frame);
  return parsed.success ? parsed.data : null;
}
