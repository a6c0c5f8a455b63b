import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, replace, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Refusal } from '../api/failure.ts';
import { api, type SubmissionPage, within } from '../api/staff-api.ts';
import { parseView, type RequestView, requestPath, searchOf } from './requests/request-view.ts';
import { requestStore } from './requests/use-requests.ts';

export interface LoadedInbox {
  kind: 'loaded';
  view: RequestView;
  /** What does not work, such as email. Null also where it could not be loaded: the list is there without it. */
  notice: ReactNode;
}

export type InboxOutcome = LoadedInbox | { kind: Refusal };

/** Short, because the inbox waits for the notice, which is optional. */
const noticeTimeoutMs = 2_000;
let notice: ReactNode = null;

/** Sees to it that the view of the address is loaded. One that is already is shown at once and read again behind it. */
export async function loadInbox({ request }: LoaderFunctionArgs): Promise<InboxOutcome> {
  const { searchParams } = new URL(request.url);
  const alone = searchParams.get('request');
  // The address of a request in emails that were sent before it had one of its own.
  if (alone !== null) throw replace(requestPath(alone));
  const view = parseView(searchParams);
  const fresh = Promise.all([requestStore.open(view), refreshNotice()]);
  if (requestStore.isLoaded(view)) return { kind: 'loaded', view, notice };
  const [kind] = await fresh;
  return kind === 'loaded' ? { kind, view, notice } : { kind };
}

/** The inbox without filters, from answers that are there already. */
export function showInbox(page: SubmissionPage, shownNotice: ReactNode): LoadedInbox {
  requestStore.show({}, page);
  notice = shownNotice;
  return { kind: 'loaded', view: {}, notice };
}

/**
 * With the list, which would move under a hand if the notice came after it. What the notice is, and how its answer is read,
 * is loaded beside the answer: the app's first load has no room for it.
 */
async function refreshNotice(): Promise<void> {
  try {
    const [answer, { noticeOf }] = await Promise.all([
      api.outbox.$get({}, within(noticeTimeoutMs)),
      import('./outbox-notice.tsx'),
    ]);
    notice = await noticeOf(answer);
  } catch {
    notice = null;
  }
}

/** The list stays as it is while one goes from request to request. */
export function shouldReloadInbox({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentUrl, nextUrl].map(({ searchParams }) => searchOf(parseView(searchParams)));
  return current !== next || currentUrl.href === nextUrl.href;
}
