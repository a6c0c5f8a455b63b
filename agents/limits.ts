// Limits of an agent's file, which is read whole, learnt at the first call and spoken.

/** Longest name, question or phrase. */
export const maxLineLength = 500;
/** Longest answer; it must fit a turn (`maxAnswerLength` of voice/protocol is 3,000). */
export const maxAnswerLength = 2_000;
/** Learning takes quadratic time in the entries; the largest known front desk has 60. */
export const maxEntries = 500;
/** Example questions per entry, and questions that are not answered. */
export const maxExamples = 2_000;
/** Services, people, and other words of a service. */
export const maxBookables = 30;
export const maxFileTextLength = 2_000_000;
