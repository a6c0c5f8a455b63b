import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { listSubmissions, type OutboxState, readOutbox, type SubmissionPage } from '../api.ts';
import type { StatusOutcome } from './change-status.ts';
import { filterOf, type StatusFilter } from './status.ts';

const pageSize = 50;

export type InboxOutcome = LoadedInbox | { kind: 'signed-out' } | { kind: 'failed' };

export interface LoadedInbox {
  kind: 'loaded';
  filter: StatusFilter;
  /** The cursor this page was asked for with; `null` for the first page. */
  after: string | null;
  page: SubmissionPage;
  outbox: OutboxState | null;
}

/** One page of the inbox: the first, or for 'Load more' the one after the cursor given. */
export async function loadInbox({ request }: LoaderFunctionArgs): Promise<InboxOutcome> {
  const { searchParams } = new URL(request.url);
  const filter = filterOf(searchParams);
  const after = searchParams.get('cursor');
  const [page, outbox] = await Promise.all([
    listSubmissions(
      { status: filter === 'all' ? undefined : filter, cursor: after ?? undefined, limit: pageSize },
      request.signal,
    ),
    after === null ? readOutbox(request.signal) : null,
  ]);
  if (page.ok) return { kind: 'loaded', filter, after, page: page.body, outbox: outbox?.ok ? outbox.body : null };
  return { kind: page.failure === 'signed-out' ? 'signed-out' : 'failed' };
}

/** A status that could not be saved changed nothing, so there is nothing to load again. */
export function shouldReloadInbox({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const outcome = actionResult as StatusOutcome | undefined;
  return outcome?.kind === 'failed' ? false : defaultShouldRevalidate;
}
