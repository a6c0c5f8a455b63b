/** The longest message a page may send, in bytes of UTF-8 (spec.md section 9). */
export const maxMessageBytes = 4_096;
/** The longest text in a message, in UTF-16 units. */
export const maxTextLength = 2_000;
/** Sound travels in frames of this length. */
export const frameMs = 20;

/** Samples a second of the caller's sound, and of the assistant's. */
export const upSampleRateHz = 16_000;
export const downSampleRateHz = 24_000;

/** How often a page tells what it has played. */
export const playbackReportMs = 200;

/** A page whose socket holds this much unsent drops sound of the microphone: late words are worth less than none. */
export const maxUnsentBytes = 64 * 1_024;
/** How long a socket may stay without a token. */
export const helloTimeoutMs = 5_000;
/** Problems of one call that are told to whoever keeps the log: a caller whom nobody understands says the same again. */
export const maxToldProblems = 20;
/** A page needs one; a few more while it changes over to another, or a bad line leaves dead ones behind. */
export const maxSocketsPerCall = 4;
/** Sockets, of all calls that are over, that wait to be told so. */
export const maxEndedCallSockets = 50;
/** How long a call waits for a page that lost its connection, or is being changed for another. */
export const resumeMs = 30_000;
/** A page sends `ping` this often; a socket silent for three of them is taken as lost. */
export const pingMs = 10_000;

/** Sound above this level counts as speech (spec.md section 9). */
export const speechLevel = 0.01;
/** The level at which the meter is full: volume is level / this, at most 1. */
export const fullLevel = 0.15;
/** How often the level is looked at. */
export const levelIntervalMs = 100;
/** Speech ends after this long below the speech level. */
export const speechEndMs = 1_000;

/** How a socket is closed, so that a page knows whether to come back. */
export const closeCodes = {
  /** The call is over. */
  ended: 1000,
  /** Another socket has taken the call over. */
  replaced: 4000,
  /** No hello came in time; come back with one. */
  helloTimeout: 4001,
  /** The token is none, or was used. */
  tokenInvalid: 4002,
  /** Too many messages, or too many that were none. */
  flood: 4003,
} as const;
