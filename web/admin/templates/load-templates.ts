import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { listTemplates, type ReplyTemplate } from './template-api.ts';

export type TemplatesOutcome = { kind: 'loaded'; templates: ReplyTemplate[] } | { kind: Refusal };

export async function loadTemplates({ request }: LoaderFunctionArgs): Promise<TemplatesOutcome> {
  const answer = await listTemplates(request.signal);
  return answer.ok ? { kind: 'loaded', templates: answer.body.items } : { kind: refusalOf(answer.failure) };
}
