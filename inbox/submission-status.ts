/** The life of a request; staff may set any from any (spec.md section 4). */
export const submissionStatuses = ['new', 'contacted', 'completed'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];
