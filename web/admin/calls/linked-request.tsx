import { Link } from 'react-router';
import { requestPath } from '#/web/admin/inbox/requests/request-view.ts';
import { statusOf } from '#/web/admin/inbox/requests/status.ts';
import { StatusMark } from '#/web/admin/inbox/requests/status-mark.tsx';
import { Badge } from '#/web/ui/badge.tsx';
import type { SubmissionRow } from '../api/staff-api.ts';

/** A link to the request made in a call, labelled with the visitor's name. */
export function LinkedRequest({ request }: { request: SubmissionRow }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link to={requestPath(request.id)} className="text-link">
        <bdi>{request.full_name}</bdi>
      </Link>
      {request.urgent && <Badge tone="alarm">Urgent</Badge>}
      <StatusMark status={statusOf(request)} />
    </span>
  );
}
