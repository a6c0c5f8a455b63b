/** A call held with a sample desk, as it was recorded. */
export interface SampleCall {
  /** Whom the desk speaks for. */
  business: string;
  turns: readonly SampleTurn[];
  booked: SampleBooking;
}

export interface SampleTurn {
  speaker: 'caller' | 'assistant';
  sentences: readonly string[];
}

/** The appointment that the call ended with, in the words of its calendar. */
export interface SampleBooking {
  service: string;
  day: string;
  time: string;
  person: string;
  name: string;
}
