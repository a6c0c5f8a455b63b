import * as z from 'zod/mini';
import { type FormProblem, honeypot, type SentRequest } from '#/inbox/request-form.ts';
import type { FieldErrors, SubmissionInput } from '#/inbox/submission-input.ts';

export type SendOutcome =
  /** Stored, now or by an earlier request with the same key. */
  | { kind: 'sent'; request: SentRequest }
  /** The server refused fields. */
  | { kind: 'refused'; errors: FieldErrors }
  /** Refused as a whole, or without a valid answer. */
  | { kind: 'problem'; problem: FormProblem };

const answerTimeoutMs = 20_000;

const storedSchema = z.object({
  email: z.string(),
  phone: z.nullable(z.string()),
  confirmation_email: z.boolean(),
});
const refusalSchema = z.object({ errors: z.catchall(z.object({}), z.string()) });

export interface RequestExtras {
  /** Links the request to the call it came from. */
  callToken: string | undefined;
  /** The value of the honeypot. */
  trapped: string | undefined;
}

/** Sends a request. The server stores requests with the same key once. */
export async function sendRequest(
  input: SubmissionInput,
  idempotencyKey: string,
  { callToken, trapped }: RequestExtras,
): Promise<SendOutcome> {
  try {
    // Not Hono's client, whose code weighs as much as this whole folder; the answer is parsed either way.
    const response = await fetch('/api/submissions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify({ ...input, call_token: callToken, [honeypot]: trapped || undefined }),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return await readOutcome(response, input);
  } catch {
    return { kind: 'problem', problem: 'failed' };
  }
}

async function readOutcome(response: Response, sent: SubmissionInput): Promise<SendOutcome> {
  switch (response.status) {
    case 201: {
      const { email, phone, confirmation_email: confirmed } = storedSchema.parse(await response.json());
      return { kind: 'sent', request: { contactMethod: sent.contact_method, confirmed, email, phone } };
    }
    case 422: {
      const { errors } = refusalSchema.parse(await response.json());
      const concernsField = Object.keys(errors).some((name) => Object.hasOwn(sent, name));
      return concernsField ? { kind: 'refused', errors } : { kind: 'problem', problem: 'failed' };
    }
    case 409:
      return { kind: 'problem', problem: 'key-reused' };
    case 429:
      return { kind: 'problem', problem: 'limited' };
    default:
      return { kind: 'problem', problem: 'failed' };
  }
}
