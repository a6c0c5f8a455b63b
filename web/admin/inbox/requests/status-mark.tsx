import type { ReactNode } from 'react';
import type { SubmissionStatus } from '#/inbox/request/submission-status.ts';
import { classNames } from '#/web/ui/class-names.ts';

const tones: Record<SubmissionStatus, string> = {
  new: 'text-brass',
  contacted: 'text-edge',
  completed: 'text-good',
};

const drawings: Record<SubmissionStatus, ReactNode> = {
  new: <circle cx="7" cy="7" r="4" fill="currentColor" />,
  contacted: (
    <>
      <circle cx="7" cy="7" r="5" />
      <path d="M7 2a5 5 0 0 1 0 10z" fill="currentColor" />
    </>
  ),
  completed: (
    <>
      <circle cx="7" cy="7" r="5.25" />
      <path d="m4.7 7.2 1.6 1.6 3.1-3.4" />
    </>
  ),
};

/** A status as a small drawing: a dot, half a disc, a tick. */
export function StatusIcon({ status }: { status: SubmissionStatus }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 14"
      className={classNames('size-3.5 shrink-0', tones[status])}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[status]}
    </svg>
  );
}

/** The status as its drawing and its word. */
export function StatusMark({ status }: { status: SubmissionStatus }) {
  return (
    <span className="inline-flex items-center gap-1.5 capitalize">
      <StatusIcon status={status} />
      {status}
    </span>
  );
}
