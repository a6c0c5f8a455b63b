/** The rule for patients' calls: what must be there first, and what is not there by itself. */
export const hipaaSentences = [
  'In the US, an agent takes patient calls only once a business associate agreement (BAA) covers us and each service a call passes through.',
  'We don’t claim HIPAA compliance, and you don’t have a BAA with us unless it’s in your contract.',
] as const;

/** The rule in the words of every page that tells it. */
export const hipaaRule = hipaaSentences.join(' ');
