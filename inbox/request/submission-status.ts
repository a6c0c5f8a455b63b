/** The statuses of a request; staff may change any to any (spec.md section 4). */
export const submissionStatuses = ['new', 'contacted', 'completed'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];
