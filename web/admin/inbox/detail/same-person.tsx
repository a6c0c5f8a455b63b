import { Fragment, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#/web/ui/button.tsx';
import { readSamePerson, type SamePerson } from '../../api/many-api.ts';
import type { SubmissionRow } from '../../api/staff-api.ts';
import { Moment } from '../../locale/moment.tsx';
import { useMayWrite } from '../../session/permissions.ts';
import { parseView, requestPath } from '../requests/request-view.ts';
import { statusOf } from '../requests/status.ts';
import { StatusMark } from '../requests/status-mark.tsx';
import type { JoinActions } from './join-actions.ts';
import { RequestTexts } from './request-texts.tsx';

/** Whoever goes through a list does not ask for each person on the way. */
const pauseMs = 150;

/** What else the person of a request has sent: what is joined to it, in order of time, and what stands for itself. */
export function SamePersonRequests({ row, onJoin, onPart }: JoinActions & { row: SubmissionRow }) {
  const { id, version } = row;
  const headingId = useId();
  const mayWrite = useMayWrite();
  const [person, setPerson] = useState<SamePerson | null>(null);
  const view = parseView(new URLSearchParams(useLocation().search));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each change of the request
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await readSamePerson(id, left.signal);
      if (!left.signal.aborted && answer.ok) setPerson(answer.body);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [id, version]);

  if (row.joined_to !== null) {
    return (
      <p className="rounded-md bg-well px-3 py-2 text-sm">
        This request is joined to{' '}
        <Link to={requestPath(row.joined_to, view)} className="text-link">
          another one
        </Link>
        .
      </p>
    );
  }
  if (!person) return null;
  const { joined, others, more } = person;
  const count = more ? `more than ${others.length}` : others.length;
  return (
    <>
      {joined.length > 0 && (
        <section aria-label="Joined requests" className="grid gap-3">
          {joined.map((each) => (
            <article
              key={each.id}
              aria-label={`Joined: ${each.full_name}`}
              className="grid gap-1.5 border-line border-l-3 pl-3"
            >
              <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
                <bdi>{each.full_name}</bdi>
                <bdi>{each.email}</bdi>
                <Moment at={each.created_at} />
                {mayWrite && each.joined_to === id && (
                  <button type="button" onClick={() => onPart(row, [each.id])} className="text-link min-h-6">
                    Take apart
                  </button>
                )}
              </p>
              <RequestTexts row={each} />
              {each.notes && (
                <p dir="auto" className="whitespace-pre-wrap text-ink-soft text-sm wrap-anywhere">
                  {each.notes}
                </p>
              )}
            </article>
          ))}
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby={headingId} className="grid gap-2 rounded-md border border-line p-3 text-sm">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 id={headingId} className="min-w-0 wrap-anywhere">
              Also from{' '}
              {(['email', 'phone'] as const)
                .filter((by) => others.some((other) => other.by === by))
                .map((by, at) => (
                  <Fragment key={by}>
                    {at > 0 && ' or '}
                    <bdi className="font-semibold">{row[by]}</bdi>
                  </Fragment>
                ))}
              : {count} other {others.length === 1 ? 'request' : 'requests'}
            </h3>
            {mayWrite && (
              <Button
                variant="secondary"
                size="small"
                onClick={() =>
                  onJoin(
                    row,
                    others.map((other) => other.id),
                  )
                }
              >
                {others.length === 1 ? 'Join it to this' : 'Join them to this'}
              </Button>
            )}
          </div>
          <ul className="grid gap-1">
            {others.map((other) => (
              <li key={other.id} className="flex flex-wrap items-center gap-x-3">
                <Link to={requestPath(other.id, view)} className="text-link inline-flex min-h-6 items-center">
                  <bdi>{other.full_name}</bdi>
                </Link>
                <Moment at={other.created_at} />
                <StatusMark status={statusOf(other)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
