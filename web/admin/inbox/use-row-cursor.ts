import { useEffect, useRef, useState } from 'react';
import { NavigationType, useHref, useLocation, useNavigate, useNavigationType } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import type { SubmissionRow } from '../api/staff-api.ts';
import { rowLinkId } from './list/request-row.tsx';
import { type RequestView, requestPath } from './requests/request-view.ts';
import { requestStore } from './requests/use-requests.ts';

/** So many rows before the end of what is loaded, the next page is asked for. */
const rowsAhead = 10;

interface RowCursor {
  /** The row of the place in the list: the one of the request that is shown, or the one with the focus. */
  id: string | null;
  /**
   * The request that the keys act on, ahead of the rendering that the last key has asked for: that row's, or the one
   * that is shown and that the list does not have.
   */
  now: () => string | null;
  set: (id: string) => void;
  /** Goes up or down the list; beside the list, the request is shown too. */
  move: (by: number) => void;
  /** Goes to a row. */
  go: (id: string) => void;
  /** Shows a request, whichever was shown. */
  show: (id: string) => void;
  /** Goes on to the row after one that leaves the list, or to the one before it; false when there is none. */
  leave: (id: string) => boolean;
}

interface CursorPlace {
  view: RequestView;
  /** The view on its way: a request is shown within that. */
  wantedView: RequestView;
  chosenId: string | null;
  split: boolean;
}

/** The place in the list. */
export function useRowCursor(rows: SubmissionRow[], { view, wantedView, chosenId, split }: CursorPlace): RowCursor {
  const navigate = useNavigate();
  const listHref = useHref(staffPaths.inbox);
  const location = useLocation();
  const isByHistory = useNavigationType() === NavigationType.Pop;
  // Keys come faster than pages: each goes on from the row of the one before, whatever is shown by then.
  const place = useRef(chosenId);
  const presses = useRef(0);
  const [last, setLast] = useState(chosenId);
  useEffect(() => {
    // The page of an earlier press arrives while that of a later one is on its way: the later one's row is the place.
    const isOvertaken = !isByHistory && pressOf(location.state) < presses.current;
    if (isOvertaken || chosenId === null) return;
    place.current = chosenId;
    setLast(chosenId);
  }, [location, isByHistory, chosenId]);
  const listed = (id: string | null) => (rows.some((row) => row.id === id) ? id : null);
  const id = listed(last) ?? listed(chosenId) ?? rows[0]?.id ?? null;

  const now = () => listed(place.current) ?? (place.current === chosenId ? chosenId : null) ?? id;

  function mark(to: string): void {
    place.current = to;
    setLast(to);
  }

  function go(to: string): void {
    mark(to);
    if (split || chosenId === null) focusRow(to);
    if (split || chosenId !== null) show(to);
  }

  function show(to: string): void {
    mark(to);
    // Not even to the request that is shown is this for nothing: another may be on its way.
    const state: PressState = { press: ++presses.current };
    // The address, and not the rendered page, tells whether a request stands in the history already.
    void navigate(requestPath(to, wantedView), { replace: window.location.pathname !== listHref, state });
  }

  function move(by: number): void {
    // The first press goes to where one is.
    const from = now();
    const isMarked = chosenId !== null || document.activeElement?.id === rowLinkId(from ?? '');
    const at = rows.findIndex((row) => row.id === from);
    const next = rows[isMarked ? at + by : at];
    if (next) go(next.id);
    if (at + by >= rows.length - rowsAhead) void requestStore.loadMore(view);
  }

  function leave(leaving: string): boolean {
    const at = rows.findIndex((row) => row.id === leaving);
    const next = rows[at + 1] ?? rows[at - 1];
    if (at === -1 || !next) return false;
    go(next.id);
    return true;
  }

  return { id, now, set: mark, move, go, show, leave };
}

/** In the state of a location: which press of a key led there. */
interface PressState {
  press: number;
}

function pressOf(state: Partial<PressState> | null): number {
  return state?.press ?? Number.POSITIVE_INFINITY;
}

export function focusRow(id: string | null): void {
  const link = document.getElementById(rowLinkId(id ?? ''));
  link?.focus({ preventScroll: true });
  link?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

/**
 * Where a request takes the place of the list, its name gets the focus, and on the way back its row. The row of the place
 * in the list gets it where that row is gone, or, beside the list, what had it.
 */
export function useFocusOfPlace(chosenId: string | null, split: boolean, cursorId: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(chosenId);
  useEffect(() => {
    const before = shown.current;
    shown.current = chosenId;
    if (before === chosenId) return;
    if (split) {
      if (chosenId === null && document.activeElement === document.body) focusRow(cursorId);
    } else if (chosenId !== null) heading.current?.focus({ preventScroll: true });
    else {
      const row =
        document.getElementById(rowLinkId(before ?? '')) ?? document.getElementById(rowLinkId(cursorId ?? ''));
      row?.focus({ preventScroll: true });
    }
  }, [chosenId, split, cursorId]);
  return heading;
}
