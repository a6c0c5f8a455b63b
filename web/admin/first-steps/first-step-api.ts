import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { type Result, resultOf } from '../api/result.ts';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';

const steps = api['first-steps'];

export type FirstSteps = InferResponseType<typeof steps.$get, 200>;
export type StepId = FirstSteps['steps'][number]['id'];

const firstSteps: z.ZodMiniType<FirstSteps> = z.object({
  steps: z.array(
    z.object({
      id: z.enum(['mail', 'address', 'second-factor', 'brand', 'colleague']),
      state: z.enum(['open', 'done', 'skipped']),
    }),
  ),
  dismissed: z.boolean(),
});

export function readFirstSteps(signal?: AbortSignal): Promise<Answer<FirstSteps>> {
  return answerOf(steps.$get({}, within(callTimeoutMs, signal)), firstSteps);
}

export function changeFirstSteps(json: { skip: StepId } | { dismissed: true }): Promise<Result<FirstSteps>> {
  return resultOf(steps.$patch({ json }, within(callTimeoutMs)), firstSteps);
}
