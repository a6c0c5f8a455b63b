import { useLoaderData } from 'react-router';
import { AccessError } from '../page/access-error.tsx';
import { PageBody, PageHead } from '../page/page-head.tsx';
import { PeriodChoice } from '../period/period-choice.tsx';
import { DayTable } from './day-table.tsx';
import { Funnel } from './funnel.tsx';
import type { loadVisits } from './load-visits.ts';
import { PageTable } from './page-table.tsx';

export function VisitsPage() {
  const outcome = useLoaderData<typeof loadVisits>();
  return (
    <>
      <PageHead title="Visits" beside={outcome.kind === 'loaded' && <PeriodChoice chosen={outcome.period} />} />
      <PageBody>
        {outcome.kind === 'loaded' ? (
          <>
            <Funnel days={outcome.report.days} />
            <div className="grid items-start gap-10 lg:grid-cols-[2fr_1fr]">
              <DayTable days={outcome.report.days} />
              <PageTable pages={outcome.report.pages} />
            </div>
            <p className="max-w-prose text-ink-soft text-sm">
              Daily totals (UTC); nothing about any visitor: no cookie, no address, no fingerprint. A visit begins when
              somebody comes to a page from another site or directly. Bots, pages loaded in advance but never opened,
              and visitors who send Do Not Track or Global Privacy Control are not counted.
            </p>
          </>
        ) : (
          <AccessError
            refusal={outcome.kind}
            text="Failed to load the visits. Please make sure you are authenticated."
            loadingText="Loading visits..."
          />
        )}
      </PageBody>
    </>
  );
}
