import type { SubmissionRow } from '../../api/staff-api.ts';

const words: Record<NonNullable<SubmissionRow['spam_reason']>, string> = {
  trap: 'Hidden field',
  'too-fast': 'Too fast',
  repeated: 'Same text',
  'no-proof': 'No proof',
  limit: 'Limit',
};

/** Why a request is among the spam, in a word or two. */
export function spamWord(reason: SubmissionRow['spam_reason']): string {
  return reason ? words[reason] : 'By staff';
}
