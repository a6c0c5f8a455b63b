/** Why a request was taken for spam by itself; null where a member of staff marked it. */
export const spamReasons = ['trap', 'too-fast', 'repeated', 'no-proof', 'limit'] as const;
export type SpamReason = (typeof spamReasons)[number];
