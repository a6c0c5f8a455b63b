import { useId } from 'react';
import { useLoaderData, useNavigate, useNavigation } from 'react-router';
import { Spinner } from '#/web/ui/spinner.tsx';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { channels, type DeliveryFilter, states } from './delivery-api.ts';
import { DeliveryList } from './delivery-list.tsx';
import type { loadDeliveries } from './load-deliveries.ts';

/** All that went out, goes out, or could not. */
export function DeliveriesPage() {
  const outcome = useLoaderData<typeof loadDeliveries>();
  return (
    <div className="tool-page">
      <PageHeading>Deliveries</PageHeading>
      <p className="max-w-[68ch] text-ink-soft">
        Every email and webhook message, with each attempt to deliver it. What fails is tried again by itself; what was
        given up can be sent again.
      </p>
      {outcome.kind === 'loaded' ? (
        <>
          <Filters filter={outcome.filter} />
          <DeliveryList key={JSON.stringify(outcome.filter)} filter={outcome.filter} page={outcome.page} />
        </>
      ) : (
        <AccessError
          refusal={outcome.kind}
          text="Failed to load the deliveries. Please make sure you are authenticated."
          loadingText="Loading deliveries..."
        />
      )}
    </div>
  );
}

const stateLabels = { waiting: 'Waiting', delivered: 'Accepted', 'given-up': 'Given up', skipped: 'Not sent' } as const;
const channelLabels = { mail: 'Email', webhook: 'Webhooks' } as const;

function Filters({ filter }: { filter: DeliveryFilter }) {
  const id = useId();
  const navigate = useNavigate();
  const loading = useNavigation().state === 'loading';

  function choose(name: keyof DeliveryFilter, value: string): void {
    const { [name]: _, ...others } = filter;
    void navigate(`?${new URLSearchParams({ ...others, ...(value && { [name]: value }) })}`);
  }

  return (
    <search className="flex flex-wrap items-end gap-3">
      <Choice
        id={`${id}-state`}
        label="State"
        value={filter.state ?? ''}
        options={states.map((state) => [state, stateLabels[state]])}
        onChoose={(value) => choose('state', value)}
      />
      <Choice
        id={`${id}-channel`}
        label="Channel"
        value={filter.channel ?? ''}
        options={channels.map((channel) => [channel, channelLabels[channel]])}
        onChoose={(value) => choose('channel', value)}
      />
      <p role="status" className="flex min-h-9 items-center gap-2 text-ink-soft text-sm">
        {loading && (
          <>
            <Spinner />
            Loading deliveries...
          </>
        )}
      </p>
    </search>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  options: (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

function Choice({ id, label, value, options, onChoose }: ChoiceProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        className="chevron min-h-9 rounded-sm border border-edge bg-sheet px-2.5 pr-9 text-ink text-sm stacked:min-h-11"
      >
        <option value="">All</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
