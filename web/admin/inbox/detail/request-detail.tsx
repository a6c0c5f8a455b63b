import { lazy, type Ref, Suspense } from 'react';
import { Link } from 'react-router';
import { Badge } from '#/web/ui/badge.tsx';
import { Button, ButtonLink } from '#/web/ui/button.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import type { SubmissionRow } from '../../api/staff-api.ts';
import { Due } from '../../locale/due.tsx';
import { callPath } from '../../routing/call-path.ts';
import type { StaffUser } from '../../session/auth-api.ts';
import { useMayWrite } from '../../session/permissions.ts';
import { mailLink } from '../replies/mail-link.ts';
import { mailSubject } from '../replies/mail-subject.ts';
import { ReplyThread } from '../replies/reply-thread.tsx';
import { statusOf } from '../requests/status.ts';
import { StatusMark } from '../requests/status-mark.tsx';
import { waitingWords } from '../requests/waiting-words.ts';
import type { JoinActions } from './join-actions.ts';
import { NotesEditor } from './notes-editor.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestProperties } from './request-properties.tsx';
import { RequestTexts } from './request-texts.tsx';
import { spamSentence } from './spam-sentence.ts';

const SamePersonRequests = lazy(async () => ({ default: (await import('./same-person.tsx')).SamePersonRequests }));

const RequestPerson = lazy(async () => ({ default: (await import('../correct/request-person.tsx')).RequestPerson }));

interface RequestDetailProps extends JoinActions {
  row: SubmissionRow;
  ref: Ref<HTMLHeadingElement>;
  user: StaffUser | null;
  /** Given while a reply to it is wanted: another object each time that one is. */
  replying: object | null;
  onReply: (row: SubmissionRow | null) => void;
  onUpdateStatus: (row: SubmissionRow) => void;
  onAssign: (row: SubmissionRow, accountId: string | null) => void;
  onLabels: (row: SubmissionRow, labels: string[]) => void;
  onSpam: (row: SubmissionRow, isSpam: boolean) => void;
  onDealt: (row: SubmissionRow) => void;
  onDelete: (row: SubmissionRow) => void;
}

/** One request. The visitor's input is rendered as text, isolated for its own text direction. */
export function RequestDetail({
  row,
  ref,
  user,
  replying,
  onReply,
  onUpdateStatus,
  onAssign,
  onLabels,
  onSpam,
  onDealt,
  onDelete,
  onJoin,
  onPart,
}: RequestDetailProps) {
  const nameId = `name-${row.id}`;
  const mayWrite = useMayWrite();
  return (
    <article aria-labelledby={nameId} className="grid content-start gap-5 px-4 py-4 md:px-6">
      <div className="grid gap-3">
        <div className="flex items-start justify-between gap-3">
          <h2 ref={ref} id={nameId} tabIndex={-1} className="min-w-0 font-semibold text-2xl outline-none wrap-anywhere">
            <bdi>{row.full_name}</bdi>
          </h2>
          <div className="flex shrink-0 items-center gap-2 pt-1 text-sm">
            {row.urgent && <Badge tone="alarm">Urgent</Badge>}
            {row.is_spam && <Badge>Spam</Badge>}
            {row.waiting && (
              <Badge tone={row.waiting === 'bounce' ? 'alarm' : 'neutral'}>{waitingWords[row.waiting]}</Badge>
            )}
            {row.due_at && <Due at={row.due_at} />}
            <StatusMark status={statusOf(row)} />
          </div>
        </div>
        {row.is_spam && (
          <Notice>
            {spamSentence(row.spam_reason)} It waits here without any email and is deleted after 30 days. “Not spam”
            sends the notice.
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {mayWrite && (
            <>
              <Button id={`reply-${row.id}`} size="small" aria-describedby={nameId} onClick={() => onReply(row)}>
                Reply
              </Button>
              <Button
                variant="secondary"
                size="small"
                aria-haspopup="dialog"
                aria-describedby={nameId}
                onClick={() => onUpdateStatus(row)}
              >
                Update Status
              </Button>
            </>
          )}
          <ButtonLink
            href={mailLink(row.email, mailSubject)}
            aria-describedby={nameId}
            variant="secondary"
            size="small"
          >
            Send Email
          </ButtonLink>
          {row.call_id && (
            <Link to={callPath(row.call_id)} aria-describedby={nameId} className="text-link px-2 py-1 text-sm">
              Read the call
            </Link>
          )}
          {mayWrite && (
            <>
              <Button
                variant={row.is_spam ? 'secondary' : 'quiet'}
                size="small"
                aria-describedby={nameId}
                onClick={() => onSpam(row, !row.is_spam)}
              >
                {row.is_spam ? 'Not spam' : 'Mark as spam'}
              </Button>
              <Button variant="quiet" size="small" aria-describedby={nameId} onClick={() => onDelete(row)}>
                Delete
              </Button>
            </>
          )}
        </div>
        <RequestProperties row={row} onAssign={onAssign} onLabels={onLabels} />
      </div>
      <RequestTexts row={row} />
      <Suspense>
        <SamePersonRequests row={row} onJoin={onJoin} onPart={onPart} />
      </Suspense>
      <ReplyThread row={row} user={user} replying={replying} onClose={() => onReply(null)} />
      {row.waiting && mayWrite && (
        <p>
          <Button variant="secondary" size="small" aria-describedby={nameId} onClick={() => onDealt(row)}>
            No reply needed
          </Button>
        </p>
      )}
      <RequestFacts row={row} />
      <Suspense>
        <RequestPerson row={row} />
      </Suspense>
      <NotesEditor row={row} />
      <RequestHistory row={row} />
    </article>
  );
}
