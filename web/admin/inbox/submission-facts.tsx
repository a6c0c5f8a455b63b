import type { ReactNode } from 'react';
import { isWebAddress } from '#/inbox/submission-input.ts';
import type { SubmissionRow } from '#/web/admin/api.ts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export function SubmissionFacts({ row }: { row: SubmissionRow }) {
  return (
    <dl className="flex flex-wrap content-start gap-x-10 gap-y-2.5 border-line text-sm lg:col-start-2 lg:row-span-3 lg:row-start-2 lg:grid lg:border-l lg:pl-8">
      <Fact label="Email">
        <bdi className="font-semibold">{row.email}</bdi>
      </Fact>
      {row.website && (
        <Fact label="Website">
          {/* One that another program stored may be none. */}
          {isWebAddress(row.website) ? (
            <a href={row.website} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
              <bdi>{row.website}</bdi>
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            <bdi>{row.website}</bdi>
          )}
        </Fact>
      )}
      {row.phone && (
        <Fact label="Phone">
          <a href={`tel:${row.phone.replace(/[^\d+]/g, '')}`} className="text-link">
            <bdi>{row.phone}</bdi>
          </a>
        </Fact>
      )}
      <Fact label="Contact Method">
        <span className="capitalize">{row.contact_method}</span>
      </Fact>
      <Fact label="Created">
        <time dateTime={row.created_at}>{dateFormat.format(new Date(row.created_at))}</time>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
