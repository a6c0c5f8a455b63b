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
  const [labelling, setLabelling] = useState(false);
  const [seenView, setSeenView] = useState(view);
  function clear(): void {
    setSelection(nothingSelected);
    setBoxes(false);
    setLabelling(false);
  }
  if (view !== seenView) {
    setSeenView(view);
    clear();
  }
  const selected = useMemo(() => rows.filter((row) => isSelected(selection, row)), [rows, selection]);
  return {
    selection,
    /** The selected rows that are loaded and still of the view. */
    rows: selected,
    boxes: boxes || selected.length > 0,
    showBoxes: setBoxes,
    /** The field for a label is to have the focus, and does not have it yet. */
    labelling: labelling && selected.length > 0,
    setLabelling,
    toggle(id: string): void {
      setSelection((before) => toggled(before, id, rows));
      setLabelling(false);
    },
    reach: (from: string, to: string) => setSelection((before) => reached(before, from, to, rows)),
    selectAll: () => setSelection({ ...nothingSelected, allUntil: asOf }),
    clear,
  };
}
