import { type MouseEvent, memo } from 'react';
import { Link } from 'react-router';
import { requestForm } from '#/content/request-form.ts';
import type { Field } from '#/forms/field.ts';
import type { SubmissionField } from '#/inbox/request/submission-input.ts';
import { classNames } from '#/web/ui/class-names.ts';
import type { SearchHit, SubmissionRow } from '../../api/staff-api.ts';
import { Age } from '../../locale/age.tsx';
import { Due } from '../../locale/due.tsx';
import { Excerpt } from '../../page/excerpt.tsx';
import { Initials } from '../../page/initials.tsx';
import { statusOf } from '../requests/status.ts';
import { StatusIcon } from '../requests/status-mark.tsx';
import { waitingWords } from '../requests/waiting-words.ts';
import { spamWord } from './spam-word.ts';

const longText: Field<SubmissionField> | undefined = requestForm.find(({ rows }: Field) => rows);

/** The id of the link in a row, which holds the focus. */
export function rowLinkId(id: string): string {
  return `request-${id}`;
}

export interface RowActions {
  onOpen: (id: string, event: MouseEvent) => void;
  onFocus: (id: string) => void;
  onStatus: (id: string, button: HTMLElement) => void;
  onSelect: (id: string, event: MouseEvent) => void;
}

interface RequestRowProps extends RowActions {
  row: SubmissionRow;
  path: string;
  /** It is shown beside the list. */
  chosen: boolean;
  /** The list's one stop of the Tab key. */
  reachable: boolean;
  selected: boolean;
  /** It may be selected and get another status. */
  changeable: boolean;
  /** The name of who has it. */
  assignee: string | null;
  /** Where a search is met. */
  hit: SearchHit | null;
}

/** One request in the list: two lines on a narrow screen, one line beside the request on a wide one. */
export const RequestRow = memo(function RequestRow({
  row,
  path,
  chosen,
  reachable,
  selected,
  changeable,
  assignee,
  hit,
  onOpen,
  onFocus,
  onStatus,
  onSelect,
}: RequestRowProps) {
  const status = statusOf(row);
  const linkId = rowLinkId(row.id);
  return (
    <li
      className={classNames(
        'request-row relative grid items-center gap-x-3 border-line border-b px-3 hover:bg-well md:px-4',
        selected && 'bg-well',
        // By :focus-within and not by :has, which costs a look at every row with each key.
        !chosen && 'focus-within:bg-well',
        chosen && 'bg-brass-wash shadow-[inset_3px_0_0_var(--color-brass)] hover:bg-brass-wash',
      )}
    >
      <span
        className={classNames('flex min-w-0 items-center gap-2 [grid-area:name]', status === 'new' && 'font-semibold')}
      >
        <span className="row-mark">
          {changeable && (
            <input
              type="checkbox"
              checked={selected}
              // Not by onChange, which does not tell of the Shift key.
              readOnly
              tabIndex={reachable ? 0 : -1}
              aria-label={`Select ${row.full_name}`}
              onClick={(event) => onSelect(row.id, event)}
            />
          )}
          <StatusIcon status={status} />
        </span>
        <Link
          id={linkId}
          to={path}
          preventScrollReset
          tabIndex={reachable ? 0 : -1}
          aria-current={chosen ? 'true' : undefined}
          aria-describedby={`${linkId}-facts`}
          onClick={(event) => onOpen(row.id, event)}
          onFocus={() => onFocus(row.id)}
          className="min-w-0 truncate outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
        >
          <bdi>{row.full_name}</bdi>
        </Link>
        {row.joined > 0 && (
          <span className="font-normal text-ink-soft text-sm">
            +{row.joined}
            <span className="sr-only"> joined</span>
          </span>
        )}
      </span>
      <span id={`${linkId}-facts`} className="contents">
        <span dir="auto" className="min-w-0 truncate text-left text-ink-soft [grid-area:text] stacked:pl-5.5">
          {hit ? <Excerpt excerpt={hit} /> : longText && row[longText.name]}
        </span>
        <span className="flex items-center justify-end gap-2 whitespace-nowrap text-sm [grid-area:due] empty:hidden">
          {row.waiting && (
            <span className={classNames('font-semibold', row.waiting === 'bounce' ? 'text-alarm' : 'text-brass-ink')}>
              {waitingWords[row.waiting]}
            </span>
          )}
          {row.is_spam && <span className="text-ink-soft">{spamWord(row.spam_reason)}</span>}
          {row.urgent && <span className="font-semibold text-alarm">Urgent</span>}
          {row.due_at && <Due at={row.due_at} />}
        </span>
        <span className="whitespace-nowrap text-right text-ink-soft text-sm tabular-nums [grid-area:age]">
          <Age at={row.created_at} />
        </span>
      </span>
      <span className="flex justify-end empty:hidden [grid-area:who]">
        {assignee && (
          <>
            <Initials name={assignee} />
            <span className="sr-only">Assigned to {assignee}</span>
          </>
        )}
      </span>
      <span className="flex items-center justify-end gap-2 [grid-area:status] split:justify-start">
        <button
          type="button"
          disabled={!changeable}
          tabIndex={reachable ? 0 : -1}
          aria-haspopup="menu"
          aria-label={`Status of ${row.full_name}: ${status}`}
          onClick={(event) => onStatus(row.id, event.currentTarget)}
          className="relative z-1 -mx-1.5 flex min-h-6 items-center rounded-sm border border-transparent px-1.5 text-ink-soft text-sm hover:border-edge hover:bg-sheet hover:text-ink"
        >
          <span className="capitalize">{status}</span>
        </button>
      </span>
    </li>
  );
});
