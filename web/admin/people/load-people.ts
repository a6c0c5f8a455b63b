import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { listReceipts, type ReceiptList } from './person-api.ts';

export type PeopleOutcome = { kind: 'loaded'; receipts: ReceiptList['items'] } | { kind: Refusal };

export async function loadPeople({ request }: LoaderFunctionArgs): Promise<PeopleOutcome> {
  const answer = await listReceipts(request.signal);
  return answer.ok ? { kind: 'loaded', receipts: answer.body.items } : { kind: refusalOf(answer.failure) };
}
