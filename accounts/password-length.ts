/** Of a password for staff, in characters: short ones are guessed, and long ones cost time to hash. */
export const passwordLength = { min: 12, max: 128 };
