import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { useStaff } from '../inbox/requests/staff-names.ts';
import { SmallSelect } from '../page/small-select.tsx';
import type { AuditQuery } from './audit-api.ts';
import { otherActors, subjects } from './audit-words.ts';

const dayField = 'min-h-9 rounded-md border border-edge bg-sheet px-2 text-sm hover:border-ink stacked:min-h-11';

/** What the log is narrowed to; the address has it. */
export function AuditFilters({ query }: { query: AuditQuery }) {
  const navigate = useNavigate();
  const staff = useStaff();
  const people = [...staff.map(({ id, name }) => ({ value: id, label: name })), ...otherActors];

  function set(name: keyof AuditQuery, value: string): void {
    const { [name]: _, ...others } = query;
    void navigate(`?${new URLSearchParams({ ...others, ...(value && { [name]: value }) })}`, { replace: true });
  }

  return (
    <search aria-label="Narrow the log" className="flex flex-wrap items-end gap-3 text-sm">
      <Labelled label="About">
        {(id) => (
          <SmallSelect
            id={id}
            value={query.kind ?? ''}
            onChange={({ currentTarget }) => set('kind', currentTarget.value)}
          >
            <option value="">Everything</option>
            {options(subjects, query.kind)}
          </SmallSelect>
        )}
      </Labelled>
      <Labelled label="By">
        {(id) => (
          <SmallSelect
            id={id}
            value={query.actor ?? ''}
            onChange={({ currentTarget }) => set('actor', currentTarget.value)}
          >
            <option value="">Anybody</option>
            {options(people, query.actor)}
          </SmallSelect>
        )}
      </Labelled>
      {(['from', 'to'] as const).map((name) => (
        <Labelled key={name} label={name === 'from' ? 'From' : 'To'}>
          {(id) => (
            <input
              id={id}
              type="date"
              value={query[name] ?? ''}
              onChange={({ currentTarget }) => set(name, currentTarget.value)}
              className={dayField}
            />
          )}
        </Labelled>
      ))}
    </search>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** With what the address asks for, whether or not it is among the choices. */
function options(choices: readonly { value: string; label: string }[], chosen: string | undefined) {
  const all =
    chosen === undefined || choices.some(({ value }) => value === chosen)
      ? choices
      : [...choices, { value: chosen, label: chosen }];
  return all.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
