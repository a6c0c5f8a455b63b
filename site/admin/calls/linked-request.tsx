import { Link } from 'react-router';
import { Badge } from '#/site/ui/badge.tsx';
import type { SubmissionRow } from '../api.ts';
import { requestPath, statusOf } from '../inbox/status.ts';
import { StatusBadge } from '../inbox/status-badge.tsx';

/** The request that came of a call, by name. */
export function LinkedRequest({ request }: { request: SubmissionRow }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link to={requestPath(request.id)} className="text-link">
        <bdi>{request.full_name}</bdi>
      </Link>
      {request.urgent && <Badge tone="alarm">Urgent</Badge>}
      <StatusBadge status={statusOf(request)} />
    </span>
  );
}
