import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { type AskList, listAsks, listReceipts, type ReceiptList } from './person-api.ts';

export type PeopleOutcome =
  | { kind: 'loaded'; receipts: ReceiptList['items']; asks: AskList['items'] }
  | { kind: Refusal };

export async function loadPeople({ request }: LoaderFunctionArgs): Promise<PeopleOutcome> {
  const [receipts, asks] = await Promise.all([listReceipts(request.signal), listAsks(request.signal)]);
  if (!receipts.ok) return { kind: refusalOf(receipts.failure) };
  if (!asks.ok) return { kind: refusalOf(asks.failure) };
  return { kind: 'loaded', receipts: receipts.body.items, asks: asks.body.items };
}
