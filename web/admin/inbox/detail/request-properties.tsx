import { type FormEvent, useState } from 'react';
import { ChevronIcon, CloseIcon } from '#/web/ui/icons.tsx';
import type { SubmissionRow } from '../../api/staff-api.ts';
import { Initials } from '../../page/initials.tsx';
import { Menu } from '../../page/menu.tsx';
import { useMayWrite } from '../../session/permissions.ts';
import { useStaff } from '../requests/staff-names.ts';

const maxLabels = 10;
const maxLabelCharacters = 40;

interface RequestPropertiesProps {
  row: SubmissionRow;
  onAssign: (row: SubmissionRow, accountId: string | null) => void;
  onLabels: (row: SubmissionRow, labels: string[]) => void;
}

/** Who has the request, and its labels. */
export function RequestProperties({ row, onAssign, onLabels }: RequestPropertiesProps) {
  const staff = useStaff();
  const mayWrite = useMayWrite();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const assignee = staff.find(({ id }) => id === row.assignee_id);

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const label = String(new FormData(form).get('label')).trim();
    if (label === '' || row.labels.includes(label)) return;
    onLabels(row, [...row.labels, label].sort());
    form.reset();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
      <button
        type="button"
        aria-haspopup="menu"
        disabled={!mayWrite}
        onClick={(event) => setAnchor(event.currentTarget)}
        className="flex min-h-8 items-center gap-1.5 rounded-md border border-line px-2 hover:border-edge hover:bg-well"
      >
        {assignee ? (
          <>
            <span className="sr-only">Assigned to </span>
            <Initials name={assignee.name} />
            <bdi>{assignee.name}</bdi>
          </>
        ) : (
          'Unassigned'
        )}
        {mayWrite && <ChevronIcon className="size-3.5" />}
      </button>
      {row.labels.map((label) => (
        <span key={label} className="flex min-h-8 min-w-0 items-center rounded-md bg-well pl-2">
          <bdi className="truncate">{label}</bdi>
          {mayWrite ? (
            <button
              type="button"
              aria-label={`Remove the label ${label}`}
              onClick={() =>
                onLabels(
                  row,
                  row.labels.filter((other) => other !== label),
                )
              }
              className="grid size-7 place-items-center rounded-sm text-ink-soft hover:text-ink"
            >
              <CloseIcon className="size-3.5" />
            </button>
          ) : (
            <span className="w-2" />
          )}
        </span>
      ))}
      {mayWrite && row.labels.length < maxLabels && (
        <form onSubmit={add}>
          <input
            name="label"
            aria-label="Add a label"
            placeholder="Add a label"
            maxLength={maxLabelCharacters}
            autoComplete="off"
            dir="auto"
            className="min-h-8 w-28 rounded-md border border-transparent px-2 placeholder:text-ink-soft hover:border-line focus:border-edge"
          />
        </form>
      )}
      {anchor && (
        <Menu
          label="Assign to"
          anchor={anchor}
          items={[
            { value: '', label: 'Nobody', current: row.assignee_id === null },
            ...staff.map(({ id, name }) => ({ value: id, label: name, current: id === row.assignee_id })),
          ]}
          onChoose={(id) => onAssign(row, id || null)}
          onClose={() => setAnchor(null)}
        />
      )}
    </div>
  );
}
