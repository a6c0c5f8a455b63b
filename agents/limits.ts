// What an agent's file may hold: it is read whole, learnt at the first call, and said aloud.

/** A name, a question, a sentence that is said. */
export const maxLineLength = 500;
/** An answer is said in one turn (`maxAnswerLength` of voice/protocol is 3,000). */
export const maxAnswerLength = 2_000;
/** Learning grows with the square of the entries; the largest front desk we have seen has 60. */
export const maxEntries = 500;
/** Of one entry, or of what is not answered. */
export const maxExamples = 2_000;
export const maxFileTextLength = 2_000_000;
