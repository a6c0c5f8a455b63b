import { z } from 'zod';

/** Where a page failed. */
const places = ['staff', 'call', 'chat'] as const;

/** The classes of the language and of browsers; any other is `Error`. */
const names = [
  'Error',
  'AggregateError',
  'AbortError',
  'DOMException',
  'EvalError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
] as const;

/** Where a call failed, in the terms of the voice platform's client. */
const stages = [
  'validation-error',
  'daily-call-object-creation-error',
  'daily-call-join-error',
  'video-recording-setup-error',
  'audio-observer-setup-error',
  'audio-processing-setup-error',
  'start-method-error',
  'call-error',
] as const;

const maxFrames = 12;
const maxPathLength = 120;
const count = z.int().min(0).max(10_000_000);

/**
 * A fatal error of a page as it is sent: its kind and the places in our own scripts. The message is left out, because it
 * may quote what somebody typed.
 */
export const pageError = z.strictObject({
  place: z.enum(places),
  name: z.enum(names),
  stage: z.enum(stages).optional(),
  frames: z.array(z.strictObject({ file: z.string().max(maxPathLength), line: count, column: count })).max(maxFrames),
});
export type PageError = z.infer<typeof pageError>;
