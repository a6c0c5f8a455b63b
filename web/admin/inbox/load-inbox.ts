import { type LoaderFunctionArgs, replace, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Refusal } from '../api/failure.ts';
import { type OutboxState, readOutbox } from '../api/staff-api.ts';
import { parseView, type RequestView, requestPath, searchOf } from './requests/request-view.ts';
import { requestStore } from './requests/use-requests.ts';

export interface LoadedInbox {
  kind: 'loaded';
  view: RequestView;
  outbox: OutboxState | null;
  /** Null where it could not be loaded: the list is there without it. */
  OutboxNotice: Notice | null;
}

type Notice = typeof import('./outbox-notice.tsx').OutboxNotice;
export type InboxOutcome = LoadedInbox | { kind: Refusal };

let lastOutbox: OutboxState | null = null;
let OutboxNotice: Notice | null = null;

/** Sees to it that the view of the address is loaded. One that is already is shown at once and read again behind it. */
export async function loadInbox({ request }: LoaderFunctionArgs): Promise<InboxOutcome> {
  const { searchParams } = new URL(request.url);
  const alone = searchParams.get('request');
  // The address of a request in emails that were sent before it had one of its own.
  if (alone !== null) throw replace(requestPath(alone));
  const view = parseView(searchParams);
  const fresh = Promise.all([requestStore.open(view), refreshOutbox(), loadNotice()]);
  if (requestStore.isLoaded(view)) return { kind: 'loaded', view, outbox: lastOutbox, OutboxNotice };
  const [kind] = await fresh;
  return kind === 'loaded' ? { kind, view, outbox: lastOutbox, OutboxNotice } : { kind };
}

/** With the list, which would move under a hand if the notice came after it. */
async function loadNotice(): Promise<void> {
  OutboxNotice ??= (await import('./outbox-notice.tsx').catch(() => null))?.OutboxNotice ?? null;
}

async function refreshOutbox(): Promise<void> {
  const answer = await readOutbox();
  lastOutbox = answer.ok ? answer.body : null;
}

/** The list stays as it is while one goes from request to request. */
export function shouldReloadInbox({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentUrl, nextUrl].map(({ searchParams }) => searchOf(parseView(searchParams)));
  return current !== next || currentUrl.href === nextUrl.href;
}
