import type { SubmissionStatus } from '#/inbox/submission-status.ts';
import { Badge, type BadgeTone } from '#/web/ui/badge.tsx';

const tones: Record<SubmissionStatus, BadgeTone> = { new: 'brass', contacted: 'neutral', completed: 'good' };

export function StatusBadge({ status }: { status: SubmissionStatus }) {
  return (
    <Badge tone={tones[status]} className="capitalize">
      {status}
    </Badge>
  );
}
