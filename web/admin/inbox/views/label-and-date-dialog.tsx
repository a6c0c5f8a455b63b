import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#/web/ui/button.tsx';
import { Dialog } from '#/web/ui/dialog.tsx';
import { parseView, type RequestView, searchOf, viewPath } from '../requests/request-view.ts';
import { useRequestState } from '../requests/use-requests.ts';

const field = 'min-h-9 w-full min-w-0 rounded-md border border-edge bg-sheet px-2.5';

const spans = [
  { value: '', label: 'Any day' },
  { value: '1d', label: 'Today' },
  { value: '7d', label: 'The last 7 days' },
  { value: '30d', label: 'The last 30 days' },
  { value: 'between', label: 'Between two days' },
];

/** Narrows the view to a label and to days; both days are included. */
export default function LabelAndDateDialog({ shown, onClose }: { shown: RequestView; onClose: () => void }) {
  const navigate = useNavigate();
  const { rows } = useRequestState();
  const labels = [...new Set([...rows.values()].flatMap((row) => row.labels))].sort();
  const isSpan = !shown.until && spans.some(({ value }) => value === (shown.since ?? ''));
  const [span, setSpan] = useState(isSpan ? (shown.since ?? '') : 'between');

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const { label: _, since: __, until: ___, ...others } = shown;
    const search = new URLSearchParams(searchOf(others));
    for (const name of ['label', 'since', 'until']) {
      const value = name === 'since' && span !== 'between' ? span : String(given.get(name) ?? '').trim();
      if (value) search.set(name, value);
    }
    onClose();
    void navigate(viewPath(parseView(search)));
  }

  return (
    <Dialog title="Label and date" onClose={onClose}>
      <form onSubmit={apply} className="grid gap-4">
        <label className="grid gap-1.5 text-sm">
          <span className="font-semibold">Label</span>
          <input
            name="label"
            list="known-labels"
            defaultValue={shown.label}
            maxLength={40}
            autoComplete="off"
            className={field}
          />
          <datalist id="known-labels">
            {labels.map((label) => (
              <option key={label} value={label} />
            ))}
          </datalist>
        </label>
        <label className="grid gap-1.5 text-sm">
          <span className="font-semibold">Received</span>
          <select value={span} onChange={(event) => setSpan(event.currentTarget.value)} className={field}>
            {spans.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {span === 'between' && (
          <div className="grid grid-cols-2 gap-3 text-sm">
            <label className="grid gap-1.5">
              First day
              <input type="date" name="since" defaultValue={shown.since} className={field} />
            </label>
            <label className="grid gap-1.5">
              Last day
              <input type="date" name="until" defaultValue={shown.until} className={field} />
            </label>
          </div>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Show</Button>
        </div>
      </form>
    </Dialog>
  );
}
