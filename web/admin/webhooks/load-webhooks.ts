import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { listWebhooks, type Webhook } from './webhook-api.ts';

export type WebhooksOutcome = { kind: 'loaded'; webhooks: Webhook[] } | { kind: Refusal };

export async function loadWebhooks({ request }: LoaderFunctionArgs): Promise<WebhooksOutcome> {
  const answer = await listWebhooks(request.signal);
  return answer.ok ? { kind: 'loaded', webhooks: answer.body.items } : { kind: refusalOf(answer.failure) };
}
