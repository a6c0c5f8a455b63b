import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { readStatus, type Status } from './status-api.ts';

export type StatusOutcome = { kind: 'loaded'; status: Status } | { kind: Refusal };

export async function loadStatus({ request }: LoaderFunctionArgs): Promise<StatusOutcome> {
  const answer = await readStatus(request.signal);
  return answer.ok ? { kind: 'loaded', status: answer.body } : { kind: refusalOf(answer.failure) };
}
