/** A request with more has become a correspondence: that belongs into a mail program. */
export const maxReplies = 100;
export const maxSubjectCharacters = 200;
export const maxTextCharacters = 10_000;
/** Staff choose from a list that is read at a glance. */
export const maxTemplates = 100;
export const maxNameCharacters = 80;
