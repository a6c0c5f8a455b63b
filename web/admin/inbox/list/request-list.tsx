import { type CSSProperties, memo, useRef } from 'react';
import type { SearchHit, StaffName, SubmissionRow } from '../../api/staff-api.ts';
import { useMayWrite } from '../../session/permissions.ts';
import { type RequestView, requestPath } from '../requests/request-view.ts';
import { isSelected, type Selection } from '../selection/selection.ts';
import { RequestRow, type RowActions } from './request-row.tsx';
import { useNearBlocks } from './use-near-blocks.ts';

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

/** The rows in blocks: a key press renders the blocks that it concerns, and of a long list those near to what is seen. */
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
  const mayWrite = useMayWrite();
  const blocks = Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, at) =>
    rows.slice(at * blockSize, (at + 1) * blockSize),
  );
  const list = useRef<HTMLDivElement>(null);
  const isNear = useNearBlocks(list, blocks.length);
  const blockOf = (id: string | null) => Math.floor(rows.findIndex((row) => row.id === id) / blockSize);
  // A key goes on to the next row, which may be in the next block.
  const places = [blockOf(chosenId), blockOf(cursorId)];
  const isShown = (at: number) => isNear(at) || places.some((place) => place >= 0 && Math.abs(place - at) <= 1);
  return (
    <div ref={list} aria-busy={busy}>
      {blocks.map((block, at) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
          key={at}
          label={blocks.length > 1 ? `Requests, part ${at + 1} of ${blocks.length}` : 'Requests'}
          rows={block}
          isShown={isShown(at)}
          view={view}
          staff={staff}
          hits={hits}
          chosenId={at === places[0] ? chosenId : null}
          cursorId={at === places[1] ? cursorId : null}
          changeable={mayWrite}
          selected={isShown(at) ? block.map((row) => (isSelected(selection, row) ? row.id : '')).join(' ') : ''}
          {...actions}
        />
      ))}
    </div>
  );
}

type BlockProps = Omit<RequestListProps, 'busy' | 'selection'> & {
  label: string;
  /** Its rows are there; else its place alone. */
  isShown: boolean;
  /** Ids in a text: two texts are the same when the same rows are selected. */
  selected: string;
  changeable: boolean;
};

const Block = memo(
  function Block({
    label,
    rows,
    isShown,
    view,
    staff,
    hits,
    chosenId,
    cursorId,
    selected,
    changeable,
    ...actions
  }: BlockProps) {
    return (
      // A list of its own, because a list has no other parts than its items.
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets
      <ul role="list" aria-label={label} className="row-block" style={{ '--rows': rows.length } as CSSProperties}>
        {(isShown ? rows : []).map((row) => (
          <RequestRow
            key={row.id}
            row={row}
            path={requestPath(row.id, view)}
            chosen={row.id === chosenId}
            reachable={row.id === cursorId}
            selected={selected.includes(row.id)}
            changeable={changeable}
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
