import { Link } from 'react-router';
import { Badge } from '#/web/ui/badge.tsx';
import { Moment } from '../locale/moment.tsx';
import { callPath } from '../routing/call-path.ts';
import type { CallSummary } from './call-api.ts';
import { CallFacts } from './call-facts.tsx';

export function callCardId(id: string): string {
  return `call-${id}`;
}

export function CallCard({ call }: { call: CallSummary }) {
  const headingId = `${callCardId(call.id)}-start`;
  return (
    <article
      id={callCardId(call.id)}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="grid gap-2 rounded-md border border-line bg-sheet px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={headingId} className="font-semibold text-base">
          <Link to={callPath(call.id)} className="text-link">
            <Moment at={call.started_at} />
          </Link>
        </h2>
        {call.request_id && <Badge tone="brass">Request</Badge>}
      </div>
      <CallFacts call={call} />
    </article>
  );
}
