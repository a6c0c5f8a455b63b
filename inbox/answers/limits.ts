/** More is no conversation but a loop of machines: what comes then stays in the mailbox. */
export const maxAnswers = 200;
