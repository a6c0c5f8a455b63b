/** The answer to one turn; `done`: an appointment was made, changed or given up, and nothing is asked any more. */
export interface BookingReply {
  say: string[];
  done?: boolean;
  /** Questions that the turn asked besides, which the calendar does not answer, or not as well. */
  besides?: readonly { question: string; otherwise?: readonly string[] }[];
  /** The caller wants to speak of something else first: the open question waits. */
  pauses?: boolean;
  /** It answers what was asked, and may say the same again. */
  mayRepeat?: boolean;
}
