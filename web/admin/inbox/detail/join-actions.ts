import type { SubmissionRow } from '../../api/staff-api.ts';

/** What is done with other requests of the same person. */
export interface JoinActions {
  onJoin: (into: SubmissionRow, ids: string[]) => void;
  onPart: (into: SubmissionRow, ids: string[]) => void;
}
