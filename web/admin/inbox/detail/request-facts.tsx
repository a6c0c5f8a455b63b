import type { ReactNode } from 'react';
import { requestForm } from '#/content/request-form.ts';
import type { Field } from '#/forms/field.ts';
import { shownValue, staffLabel } from '#/forms/shown-field.ts';
import { isWebAddress } from '#/forms/web-address.ts';
import type { SubmissionField } from '#/inbox/request/submission-input.ts';
import type { SubmissionRow } from '../../api/staff-api.ts';
import { Moment } from '../../locale/moment.tsx';
import { telLink } from './tel-link.ts';

/** All fields but the name, which is the heading, and long texts, which are the body. */
const facts: readonly Field<SubmissionField>[] = requestForm.filter(
  ({ name, rows }: Field) => name !== 'full_name' && !rows,
);

export function RequestFacts({ row }: { row: SubmissionRow }) {
  return (
    <dl className="grid gap-1.5 border-line border-t pt-4 text-sm">
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
      {row.due_at && (
        <Fact label="Reply promised by">
          <Moment at={row.due_at} />
        </Fact>
      )}
    </dl>
  );
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
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
