import * as z from 'zod/mini';
import type { FormProblem, SentRequest } from '#/inbox/request/request-form.ts';
import type { FieldErrors, SubmissionInput } from '#/inbox/request/submission-input.ts';

/** `proof-needed`: not stored; `problem` is the server's answer, with the challenge. */
export type SendOutcome = SettledOutcome | { kind: 'proof-needed'; problem: unknown };

export type SettledOutcome =
  /** Stored, now or by an earlier request with the same key, or accepted while the database is away. */
  | { kind: 'sent'; request: SentRequest; isHeld?: boolean | undefined }
  /** The server refused fields. */
  | { kind: 'refused'; errors: FieldErrors }
  /** Refused as a whole, or without a valid answer. */
  | { kind: 'problem'; problem: FormProblem };

const answerTimeoutMs = 20_000;

const storedSchema = z.object({
  email: z.string(),
  phone: z.nullable(z.string()),
  confirmation_email: z.boolean(),
  held: z.optional(z.boolean()),
});
const refusalSchema = z.object({ errors: z.catchall(z.object({}), z.string()) });

export interface RequestExtras {
  /** Links the request to the call it came from. */
  callToken: string | undefined;
  /** The values of the traps, by name. */
  trapped: Record<string, unknown>;
  /** A solved challenge (`send-proven.ts`). */
  proof?: string;
  /** There is none: a person is to look at the request first. */
  hold?: true;
}

/** Sends a request. The server stores requests with the same key once. */
export async function sendRequest(
  input: SubmissionInput,
  idempotencyKey: string,
  { callToken, trapped, ...proven }: RequestExtras,
): Promise<SendOutcome> {
  try {
    // Not Hono's client, whose code weighs as much as this whole folder; the answer is parsed either way.
    const response = await fetch('/api/submissions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify({ ...input, call_token: callToken, ...trapped, ...proven }),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return await readOutcome(response, input);
  } catch {
    return { kind: 'problem', problem: 'failed' };
  }
}

async function readOutcome(response: Response, sent: SubmissionInput): Promise<SendOutcome> {
  switch (response.status) {
    case 201:
    case 202: {
      const { email, phone, confirmation_email: confirmed, held } = storedSchema.parse(await response.json());
      return { kind: 'sent', request: { contactMethod: sent.contact_method, confirmed, email, phone }, isHeld: held };
    }
    case 422: {
      const { errors } = refusalSchema.parse(await response.json());
      const concernsField = Object.keys(errors).some((name) => Object.hasOwn(sent, name));
      return concernsField ? { kind: 'refused', errors } : { kind: 'problem', problem: 'failed' };
    }
    case 403:
      return { kind: 'proof-needed', problem: await response.json() };
    case 409:
      return { kind: 'problem', problem: 'key-reused' };
    case 429:
      return { kind: 'problem', problem: 'limited' };
    default:
      return { kind: 'problem', problem: 'failed' };
  }
}
