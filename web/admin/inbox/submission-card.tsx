import { Link } from 'react-router';
import { Badge } from '#/web/ui/badge.tsx';
import { Button, ButtonLink } from '#/web/ui/button.tsx';
import type { SubmissionRow } from '../api/staff-api.ts';
import { callPath } from '../routing/call-path.ts';
import { mailLink } from './mail-link.ts';
import { statusOf } from './status.ts';
import { StatusBadge } from './status-badge.tsx';
import { SubmissionFacts } from './submission-facts.tsx';
import { SubmissionTexts } from './submission-texts.tsx';

const mailSubject = 'Your request about automating customer service';

export function cardId(id: string): string {
  return `submission-${id}`;
}

interface SubmissionCardProps {
  row: SubmissionRow;
  onUpdateStatus: (row: SubmissionRow, button: HTMLButtonElement) => void;
}

/** One request. The visitor's input is rendered as text, isolated for its own text direction. */
export function SubmissionCard({ row, onUpdateStatus }: SubmissionCardProps) {
  const nameId = `${cardId(row.id)}-name`;
  return (
    <article
      id={cardId(row.id)}
      tabIndex={-1}
      aria-labelledby={nameId}
      className="slip grid gap-x-12 gap-y-5 border border-line bg-sheet p-5 pt-10 sm:p-8 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:col-span-2">
        <h2 id={nameId} className="min-w-0 text-2xl wrap-anywhere">
          <bdi>{row.full_name}</bdi>
        </h2>
        <div className="flex flex-wrap gap-2">
          {row.urgent && <Badge tone="alarm">Urgent</Badge>}
          <StatusBadge status={statusOf(row)} />
        </div>
      </div>
      <SubmissionFacts row={row} />
      <SubmissionTexts row={row} />
      {row.notes && (
        <div className="rounded-md border-brass border-l-4 bg-brass-wash px-4 py-3 text-sm">
          <h3 className="mb-1">Internal notes</h3>
          <p dir="auto" className="max-w-[68ch] whitespace-pre-wrap wrap-anywhere">
            {row.notes}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-describedby={nameId}
          onClick={(event) => onUpdateStatus(row, event.currentTarget)}
        >
          Update Status
        </Button>
        <ButtonLink href={mailLink(row.email, mailSubject)} aria-describedby={nameId} variant="secondary">
          Send Email
        </ButtonLink>
        {row.call_id && (
          <Link to={callPath(row.call_id)} aria-describedby={nameId} className="text-link self-center px-2 py-1">
            Read the call
          </Link>
        )}
      </div>
    </article>
  );
}
