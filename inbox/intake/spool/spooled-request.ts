import { z } from 'zod';
import { requestForm } from '#/content/request-form.ts';
import { spoolFileNumber } from '#/database/sealed-columns.ts';
import { type Sealer, sealedPrefix } from '#/database/sealer.ts';
import type { Actor } from '#/events/actor.ts';
import type { SubmissionInput } from '../../request/submission-input.ts';
import { type SpamReason, spamReasons } from '../../spam/spam-reason.ts';

/** A request that was accepted while the database was away. */
export interface SpooledRequest {
  /** The id under which it is stored. */
  id: string;
  /** When it was accepted; ISO 8601. */
  createdAt: string;
  idempotencyKey: string | null;
  input: SubmissionInput;
  actor: Actor;
  callId: string | null;
  urgent: boolean;
  spamReason: SpamReason | null;
}

/** The form may have changed since: values without a field are left out, and missing fields are empty. */
const input = z.object(
  Object.fromEntries(requestForm.map(({ name }) => [name, z.string().nullable().default(null)])),
) as unknown as z.ZodType<SubmissionInput>;

const schema: z.ZodType<SpooledRequest> = z.object({
  id: z.guid(),
  createdAt: z.iso.datetime(),
  idempotencyKey: z.string().nullable(),
  input,
  actor: z.union([
    z.object({ kind: z.enum(['visitor', 'assistant', 'system']) }),
    z.object({ kind: z.enum(['staff', 'token']), id: z.string() }),
  ]),
  callId: z.string().nullable(),
  urgent: z.boolean(),
  spamReason: z.enum(spamReasons).nullable(),
});

/** A request as it stands in its file: JSON, sealed where there is a key. */
export function writeSpooled(request: SpooledRequest, sealer: Sealer | null): Buffer {
  const json = JSON.stringify(request);
  return Buffer.from(sealer ? sealer.seal(json, spoolFileNumber, request.id) : json);
}

/** `isSealed` is false for a file that must be sealed with today's key. Null for one that is damaged or sealed with another key. */
export function readSpooled(
  content: Buffer,
  id: string,
  sealer: Sealer | null,
): { request: SpooledRequest; isSealed: boolean } | null {
  const text = content.toString('utf8');
  const opened = text.startsWith(sealedPrefix) ? sealer?.open(text) : null;
  if (opened === undefined || (text.startsWith(sealedPrefix) && opened?.column !== spoolFileNumber)) return null;
  try {
    const request = schema.parse(JSON.parse(opened?.text ?? text));
    return request.id === id ? { request, isSealed: !sealer || opened?.isCurrent === true } : null;
  } catch {
    return null; // not JSON, or not a request
  }
}
