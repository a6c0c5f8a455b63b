import { formatCount, formatShare } from '../locale/local-format.ts';
import { Bar } from './bar.tsx';
import { DataTable } from './data-table.tsx';
import { hoursText } from './hours-text.ts';
import type { InboxNumbers } from './numbers-api.ts';

/** What became of the requests that each member of staff has. */
export function PeopleTable({ people }: { people: InboxNumbers['people'] }) {
  const most = Math.max(...people.map(({ total }) => total));
  const named = people.map((person) => ({
    ...person,
    key: person.id ?? 'nobody',
    label: person.name ?? (person.id === null ? 'Nobody' : 'A former account'),
  }));
  return (
    <DataTable
      caption="By person"
      chart={
        <div aria-hidden="true" className="grid gap-2">
          {named.map(({ key, label, total, completed }) => (
            <div key={key} className="grid grid-cols-[8rem_1fr] items-center gap-2 text-ink-soft text-sm">
              <bdi className="truncate">{label}</bdi>
              <Bar share={total / most} part={completed / most} fill="fill-edge" />
            </div>
          ))}
          <p className="text-ink-soft text-xs">The light part is completed.</p>
        </div>
      }
      columns={['Person', 'Requests', 'Completed', 'Overdue', 'p50', 'p90']}
      rows={named.map(({ key, label, total, completed, overdue, p50_ms, p90_ms }) => ({
        key,
        cells: [
          <bdi key="name">{label}</bdi>,
          formatCount(total),
          formatShare(completed / total),
          formatCount(overdue),
          hoursText(p50_ms),
          hoursText(p90_ms),
        ],
      }))}
    />
  );
}
