import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { type FirstSteps, readFirstSteps } from './first-step-api.ts';

export type FirstStepsOutcome = { kind: 'loaded'; state: FirstSteps } | { kind: Refusal };

export async function loadFirstSteps({ request }: LoaderFunctionArgs): Promise<FirstStepsOutcome> {
  const answer = await readFirstSteps(request.signal);
  return answer.ok ? { kind: 'loaded', state: answer.body } : { kind: refusalOf(answer.failure) };
}
