import { useLoaderData } from 'react-router';
import { EmptyHook } from '#/web/ui/empty-hook.tsx';
import { Moment } from '../locale/moment.tsx';
import { AccessError } from '../page/access-error.tsx';
import { PageBody, PageHead } from '../page/page-head.tsx';
import { PeriodChoice } from '../period/period-choice.tsx';
import { DayChart } from './day-chart.tsx';
import { FirstContactChart } from './first-contact-chart.tsx';
import type { loadNumbers } from './load-numbers.ts';
import { NumberTiles } from './number-tiles.tsx';
import type { InboxNumbers } from './numbers-api.ts';
import { PeopleTable } from './people-table.tsx';
import { SourceTable } from './source-table.tsx';

export function NumbersPage() {
  const outcome = useLoaderData<typeof loadNumbers>();
  return (
    <>
      <PageHead title="Numbers" beside={outcome.kind === 'loaded' && <PeriodChoice chosen={outcome.period} />} />
      <PageBody>
        {outcome.kind !== 'loaded' ? (
          <AccessError
            refusal={outcome.kind}
            text="Failed to load the numbers. Please make sure you are authenticated."
            loadingText="Loading numbers..."
          />
        ) : outcome.numbers.all.total === 0 ? (
          <NoRequests days={outcome.period} />
        ) : (
          <Charts {...outcome.numbers} />
        )}
      </PageBody>
    </>
  );
}

function Charts({ days, all, people, promised_ms, counted_since }: InboxNumbers) {
  return (
    <>
      <NumberTiles all={all} />
      <DayChart days={days} />
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <SourceTable days={days} />
        <FirstContactChart all={all} promisedMs={promised_ms} />
      </div>
      <PeopleTable people={people} />
      <p className="max-w-prose text-ink-soft text-sm">
        Requests that came in these days, without spam. The time to the first contact counts as the promise does, and
        ends when a request is first set to contacted or completed. Each person’s numbers are those of the requests that
        they have now.
        {counted_since && (
          <>
            {' '}
            There were more than can be counted at once: these are the requests since <Moment at={counted_since} />.
          </>
        )}
      </p>
    </>
  );
}

function NoRequests({ days }: { days: number }) {
  return (
    <div className="grid justify-items-center gap-1 px-4 py-14 text-center">
      <EmptyHook className="mb-4 w-28" />
      <h2 className="font-semibold text-lg">No Requests Yet</h2>
      <p className="text-ink-soft">Nothing came in the last {days} days.</p>
    </div>
  );
}
