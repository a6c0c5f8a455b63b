import { useState } from 'react';
import { Link, useLoaderData, useNavigation } from 'react-router';
import { Button } from '#/web/ui/button.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { DownloadLink } from '../downloads/download-link.tsx';
import { requestPath } from '../inbox/requests/request-view.ts';
import { Moment } from '../locale/moment.tsx';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { callPath } from '../routing/call-path.ts';
import { type AuditItem, exportPath, type AuditPage as Page, readAudit } from './audit-api.ts';
import { AuditFilters } from './audit-filters.tsx';
import { whatOf, whoOf } from './audit-words.ts';
import type { AuditOutcome, loadAudit } from './load-audit.ts';

/** Every change, by whom and when. */
export function AuditPage() {
  const outcome = useLoaderData<typeof loadAudit>();
  return (
    <div className="tool-page">
      <PageHeading>Audit Log</PageHeading>
      {outcome.kind === 'loaded' ? (
        <LoadedAudit key={JSON.stringify(outcome.query)} outcome={outcome} />
      ) : (
        <AccessError
          refusal={outcome.kind}
          text="Failed to load the audit log. Please make sure you are authenticated."
          loadingText="Loading the audit log..."
        />
      )}
    </div>
  );
}

function LoadedAudit({ outcome: { query, page } }: { outcome: Extract<AuditOutcome, { kind: 'loaded' }> }) {
  const loading = useNavigation().state === 'loading';
  const { items, next, state, load } = useMoreEvents(page, query);
  return (
    <>
      <p className="max-w-[68ch] text-ink-soft">
        Every change of what Frontdesk stores. Nobody can edit it here; <code>npm run doctor</code> on the server tells
        whether somebody did from outside.
      </p>
      <AuditFilters query={query} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <DownloadLink href={exportPath(query, 'csv')}>Download as CSV</DownloadLink>
        <DownloadLink href={exportPath(query, 'jsonl')}>Download as JSON lines</DownloadLink>
      </p>
      <div aria-busy={loading} className="grid gap-4">
        {items.length === 0 && next === null && <p className="text-ink-soft">Nothing matches.</p>}
        {items.length > 0 && (
          <ol aria-label="Changes" className="divide-y divide-line rounded-md border border-line bg-sheet">
            {items.map((item) => (
              <AuditRow key={item.number} item={item} />
            ))}
          </ol>
        )}
        {state === 'failed' && (
          <Notice tone="alarm" role="alert">
            No more could be loaded. Please try again.
          </Notice>
        )}
        {next !== null && (
          <Button variant="secondary" className="justify-self-center" busy={state === 'loading'} onClick={load}>
            {items.length === 0 ? 'Look further back' : 'Load more'}
          </Button>
        )}
      </div>
    </>
  );
}

function AuditRow({ item }: { item: AuditItem }) {
  const { number, at, kind, subject } = item;
  const place = placeOf(item);
  return (
    <li className="grid gap-x-4 gap-y-0.5 px-3 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="wrap-anywhere">
        <bdi className="font-semibold">{whoOf(item)}</bdi> {whatOf(item)}
        {place && (
          <>
            {' '}
            <Link
              to={place}
              className="text-link"
              aria-label={`Open the ${subject.kind === 'call' ? 'call' : 'request'}`}
            >
              Open
            </Link>
          </>
        )}
      </p>
      <p className="text-ink-soft text-sm tabular-nums" title={`${kind}, number ${number}`}>
        <Moment at={at} />
      </p>
    </li>
  );
}

/** Where the thing itself is shown; null for what has no page, or is gone. */
function placeOf({ kind, subject }: AuditItem): string | null {
  if (/(?:deleted|erased|expired)$/.test(kind)) return null;
  if (subject.kind === 'submission') return requestPath(subject.id);
  return subject.kind === 'call' ? callPath(subject.id) : null;
}

function useMoreEvents(first: Page, query: Parameters<typeof readAudit>[0]) {
  const [more, setMore] = useState<{ after: Page; items: AuditItem[]; next: string | null } | null>(null);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  // The first page was read again: what followed the earlier one goes.
  const shown = more?.after === first ? more : { after: first, items: [], next: first.next_cursor };

  async function load(): Promise<void> {
    if (shown.next === null) return;
    setState('loading');
    const answer = await readAudit(query, { cursor: shown.next });
    if (!answer.ok) return setState('failed');
    setState('ready');
    setMore({ ...shown, items: [...shown.items, ...answer.body.items], next: answer.body.next_cursor });
  }

  return { items: [...first.items, ...shown.items], next: shown.next, state, load: () => void load() };
}
