import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { type Period, periodOf } from '../period/period.ts';
import { type InboxNumbers, readNumbers } from './numbers-api.ts';

export type NumbersOutcome = { kind: 'loaded'; period: Period; numbers: InboxNumbers } | { kind: Refusal };

export async function loadNumbers({ request }: LoaderFunctionArgs): Promise<NumbersOutcome> {
  const period = periodOf(request.url);
  const answer = await readNumbers(period, request.signal);
  if (answer.ok) return { kind: 'loaded', period, numbers: answer.body };
  return { kind: refusalOf(answer.failure) };
}
