import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { type Failure, failureOf } from '../api/failure.ts';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';

const { people } = api;

export type Found = InferResponseType<typeof people.find.$post, 200>;
export type Person = NonNullable<Found['person']>;
export type Receipt = Found['erasures'][number];
export type AskList = InferResponseType<typeof people.asks.$get, 200>;
export type OpenAsk = AskList['items'][number];
export type ReceiptList = InferResponseType<typeof people.erasures.$get, 200>;

type Schema<T> = z.ZodMiniType<T>;
const orNull = z.nullable;

const counts = z.object({
  requests: z.number(),
  calls: z.number(),
  messages: z.number(),
  replies: z.number(),
  answers: z.number(),
  mails: z.number(),
  files: z.number(),
  views: z.number(),
});

const receiptParts = z.object({
  id: z.string(),
  at: z.string(),
  by: z.object({ kind: z.string() as Schema<Receipt['by']['kind']>, id: orNull(z.string()) }),
  address_hash: z.string(),
  counts,
  finished_at: orNull(z.string()),
  cleaned_at: orNull(z.string()),
});
const receipt: Schema<Receipt> = receiptParts;

const person: Schema<Person> = z.object({
  address: z.string(),
  requests: z.number(),
  items: z.array(
    z.object({
      id: z.string(),
      full_name: z.string(),
      created_at: z.string(),
      status: orNull(z.enum(['new', 'contacted', 'completed'])),
      source: z.enum(['form', 'call', 'chat']),
      is_spam: z.boolean(),
      is_deleted: z.boolean(),
      call_id: orNull(z.string()),
    }),
  ),
  calls: z.number(),
  replies: z.number(),
  answers: z.number(),
  mails: z.number(),
  joined_elsewhere: z.array(z.object({ id: z.string(), email: z.string() })),
});

const found: Schema<Found> = z.object({ person: orNull(person), erasures: z.array(receipt) });
const receiptList: Schema<ReceiptList> = z.object({
  items: z.array(z.extend(receiptParts, { by_name: orNull(z.string()) })),
  next_cursor: orNull(z.string()),
});

const openAsks: Schema<AskList> = z.object({
  items: z.array(
    z.object({ id: z.string(), email: z.string(), wants: z.enum(['copy', 'erasure']), confirmed_at: z.string() }),
  ),
});

/** The files are cleaned before the answer. */
const eraseTimeoutMs = 120_000;
const exportTimeoutMs = 300_000;

export function findPerson(email: string): Promise<Answer<Found>> {
  return answerOf(people.find.$post({ json: { email } }, within(callTimeoutMs)), found);
}

export function erasePerson(email: string): Promise<Answer<Receipt>> {
  return answerOf(people.erase.$post({ json: { email } }, within(eraseTimeoutMs)), receipt);
}

export function listReceipts(signal?: AbortSignal): Promise<Answer<ReceiptList>> {
  return answerOf(people.erasures.$get({ query: { limit: '50' } }, within(callTimeoutMs, signal)), receiptList);
}

export function listAsks(signal?: AbortSignal): Promise<Answer<AskList>> {
  return answerOf(people.asks.$get({}, within(callTimeoutMs, signal)), openAsks);
}

export function finishAsk(id: string): Promise<Answer<undefined>> {
  return answerOf(people.asks[':id'].done.$post({ param: { id } }, within(callTimeoutMs)), z.undefined());
}

/** Fetches all that is held, as a file. Never rejects. */
export async function exportPerson(email: string, as: 'json' | 'page'): Promise<Failure | Blob> {
  try {
    const response = await people.export.$post({ json: { email, as } }, within(exportTimeoutMs));
    return response.ok ? await response.blob() : failureOf(response.status);
  } catch {
    return 'failed';
  }
}
