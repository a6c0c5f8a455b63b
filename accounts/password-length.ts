/** Limits for staff passwords, in characters: short ones can be guessed, and long ones take time to hash. */
export const passwordLength = { min: 12, max: 128 };
