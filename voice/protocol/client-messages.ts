import * as z from 'zod/mini';
import { classificationAnswer } from './classification.ts';
import { fieldName } from './form.ts';
import { maxMessageBytes, maxTextLength, maxTokenLength } from './limits.ts';
import { parseJson } from './parse-json.ts';

const text = z.string().check(z.minLength(1), z.maxLength(maxTextLength));
const token = z.string().check(z.minLength(1), z.maxLength(maxTokenLength));
const count = z.int().check(z.gte(0));

/** Ours: opens a call with its single-use token, within `helloTimeoutMs`. */
const hello = z.object({ type: z.literal('hello'), token });
/** Ours: resumes a call; `received` is the highest `seq` that the page has seen. */
const resume = z.object({ type: z.literal('resume'), token, received: count });
const ping = z.object({ type: z.literal('ping') });

/** Ours: the browser recogniser's transcript of an utterance so far. The engine decides when the turn ends. */
const interim = z.object({
  type: z.literal('interim'),
  utterance: count,
  transcript: z.string().check(z.maxLength(maxTextLength)),
});
/** Ours: the page started or finished speaking a sentence; a sentence without this counts as unheard. */
const playbackAck = z.object({
  type: z.literal('playback-ack'),
  turn: count,
  sentence: count,
  status: z.enum(['started', 'finished']),
});
/**
 * Ours, where the engine speaks: samples of the turn that have been played, counted from its first. Sent about every
 * `playbackReportMs`, and when the last one has been played.
 */
const playbackPosition = z.object({ type: z.literal('playback-position'), turn: count, samples: count });

/** Ours: the caller interrupts the assistant by key or button. */
const interrupt = z.object({ type: z.literal('interrupt') });
/** Ours: the caller is typing, which ends silence. Sent at most every `typingReportMs`. */
const typing = z.object({ type: z.literal('typing') });
/** Ours: the caller stays on the line, after a warning that the call ends. */
const stay = z.object({ type: z.literal('stay') });
/** Ours: mutes or unmutes the caller; muting also ends their turn. */
const mute = z.object({ type: z.literal('mute'), muted: z.boolean() });
/** Ours: the caller changed a field on screen. The agent checks that the field exists. */
const formEdit = z.object({
  type: z.literal('form-edit'),
  field: fieldName,
  value: z.string().check(z.maxLength(maxTextLength)),
});
/** Ours: the caller tapped 'send' or 'discard'. */
const formDecision = z.object({ type: z.literal('form-decision'), decision: z.enum(['send', 'discard']) });

/** Ours: the page has a language model of its browser ready for tasks (`classify`), or has it no longer. */
const browserModel = z.strictObject({ type: z.literal('browser-model'), ready: z.boolean() });
/** Ours: what that model made of a task. The engine checks it like anything that a page sends. */
const classification = z.strictObject({ type: z.literal('classification'), ...classificationAnswer });

/** Vapi's: a typed message. A page may send messages of role `user` only. */
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
    stay,
    mute,
    formEdit,
    formDecision,
    browserModel,
    classification,
    addMessage,
    control,
    endCall,
  ]),
  say,
]);

/** A message from a page to the engine. `playable` is Vapi's bare word for 'the page can play audio now'. */
export type ClientMessage = z.infer<typeof clientMessage> | { type: 'playable' };
/** A message before parsing, as a page writes it. */
export type ClientMessageInput = z.input<typeof clientMessage> | { type: 'playable' };

/** Null for an invalid message: too long, not JSON, an unknown type or an invalid field. */
export function parseClientMessage(frame: string): ClientMessage | null {
  if (frame === 'playable') return { type: 'playable' };
  if (new TextEncoder().encode(frame).length > maxMessageBytes) return null;
  const parsed = clientMessage.safeParse(parseJson(frame));
  return parsed.success ? parsed.data : null;
}
