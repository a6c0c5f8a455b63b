import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import {
  listSubmissions,
  type OutboxState,
  readOutbox,
  readSubmission,
  type SubmissionPage,
} from '../api/staff-api.ts';
import type { StatusOutcome } from './change-status.ts';
import { filterOf, type StatusFilter } from './status.ts';

const pageSize = 50;

export type InboxOutcome = LoadedInbox | { kind: Refusal };

export interface LoadedInbox {
  kind: 'loaded';
  filter: StatusFilter;
  /** The id of a single requested row; the page then holds only that row, or none when it is gone. */
  alone: string | null;
  /** The cursor of this page; `null` for the first page. */
  after: string | null;
  page: SubmissionPage;
  outbox: OutboxState | null;
}

/** One page of the inbox: the first, for 'Load more' the one after the cursor, or a single request. */
export async function loadInbox({ request }: LoaderFunctionArgs): Promise<InboxOutcome> {
  const { searchParams } = new URL(request.url);
  const filter = filterOf(searchParams);
  const after = searchParams.get('cursor');
  const alone = searchParams.get('request');
  const [page, outbox, row] = await Promise.all([
    listSubmissions(
      {
        status: filter === 'all' ? undefined : filter,
        cursor: after ?? undefined,
        limit: alone === null ? pageSize : 1,
      },
      request.signal,
    ),
    after === null ? readOutbox(request.signal) : null,
    alone === null ? null : readSubmission(alone),
  ]);
  if (!page.ok) return { kind: refusalOf(page.failure) };
  const loaded = { kind: 'loaded', filter, alone, after, outbox: outbox?.ok ? outbox.body : null } as const;
  if (!row) return { ...loaded, page: page.body };
  if (!row.ok && row.failure !== 'gone') return { kind: refusalOf(row.failure) };
  return { ...loaded, page: { ...page.body, items: row.ok ? [row.body] : [], next_cursor: null } };
}

/** Skips the reload after a status could not be saved, because nothing changed. */
export function shouldReloadInbox({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const outcome = actionResult as StatusOutcome | undefined;
  return outcome?.kind === 'failed' || outcome?.kind === 'forbidden' ? false : defaultShouldRevalidate;
}
