import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { readSubmission, type SubmissionRow } from '../api/staff-api.ts';
import { type CallDetails, readCall } from './call-api.ts';

export interface LoadedCall {
  kind: 'loaded';
  call: CallDetails;
  /** The request made in the call; null also when it cannot be loaded. */
  request: SubmissionRow | null;
}
export type CallOutcome = LoadedCall | { kind: 'gone' | Refusal };

export async function loadCall({ params, request }: LoaderFunctionArgs): Promise<CallOutcome> {
  const call = await readCall(params.id ?? '', request.signal);
  if (!call.ok) return { kind: call.failure === 'gone' ? 'gone' : refusalOf(call.failure) };
  const row = call.body.request_id === null ? null : await readSubmission(call.body.request_id);
  return { kind: 'loaded', call: call.body, request: row?.ok ? row.body : null };
}
