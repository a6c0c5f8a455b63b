import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { channels, type DeliveryFilter, type DeliveryPage, listDeliveries, states } from './delivery-api.ts';

export type DeliveriesOutcome =
  | { kind: 'loaded'; filter: DeliveryFilter; page: DeliveryPage }
  | { kind: Refusal; filter: DeliveryFilter };

export async function loadDeliveries({ request }: LoaderFunctionArgs): Promise<DeliveriesOutcome> {
  const filter = parseFilter(new URL(request.url).searchParams);
  const answer = await listDeliveries(filter, null, request.signal);
  return answer.ok ? { kind: 'loaded', filter, page: answer.body } : { kind: refusalOf(answer.failure), filter };
}

function parseFilter(params: URLSearchParams): DeliveryFilter {
  const state = states.find((each) => each === params.get('state'));
  const channel = channels.find((each) => each === params.get('channel'));
  return { ...(state && { state }), ...(channel && { channel }) };
}
