import * as z from 'zod/mini';
import { fieldName } from './form.ts';
import { maxMessageBytes, maxTextLength, maxTokenLength } from './limits.ts';
import { parseJson } from './parse-json.ts';

const text = z.string().check(z.minLength(1), z.maxLength(maxTextLength));
const token = z.string().check(z.minLength(1), z.maxLength(maxTokenLength));
const count = z.int().check(z.gte(0));

/** Ours: opens a call with its single-use token, within `helloTimeoutMs`. */
const hello = z.object({ type: z.literal('hello'), token });
/** Ours: takes a call up again; `received` is the highest `seq` the page has seen. */
const resume = z.object({ type: z.literal('resume'), token, received: count });
const ping = z.object({ type: z.literal('ping') });

/** Ours: what the browser's recogniser has understood of the utterance so far. The engine decides when it is over. */
const interim = z.object({
  type: z.literal('interim'),
  utterance: count,
  transcript: z.string().check(z.maxLength(maxTextLength)),
});
/** Ours: the page has begun or finished speaking a sentence; what was never acknowledged was not heard. */
const playbackAck = z.object({
  type: z.literal('playback-ack'),
  turn: count,
  sentence: count,
  status: z.enum(['started', 'finished']),
});
/**
 * Ours, where the engine speaks: so many samples of the turn's sound have been played, counted from its first. Sent about
 * every `playbackReportMs`, and when the last of them is out.
 */
const playbackPosition = z.object({ type: z.literal('playback-position'), turn: count, samples: count });

/** Ours: the caller stops the assistant by key or button. */
const interrupt = z.object({ type: z.literal('interrupt') });
/** Ours: the caller types, and has sent nothing yet: that is no silence. At most every `typingReportMs`. */
const typing = z.object({ type: z.literal('typing') });
/** Ours: closes the turn too; a caller who is muted says nothing more. */
const mute = z.object({ type: z.literal('mute'), muted: z.boolean() });
/** Ours: a field of the form, changed on screen. The agent knows which there are. */
const formEdit = z.object({
  type: z.literal('form-edit'),
  field: fieldName,
  value: z.string().check(z.maxLength(maxTextLength)),
});
/** Ours: the explicit tap. */
const formDecision = z.object({ type: z.literal('form-decision'), decision: z.enum(['send', 'discard']) });

/** Vapi's: a typed message. A page speaks as the user only. */
const addMessage = z.object({
  type: z.literal('add-message'),
  message: z.object({ role: z.literal('user'), content: text }),
  triggerResponseEnabled: z.optional(z.boolean()),
});
const control = z.object({
  type: z.literal('control'),
  control: z.enum(['mute-assistant', 'unmute-assistant', 'say-first-message', 'mute-customer', 'unmute-customer']),
});
/** Vapi's: the SDK sends `message`, its HTTP interface says `content`. */
const say = z.pipe(
  z.object({
    type: z.literal('say'),
    message: z.optional(text),
    content: z.optional(text),
    endCallAfterSpoken: z._default(z.boolean(), false),
    interruptionsEnabled: z._default(z.boolean(), false),
    interruptAssistantEnabled: z._default(z.boolean(), false),
  }),
  z.transform(({ message, content, ...options }, context) => {
    const words = message ?? content;
    if (words === undefined) context.issues.push({ code: 'custom', input: message, message: 'a text is needed' });
    return { ...options, message: words ?? '' };
  }),
);
const endCall = z.object({ type: z.literal('end-call') });

const clientMessage = z.union([
  z.discriminatedUnion('type', [
    hello,
    resume,
    ping,
    interim,
    playbackAck,
    playbackPosition,
    interrupt,
    typing,
    mute,
    formEdit,
    formDecision,
    addMessage,
    control,
    endCall,
  ]),
  say,
]);

/** A message from a page to the engine. `playable` is Vapi's raw word for 'the assistant can be heard now'. */
export type ClientMessage = z.infer<typeof clientMessage> | { type: 'playable' };
/** The same as a page writes it. */
export type ClientMessageInput = z.input<typeof clientMessage> | { type: 'playable' };

/** Null for what is no message of ours: too long, no JSON, an unknown type, a field that is none. */
export function parseClientMessage(frame: string): ClientMessage | null {
  if (frame === 'playable') return { type: 'playable' };
  if (new TextEncoder().encode(frame).length > maxMessageBytes) return null;
  const parsed = clientMessage.safeParse(parseJson(frame));
  return parsed.success ? parsed.data : null;
}
