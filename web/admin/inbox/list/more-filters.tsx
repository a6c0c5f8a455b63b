import { useState } from 'react';
import { useNavigate } from 'react-router';
import { requestForm } from '#/content/request-form.ts';
import type { Field } from '#/forms/field.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { parseView, type RequestView, searchOf, viewPath } from '../requests/request-view.ts';
import { useStaff } from '../requests/staff-names.ts';
import { ViewButtons } from './view-buttons.tsx';

type FilterName = 'assignee' | 'due' | 'way' | 'source' | 'sort';
type Choices = { value: string; label: string }[];

const ways: Choices = requestForm.flatMap(({ options = [] }: Field) =>
  options.map(({ value, label }) => ({ value, label })),
);

/** Filters beside the status, and the order; on a narrow screen behind a button. */
export function MoreFilters({ wanted }: { wanted: RequestView }) {
  const navigate = useNavigate();
  const staff = useStaff();
  const { assignee, due, way, source, sort, label, since, until } = wanted;
  const used = [assignee, due, way, source, sort, label, since ?? until].filter(Boolean).length;
  const [open, setOpen] = useState(used > 0);

  const people: Choices = [
    { value: 'me', label: 'Assigned to me' },
    { value: 'none', label: 'Unassigned' },
    ...staff.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const filters: { name: FilterName; label: string; any: string; choices: Choices }[] = [
    { name: 'assignee', label: 'Assignee', any: 'Anybody', choices: people },
    {
      name: 'due',
      label: 'Due',
      any: 'Any time',
      choices: [
        { value: 'overdue', label: 'Overdue' },
        { value: 'soon', label: 'Due soon' },
      ],
    },
    { name: 'way', label: 'Way of answering', any: 'Any way', choices: ways },
    {
      name: 'source',
      label: 'Source',
      any: 'Any source',
      choices: [
        { value: 'form', label: 'Form' },
        { value: 'call', label: 'Call' },
        { value: 'chat', label: 'Chat' },
      ],
    },
    {
      name: 'sort',
      label: 'Order',
      any: 'Newest first',
      choices: [
        { value: 'oldest', label: 'Oldest first' },
        { value: 'due', label: 'Due first' },
      ],
    },
  ];

  function choose(name: FilterName, value: string): void {
    const search = new URLSearchParams(searchOf({ ...wanted, [name]: undefined }));
    if (value) search.set(name, value);
    void navigate(viewPath(parseView(search)));
  }

  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="min-h-9 rounded-md border border-line px-3 text-sm split:hidden"
      >
        Filters{used > 0 && ` (${used})`}
      </button>
      <div
        className={classNames('flex flex-wrap gap-1 split:grow', !open && 'stacked:hidden', open && 'stacked:w-full')}
      >
        {filters.map(({ name, label, any, choices }) => (
          <select
            key={name}
            aria-label={label}
            value={wanted[name] ?? ''}
            onChange={(event) => choose(name, event.currentTarget.value)}
            className={classNames(
              'field-sizing-content min-h-8 max-w-40 rounded-md border px-2 text-sm stacked:min-h-10',
              wanted[name]
                ? 'border-brass bg-brass-wash text-ink'
                : 'border-transparent text-ink-soft hover:border-line',
            )}
          >
            <option value="">{any}</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ))}
        <ViewButtons wanted={wanted} />
      </div>
    </>
  );
}
