import type { LoaderFunctionArgs } from 'react-router';
import type { Refusal } from '../api/failure.ts';
import { isCallListLoaded, openCallList } from './call-lists.ts';

/** More than anybody types, and the most that the server takes. */
export const maxSearchCharacters = 200;

export type CallsOutcome = { kind: 'loaded'; words: string } | { kind: Refusal };

/** Sees to it that the calls of the address are loaded. Those that are already are shown at once and read again behind. */
export async function loadCalls({ request }: LoaderFunctionArgs): Promise<CallsOutcome> {
  const given = new URL(request.url).searchParams.get('q') ?? '';
  const words = given.trim().slice(0, maxSearchCharacters);
  const fresh = openCallList(words);
  const kind = isCallListLoaded(words) ? 'loaded' : await fresh;
  return kind === 'loaded' ? { kind, words } : { kind };
}
