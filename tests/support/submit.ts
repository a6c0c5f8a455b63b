import type { Problem } from '#/http/problem.ts';
import type { SubmissionRow } from '#/inbox/request/tables.ts';
import { newRequest } from './requests.ts';

export interface Answer {
  status: number;
  /** Of a request that was stored, or accepted while the database was away (202). */
  row: SubmissionRow | null;
  /** Of one that was not. */
  problem: Problem | null;
}

/** Sends a request under an idempotency key, as the page's script does; rejects when no answer comes. */
export async function submit(origin: string, key: string, fields: Record<string, unknown> = {}): Promise<Answer> {
  const response = await fetch(`${origin}/api/submissions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, 'Idempotency-Key': key },
    body: JSON.stringify({ ...newRequest({ full_name: key }), ...fields }),
  });
  const body = (await response.json()) as SubmissionRow & Problem;
  const { status, ok } = response;
  return { status, row: ok ? body : null, problem: ok ? null : body };
}
