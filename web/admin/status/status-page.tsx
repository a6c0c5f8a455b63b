import { useLoaderData } from 'react-router';
import { Notice } from '#/web/ui/notice.tsx';
import { Moment } from '../locale/moment.tsx';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { ConcernList } from './concern-list.tsx';
import { Figures } from './figures.tsx';
import type { loadStatus } from './load-status.ts';
import type { Status } from './status-api.ts';
import { useStatus } from './use-status.ts';

/** Whether everything is well, what to do if not, and the figures behind it. */
export function StatusPage() {
  const { status, refusal } = useStatus(useLoaderData<typeof loadStatus>());
  return (
    <div className="tool-page">
      <PageHeading>Status</PageHeading>
      {status === null ? (
        <AccessError
          refusal={refusal ?? 'failed'}
          text="Failed to load the status. Please make sure you are authenticated."
          loadingText="Loading the status..."
        />
      ) : (
        <>
          <Verdict status={status} />
          {refusal !== null && (
            <Notice tone="alarm" role="alert">
              {refusal === 'signed-out' ? 'Your session has ended.' : 'The server did not answer just now.'} This is how
              it was at <Moment at={status.as_of} show="time" />;{' '}
              {refusal === 'signed-out' ? 'sign in to see how it is now.' : 'the page goes on asking.'}
            </Notice>
          )}
          <ConcernList status={status} />
          <Figures status={status} />
          <p className="text-ink-soft text-sm">
            As of <Moment at={status.as_of} show="time" />. The page looks again every 30 seconds.
          </p>
        </>
      )}
    </div>
  );
}

function Verdict({ status: { concerns } }: { status: Status }) {
  const urgent = concerns.filter(({ weight }) => weight === 'act').length;
  const tone = concerns.length === 0 ? 'good' : urgent > 0 ? 'alarm' : 'info';
  return (
    <Notice tone={tone} role="status">
      <p className="font-semibold text-xl">{verdictOf(urgent, concerns.length - urgent)}</p>
    </Notice>
  );
}

function verdictOf(urgent: number, others: number): string {
  if (urgent === 0 && others === 0) return 'Everything is well. There is nothing to do.';
  if (urgent === 0) return `It works. ${others === 1 ? 'One thing is' : `${others} things are`} worth a look.`;
  const first = urgent === 1 ? 'One thing needs you now.' : `${urgent} things need you now.`;
  return others === 0 ? first : `${first} ${others === 1 ? 'One more is' : `${others} more are`} worth a look.`;
}
