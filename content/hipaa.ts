/** The rule for patients' calls, in the words of every page that tells it. */
export const hipaaRule =
  'In the US, an agent takes patient calls only once a business associate agreement (BAA) covers us and each service a call passes through. We don’t claim HIPAA compliance, and you don’t have a BAA with us unless it’s in your contract.';
