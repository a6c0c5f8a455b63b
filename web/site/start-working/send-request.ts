import { hc } from 'hono/client';
import * as z from 'zod/mini';
import { type FormProblem, honeypot } from '#/inbox/request-form.ts';
import type { FieldErrors, SubmissionInput } from '#/inbox/submission-input.ts';
import type { Api } from '#/server/http/api.ts';

export type SendOutcome =
  /** Stored, now or by an earlier request with the same key. */
  | { kind: 'sent' }
  /** The server refused fields. */
  | { kind: 'refused'; errors: FieldErrors }
  /** Refused as a whole, or without a valid answer. */
  | { kind: 'problem'; problem: FormProblem };

const answerTimeoutMs = 20_000;
const api = hc<Api>('/api');

const storedSchema = z.object({ id: z.string() });
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
    const response = await api.submissions.$post(
      { json: { ...input, call_token: callToken, [honeypot]: trapped || undefined } },
      { headers: { 'Idempotency-Key': idempotencyKey }, init: { signal: AbortSignal.timeout(answerTimeoutMs) } },
    );
    return await readOutcome(response, input);
  } catch {
    return { kind: 'problem', problem: 'failed' };
  }
}

async function readOutcome(response: Pick<Response, 'status' | 'json'>, sent: SubmissionInput): Promise<SendOutcome> {
  switch (response.status) {
    case 201:
      storedSchema.parse(await response.json());
      return { kind: 'sent' };
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
