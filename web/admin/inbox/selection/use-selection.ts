import { useMemo, useState } from 'react';
import type { SubmissionRow } from '../../api/staff-api.ts';
import type { RequestView } from '../requests/request-view.ts';
import { isSelected, nothingSelected, reached, toggled } from './selection.ts';

export type Selecting = ReturnType<typeof useSelection>;

/** What is selected in a view; it goes with the view. `asOf` is when the view was read. */
export function useSelection(rows: SubmissionRow[], view: RequestView, asOf: string) {
  const [selection, setSelection] = useState(nothingSelected);
  /** Boxes are shown before anything is selected, where nothing hovers. */
  const [boxes, setBoxes] = useState(false);
  const [seenView, setSeenView] = useState(view);
  if (view !== seenView) {
    setSeenView(view);
    setSelection(nothingSelected);
    setBoxes(false);
  }
  const selected = useMemo(() => rows.filter((row) => isSelected(selection, row)), [rows, selection]);
  return {
    selection,
    /** The selected rows that are loaded and still of the view. */
    rows: selected,
    boxes: boxes || selected.length > 0,
    showBoxes: setBoxes,
    toggle: (id: string) => setSelection((before) => toggled(before, id, rows)),
    reach: (from: string, to: string) => setSelection((before) => reached(before, from, to, rows)),
    selectAll: () => setSelection({ ...nothingSelected, allUntil: asOf }),
    clear: () => {
      setSelection(nothingSelected);
      setBoxes(false);
    },
  };
}
