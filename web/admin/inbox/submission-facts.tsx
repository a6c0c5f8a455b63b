import type { ReactNode } from 'react';
import { promises } from '#/content/promises.ts';
import { requestForm } from '#/content/request-form.ts';
import type { Field } from '#/forms/field.ts';
import { shownValue, staffLabel } from '#/forms/shown-field.ts';
import { isWebAddress } from '#/forms/web-address.ts';
import type { SubmissionField } from '#/inbox/submission-input.ts';
import type { SubmissionRow } from '../api/staff-api.ts';
import { Moment } from '../locale/moment.tsx';
import { statusOf } from './status.ts';
import { telLink } from './tel-link.ts';

/** All fields but the name, which is the card's heading, and long texts, which are its body. */
const facts: readonly Field<SubmissionField>[] = requestForm.filter(
  ({ name, rows }: Field) => name !== 'full_name' && !rows,
);

export function SubmissionFacts({ row }: { row: SubmissionRow }) {
  return (
    <dl className="flex flex-wrap content-start gap-x-10 gap-y-2.5 border-line text-sm lg:col-start-2 lg:row-span-3 lg:row-start-2 lg:grid lg:border-l lg:pl-8">
      {facts.map((field) => {
        const value = row[field.name];
        return (
          value && (
            <Fact key={field.name} label={staffLabel(field)}>
              <FactValue field={field} value={value} />
            </Fact>
          )
        );
      })}
      <Fact label="Created">
        <Moment at={row.created_at} />
      </Fact>
      {statusOf(row) === 'new' && (
        <Fact label="Reply promised by">
          <Moment at={replyDue(row)} />
        </Fact>
      )}
    </dl>
  );
}

/** The site promises an answer by then. */
function replyDue({ created_at }: SubmissionRow): string {
  return new Date(Date.parse(created_at) + promises.replyWithinHours * 3_600_000).toISOString();
}

function FactValue({ field, value }: { field: Field; value: string }) {
  switch (field.kind) {
    case 'choice':
      return shownValue(field, value);
    case 'email':
      return <bdi className="font-semibold">{value}</bdi>;
    case 'phone':
      return <PhoneNumber value={value} />;
    case 'url':
      // Another program may have stored something that is not a web address.
      return isWebAddress(value) ? (
        <a href={value} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
          <bdi>{value}</bdi>
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <bdi>{value}</bdi>
      );
    default:
      return <bdi>{value}</bdi>;
  }
}

function PhoneNumber({ value }: { value: string }) {
  const link = telLink(value);
  const number = <bdi>{value}</bdi>;
  return link === null ? (
    number
  ) : (
    <a href={link} className="text-link">
      {number}
    </a>
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
