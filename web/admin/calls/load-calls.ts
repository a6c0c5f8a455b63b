import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { type CallPage, listCalls } from './call-api.ts';

const pageSize = 50;

export interface LoadedCalls {
  kind: 'loaded';
  /** The search text; empty for all calls. */
  words: string;
  /** The cursor of this page; `null` for the first page. */
  after: string | null;
  page: CallPage;
}
export type CallsOutcome = LoadedCalls | { kind: Refusal };

/** One page of calls: the first, or for 'Load more' the one after the cursor. */
export async function loadCalls({ request }: LoaderFunctionArgs): Promise<CallsOutcome> {
  const { searchParams } = new URL(request.url);
  const words = searchParams.get('q')?.trim() ?? '';
  const after = searchParams.get('cursor');
  const page = await listCalls({ q: words, cursor: after ?? undefined, limit: pageSize }, request.signal);
  if (page.ok) return { kind: 'loaded', words, after, page: page.body };
  return { kind: refusalOf(page.failure) };
}
