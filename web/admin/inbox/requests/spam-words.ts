import type { SubmissionRow } from '../../api/staff-api.ts';

/** Why a request is among the spam: in the list, and at the request. */
const words: Record<NonNullable<SubmissionRow['spam_reason']>, { short: string; sentence: string }> = {
  trap: { short: 'Hidden field', sentence: 'A field that people don’t see was filled in.' },
  'too-fast': { short: 'Too fast', sentence: 'The form was filled in faster than people type.' },
  repeated: { short: 'Same text', sentence: 'The same text came several times from one network.' },
  'no-proof': {
    short: 'No proof',
    sentence: 'Many requests were coming in, and the browser gave no proof of work, as without JavaScript.',
  },
  limit: { short: 'Limit', sentence: 'It was made in a call or chat when many requests came from its network.' },
};

const byStaff = { short: 'By staff', sentence: 'A member of staff marked it.' };

export function spamWords({ spam_reason: reason }: Pick<SubmissionRow, 'spam_reason'>): {
  short: string;
  sentence: string;
} {
  return reason ? words[reason] : byStaff;
}
