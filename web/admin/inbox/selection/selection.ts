import { maxPicked } from '#/inbox/list/max-picked.ts';
import type { SubmissionRow } from '../../api/staff-api.ts';

/** Requests that one change is for. */
export interface Selection {
  /** Picked by hand, also those that have left the list since. */
  ids: ReadonlySet<string>;
  /** What the ids were before the range that grows from the anchor. */
  base: ReadonlySet<string>;
  anchor: string | null;
  /** When the list was read of which all is selected, on the pages that are not loaded, too. */
  allUntil: string | null;
}

const noIds: ReadonlySet<string> = new Set();
export const nothingSelected: Selection = { ids: noIds, base: noIds, anchor: null, allUntil: null };

export function isSelected({ ids, allUntil }: Selection, row: SubmissionRow): boolean {
  return allUntil === null ? ids.has(row.id) : row.created_at < allUntil;
}

/** Selects a row, or no longer. */
export function toggled(selection: Selection, id: string, rows: readonly SubmissionRow[]): Selection {
  const ids = new Set(rows.filter((row) => isSelected(selection, row)).map((row) => row.id));
  if (!ids.delete(id)) ids.add(id);
  return picked(ids, ids, id);
}

/** Selects a range: it goes from where selecting began, or from `from`, to `to`. */
export function reached(selection: Selection, from: string, to: string, rows: readonly SubmissionRow[]): Selection {
  const place = (id: string | null) => rows.findIndex((row) => row.id === id);
  const anchor = place(selection.anchor) === -1 ? from : (selection.anchor ?? from);
  const [first = 0, last = 0] = [place(anchor), place(to)].sort((one, other) => one - other);
  const range = rows.slice(Math.max(first, 0), last + 1).map((row) => row.id);
  return picked(new Set([...selection.base, ...range]), selection.base, anchor);
}

function picked(ids: ReadonlySet<string>, base: ReadonlySet<string>, anchor: string): Selection {
  return { ids: new Set([...ids].slice(0, maxPicked)), base, anchor, allUntil: null };
}
