import { sampleDay } from '#/content/sample-day.ts';

const { contact } = sampleDay;

/** What the open call left in the customer's list of contacts. */
export function Facts() {
  return (
    <dl className="grid px-4 max-lg:grid-cols-2 max-lg:gap-x-5 max-lg:py-2">
      {contact.facts.map(({ label, value }) => (
        <div
          key={label}
          className="border-line py-1.5 not-last:border-b last:col-span-2 lg:flex lg:last:col-span-1 lg:min-h-11 lg:items-center"
        >
          <dt className="w-16 shrink-0 text-ink-soft text-xs">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
