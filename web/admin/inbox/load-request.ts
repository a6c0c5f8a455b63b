import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import type { Refusal } from '../api/failure.ts';
import { requestStore } from './requests/use-requests.ts';

export interface RequestOutcome {
  id: string;
  kind: 'loaded' | 'gone' | Refusal;
}

/** The page of a request: the list is shown without it. */
export const importRequestPane = () => import('./request-pane.tsx');

/** One request; one that a list has is shown at once. */
export async function loadRequest({ params }: LoaderFunctionArgs): Promise<RequestOutcome> {
  const id = params.id ?? '';
  if (requestStore.state().rows.has(id)) return { id, kind: 'loaded' };
  return { id, kind: await requestStore.read(id) };
}

export function shouldReloadRequest({ currentParams, nextParams, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id || currentUrl.href === nextUrl.href;
}
