import type { SubmissionRow } from '../../api/staff-api.ts';

/** What came by email and waits for staff, in a word. */
export const waitingWords: Record<NonNullable<SubmissionRow['waiting']>, string> = {
  answer: 'Answered',
  bounce: 'Bounced',
};
