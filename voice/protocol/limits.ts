/** The longest message a page may send, in bytes of UTF-8 (spec.md section 9). */
export const maxMessageBytes = 4_096;
/** The longest text in a message, in UTF-16 units. */
export const maxTextLength = 2_000;
/**
 * Sound travels in frames of this length.
 * @public
 */
export const frameMs = 20;
/** How long a socket may stay without a token. */
export const helloTimeoutMs = 5_000;
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
