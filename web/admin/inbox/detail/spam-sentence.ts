import type { SubmissionRow } from '../../api/staff-api.ts';

const sentences: Record<NonNullable<SubmissionRow['spam_reason']>, string> = {
  trap: 'A field that people don’t see was filled in.',
  'too-fast': 'The form was filled in faster than people type.',
  repeated: 'The same text came several times from one network.',
  'no-proof': 'Many requests were coming in, and the browser gave no proof of work, as without JavaScript.',
  limit: 'It was made in a call or chat when many requests came from its network.',
};

/** Why a request is among the spam. */
export function spamSentence(reason: SubmissionRow['spam_reason']): string {
  return reason ? sentences[reason] : 'A member of staff marked it.';
}
