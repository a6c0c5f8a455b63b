/** A call held with a sample desk, as it was recorded. */
export interface SampleCall {
  /** Whom the desk speaks for. */
  business: string;
  turns: readonly SampleTurn[];
  /** The appointment that the call ended with, if it did. */
  booked?: SampleBooking;
  /** The request that was taken down, as labels and values, if one was. */
  request?: readonly (readonly [string, string])[];
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
