import * as z from 'zod/mini';
import type { SubmissionField } from '#/inbox/request/submission-input.ts';
import { type Failure, failureOf } from '../../api/failure.ts';
import { type Correction, callTimeoutMs, submissions, within } from '../../api/staff-api.ts';

export type CorrectOutcome =
  | { kind: 'saved' }
  | { kind: Failure }
  /** Sentences by field. */
  | { kind: 'refused'; errors: Partial<Record<SubmissionField, string>> };

const refusal = z.object({ errors: z.record(z.string(), z.string()) });

/** Corrects fields of a request as somebody read it. Never rejects. */
export async function correctRequest(id: string, version: number, correction: Correction): Promise<CorrectOutcome> {
  try {
    const response: Response = await submissions[':id'].$patch(
      { param: { id }, json: { ...correction, version } },
      within(callTimeoutMs),
    );
    if (response.ok) return { kind: 'saved' };
    if (response.status !== 422) return { kind: failureOf(response.status) };
    return { kind: 'refused', errors: refusal.parse(await response.json()).errors };
  } catch {
    return { kind: 'failed' };
  }
}
