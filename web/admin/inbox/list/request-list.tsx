import { type CSSProperties, memo } from 'react';
import type { SearchHit, StaffName, SubmissionRow } from '../../api/staff-api.ts';
import { type RequestView, requestPath } from '../requests/request-view.ts';
import { isSelected, type Selection } from '../selection/selection.ts';
import { RequestRow, type RowActions } from './request-row.tsx';

/** Rows that are rendered and skipped together. */
const blockSize = 50;

interface RequestListProps extends RowActions {
  rows: SubmissionRow[];
  view: RequestView;
  chosenId: string | null;
  /** The row that the keys act on. */
  cursorId: string | null;
  selection: Selection;
  busy: boolean;
  staff: readonly StaffName[];
  hits: ReadonlyMap<string, SearchHit>;
}

/** The rows in blocks: a key press renders the blocks that it concerns, however many rows there are. */
export function RequestList({
  rows,
  view,
  chosenId,
  cursorId,
  selection,
  busy,
  staff,
  hits,
  ...actions
}: RequestListProps) {
  const blocks = Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, at) =>
    rows.slice(at * blockSize, (at + 1) * blockSize),
  );
  const has = (block: SubmissionRow[], id: string | null) => block.some((row) => row.id === id);
  return (
    <div aria-busy={busy}>
      {blocks.map((block, at) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
          key={at}
          label={blocks.length > 1 ? `Requests, part ${at + 1} of ${blocks.length}` : 'Requests'}
          rows={block}
          view={view}
          staff={staff}
          hits={hits}
          chosenId={has(block, chosenId) ? chosenId : null}
          cursorId={has(block, cursorId) ? cursorId : null}
          selected={block.map((row) => (isSelected(selection, row) ? row.id : '')).join(' ')}
          {...actions}
        />
      ))}
    </div>
  );
}

type BlockProps = Omit<RequestListProps, 'busy' | 'selection'> & {
  label: string;
  /** Ids in a text: two texts are the same when the same rows are selected. */
  selected: string;
};

const Block = memo(
  function Block({ label, rows, view, staff, hits, chosenId, cursorId, selected, ...actions }: BlockProps) {
    return (
      // A list of its own, because a list has no other parts than its items.
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets
      <ul role="list" aria-label={label} className="row-block" style={{ '--rows': rows.length } as CSSProperties}>
        {rows.map((row) => (
          <RequestRow
            key={row.id}
            row={row}
            path={requestPath(row.id, view)}
            chosen={row.id === chosenId}
            reachable={row.id === cursorId}
            selected={selected.includes(row.id)}
            assignee={staff.find(({ id }) => id === row.assignee_id)?.name ?? null}
            hit={hits.get(row.id) ?? null}
            {...actions}
          />
        ))}
      </ul>
    );
  },
  (before, after) =>
    Object.keys(after).every((key) => {
      const name = key as keyof BlockProps;
      return name === 'rows' ? sameRows(before.rows, after.rows) : before[name] === after[name];
    }),
);

function sameRows(one: SubmissionRow[], other: SubmissionRow[]): boolean {
  return one.length === other.length && one.every((row, at) => row === other[at]);
}
