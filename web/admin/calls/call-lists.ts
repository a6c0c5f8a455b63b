import { useSyncExternalStore } from 'react';
import { type Failure, type Refusal, refusalOf } from '../api/failure.ts';
import type { More } from '../paged-list/load-more.tsx';
import { appendPage, type ListedIds, mergeFirstPage } from '../paged-list/merge-page.ts';
import { endSession, onSignOut } from '../session/session.ts';
import { type LatencySummary, type ListedCall, listCalls } from './call-api.ts';

/** The calls that a search has found so far, or all of them, newest first. */
export interface CallList {
  items: readonly ListedCall[];
  nextCursor: string | null;
  more: 'ready' | 'loading' | Refusal;
  latency: LatencySummary;
}

const pageSize = 50;
/** A search that is typed leaves some behind; Back leads to few of them. */
const maxLists = 10;

/** By the words of the search. They outlive the page, so that whoever comes back finds all that was loaded. */
let lists: ReadonlyMap<string, CallList> = new Map();
const listeners = new Set<() => void>();

function set(next: ReadonlyMap<string, CallList>): void {
  lists = new Map([...next].slice(-maxLists));
  for (const listener of listeners) listener();
}

function setList(words: string, list: CallList): void {
  set(new Map([...lists].filter(([key]) => key !== words)).set(words, list));
}

function idsOf({ items, nextCursor }: Pick<CallList, 'items' | 'nextCursor'>): ListedIds {
  return { ids: items.map(({ id }) => id), nextCursor };
}

function itemsOf({ ids }: ListedIds, ...sources: (readonly ListedCall[])[]): ListedCall[] {
  const calls = new Map(sources.flat().map((call) => [call.id, call]));
  return ids.flatMap((id) => calls.get(id) ?? []);
}

function ended(failure: Failure): Refusal {
  if (failure === 'signed-out' && lists.size > 0) endSession();
  return refusalOf(failure);
}

/** Reads the newest calls with these words; what was loaded after them stays. */
export async function openCallList(words: string): Promise<'loaded' | Refusal> {
  const page = await listCalls({ q: words, limit: pageSize });
  if (!page.ok) return ended(page.failure);
  const { items, next_cursor: nextCursor, latency } = page.body;
  const known = lists.get(words);
  const first = idsOf({ items, nextCursor });
  const merged = known ? mergeFirstPage(idsOf(known), first) : first;
  setList(words, {
    items: itemsOf(merged, known?.items ?? [], items),
    nextCursor: merged.nextCursor,
    more: known?.more ?? 'ready',
    latency,
  });
  return 'loaded';
}

/** Gives what the next page brought; null when nothing came. */
export async function loadMoreCalls(words: string): Promise<More['brought']> {
  const list = lists.get(words);
  if (!list || list.nextCursor === null || list.more === 'loading') return null;
  setList(words, { ...list, more: 'loading' });
  const page = await listCalls({ q: words, cursor: list.nextCursor, limit: pageSize });
  const current = lists.get(words);
  if (!current) return null;
  const more = page.ok ? 'ready' : ended(page.failure);
  // Read again meanwhile, the list may end elsewhere.
  const grows = page.ok && current.nextCursor === list.nextCursor;
  if (!grows) {
    setList(words, { ...current, more });
    return null;
  }
  const next = idsOf({ items: page.body.items, nextCursor: page.body.next_cursor });
  const grown = appendPage(idsOf(current), next);
  const items = itemsOf(grown, current.items, page.body.items);
  setList(words, { ...current, items, nextCursor: grown.nextCursor, more });
  const first = items[current.items.length];
  return first ? { count: items.length - current.items.length, firstId: first.id } : null;
}

/** Takes a deleted call out of every list. */
export function forgetCall(id: string): void {
  set(new Map([...lists].map(([key, list]) => [key, { ...list, items: list.items.filter((call) => call.id !== id) }])));
}

export function isCallListLoaded(words: string): boolean {
  return lists.has(words);
}

export function useCallList(words: string): CallList | undefined {
  return useSyncExternalStore(subscribe, () => lists.get(words));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onSignOut(() => set(new Map()));
