import { useFetcher } from 'react-router';
import { staffPaths } from '#/content/paths.ts';
import type { SubmissionStatus } from '#/inbox/submission-status.ts';
import type { SubmissionRow } from '../api/staff-api.ts';
import type { changeStatus, StatusOutcome } from './change-status.ts';

export interface StatusChange {
  /** The status being saved, if one is. */
  saving: SubmissionStatus | null;
  /** The outcome of the last change, set once the list is up to date as well. */
  outcome: StatusOutcome | undefined;
  submit: (row: SubmissionRow, status: SubmissionStatus) => void;
  forget: () => void;
}

export function useStatusChange(): StatusChange {
  const fetcher = useFetcher<typeof changeStatus>();
  const idle = fetcher.state === 'idle';
  return {
    saving: idle ? null : ((fetcher.formData?.get('status') as SubmissionStatus | undefined) ?? null),
    outcome: idle ? fetcher.data : undefined,
    submit(row, status) {
      void fetcher.submit(
        { id: row.id, status, version: String(row.version) },
        { method: 'post', action: staffPaths.inbox },
      );
    },
    forget: () => fetcher.reset(),
  };
}
