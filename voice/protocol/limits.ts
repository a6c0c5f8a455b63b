// Whatever somebody outside can make grow or hold has its limit here, with its reason: a caller, a page, the voice
// platform, a provider of speech, a language model. Lengths of text are in UTF-16 units.

// The wire.

/** The longest message a page may send, in bytes of UTF-8 (spec.md section 9). */
export const maxMessageBytes = 4_096;
/** A longer frame is not read to its end. Up to here, one that is longer than a message may be is dropped as any stray. */
export const maxFrameBytes = 16 * 1_024;
/** The longest text in a message. */
export const maxTextLength = 2_000;
/** An id or a token, with room to spare. */
export const maxTokenLength = 200;
/** Sound travels in frames of this length. */
export const frameMs = 20;
/** Samples a second of the caller's sound, and of the assistant's. */
export const upSampleRateHz = 16_000;
export const downSampleRateHz = 24_000;
/** How often a page tells what it has played. */
export const playbackReportMs = 200;
/** How often a page tells that its caller types: the shortest silence that can be set is asked about after 2 s. */
export const typingReportMs = 1_000;
/** A page sends `ping` this often; a socket silent for three of them is taken as lost. */
export const pingMs = 10_000;

/** So many at once, and so many a second for long. */
export interface Allowance {
  burst: number;
  perSecond: number;
}

/** Messages on one socket: a recogniser sends about ten a second. */
export const messageAllowance: Allowance = { burst: 100, perSecond: 40 };
/** Frames of sound on one socket: a microphone gives 50 a second, and after a network's pause those of two at once. */
export const frameAllowance: Allowance = { burst: 150, perSecond: 55 };
/** What is no message costs as much as several that are. */
export const strayCost = 5;
/** Lines of the log about sockets that did what pages do not do, of all calls: some 1,500 a day, a quarter of a megabyte. */
export const strayLineAllowance: Allowance = { burst: 20, perSecond: 1 / 60 };
/** What a page may still send to a socket that is closed for it: two seconds of sound and keys, on their way meanwhile. */
export const maxSentAfterClose = 200;
/** A page whose socket holds this much unsent drops sound of the microphone: late words are worth less than none. */
export const maxUnsentBytes = 64 * 1_024;
/** A page that lets this much pile up does not read: better it comes back than that it holds our memory. */
export const maxBufferedBytes = 256 * 1_024;

// Calls and their sockets.

/** How long a token waits for its hello. */
export const callTokenMs = 60_000;
/** How long a socket may stay without a token. */
export const helloTimeoutMs = 5_000;
/** How long a call waits for a page that lost its connection, or is being changed for another. */
export const resumeMs = 30_000;
/** A page needs one; a few more while it changes over to another, or a bad line leaves dead ones behind. */
export const maxSocketsPerCall = 4;
/** Sockets, of all calls that are over, that wait to be told so. */
export const maxEndedCallSockets = 50;
/** How often pages may come back to one call: far more than the worst of lines has them do. */
export const maxResumes = 200;
/** How long the resume token of a call that is over still proves whose it was. */
export const rememberedMs = 3_600_000;
/** Calls that are over and remembered: with the hour they are, at most 3 MB. */
export const maxRememberedCalls = 10_000;
/** Problems of one call that are told to whoever keeps the log: a caller whom nobody understands says the same again. */
export const maxToldProblems = 20;

// One call.

/** What a caller says in one turn: more than four minutes of speech without a pause. It is answered then. */
export const maxTurnLength = 4_000;
/** Messages to the assistant in one call. */
export const maxCallerMessages = 200;
/** All of them together: nobody speaks so much in the longest call there can be, an hour. */
export const maxCallerLength = 100_000;
/** An address or a number that is said in several breaths; the latest of it counts. */
export const maxHeldLength = 600;
/** Messages typed while a request is being sent or discarded; they are answered afterwards, one after the other. */
export const maxTypedMeanwhile = 10;
/** After so many interruptions by voice in one call, only keys, taps and typed messages interrupt. */
export const maxBargeIns = 200;
/** What the assistant says in one turn: more than three minutes of speech. The rest is not said. */
export const maxAnswerLength = 3_000;
/** What is known of a call while it is on, for the assistant and for a page that takes it up: half an hour of talk. */
export const maxHistoryLength = 30_000;
/** Fields of a form, a field's name, the words it is shown with and its choices: more than a caller would go through. */
export const maxFormFields = 24;
export const maxFieldNameLength = 60;
export const maxLabelLength = 120;
export const maxFieldOptions = 20;
/** What a field holds, typed or told in several turns; a whole form stays within `maxServerMessageLength`. */
export const maxFieldValueLength = 5_000;
/** Fields changed on screen in one call. */
export const maxEdits = 1_000;
/** Sentences that a page may have said in one call. */
export const maxPageSentences = 10;
/** Turns that wait for the line: more would be heard long after anybody wants to. */
export const maxWaitingTurns = 20;
/** The longest text that goes out as one sentence: Chrome stops after about 15 seconds of one. */
export const maxSentenceLength = 200;
/** After so long without a word of an answer the page is told, and after so long the assistant is given up. */
export const hangMs = 2_500;
export const answerLimitMs = 20_000;
/** Messages of one kind to a page, of which the newest says all: so many at once, and one each so often for long. */
export interface Pace {
  burst: number;
  everyMs: number;
}

/** Words that may still change: a recogniser gives ten times a second what nobody reads as fast. A final never waits. */
export const partialPace: Pace = { burst: 3, everyMs: 250 };
/** The conversation, which is sent whole: once or twice a turn, and a turn takes seconds. */
export const conversationPace: Pace = { burst: 6, everyMs: 500 };
/** The form, which is sent whole: fields are left one by one. */
export const formPace: Pace = { burst: 6, everyMs: 250 };
/** The same thing going wrong again. */
export const errorPace: Pace = { burst: 3, everyMs: 1_000 };
/** Messages kept for a page that comes back: more than a call of the longest length posts, partial transcripts aside. */
export const maxKeptMessages = 1_024;
/** All of them together, as they are sent: a call of five minutes has some 50,000. */
export const maxKeptLength = 250_000;
/** Messages of a page whose line is lost: more than a visitor says in `resumeMs`. */
export const maxUnsentMessages = 200;
/** A message that a page reads: the whole conversation fits, however it is written. */
export const maxServerMessageLength = 250_000;
/** Of what was said a page shows the latest: more than anybody says in the longest call. */
export const maxTranscriptEntries = 1_000;
/** Sentences that a browser has still to speak: ten minutes of them. */
export const maxQueuedSentences = 100;
/** Frames that a page holds until they are played: ten times as many as are sent ahead. */
export const maxWaitingFrames = 500;
/** Recognisers slow down, and messages fill, with a longer text in one session. */
export const maxRecognisedLength = 1_000;

// The record of calls.

/** Beyond this, what a database that is away keeps us from writing is dropped, oldest first. */
export const maxUnwrittenChanges = 20_000;
export const maxUnwrittenLength = 8_000_000;
/** Changes in one write, which keeps everybody else waiting. */
export const maxWrittenAtOnce = 500;

// Sound of a caller.

/** A recogniser is asked for its words at the latest after this much speech. */
export const maxUtteranceMs = 30_000;
/** More than a caller says without a pause; what is said after it is not heard, nor kept to be said again. */
export const maxUtteranceSeconds = 60;
/** Utterances that wait for a recogniser's words: beyond this it does not keep up, and the caller is told so. */
export const maxUnansweredUtterances = 8;

// Sound of the assistant.

/** More is not made before it is needed: a turn may be cut off at any time. */
export const madeAheadMs = 5_000;
/** So much is sent ahead of what was played: enough to bridge what a network does, and little to take back. */
export const sentAheadMs = 1_000;
/** What is longer than any sentence is none; beyond this its sound is refused. */
export const maxSentenceSeconds = 60;

// Providers of speech.

/** The words of one utterance. */
export const maxTranscriptLength = 10_000;
/** An answer that holds nothing but the words of one utterance. */
export const maxTranscriptBytes = 64 * 1_024;
/** More than any sentence lasts; a provider that gives more has lost its way. */
export const maxSpeechSeconds = 120;
/** What comes before the sound in a WAV file. */
export const maxSoundHeaderBytes = 4_096;
/** One message on a provider's socket. */
export const maxProviderMessageBytes = 1_024 * 1_024;
/** A quarter of a minute of sound that the network does not take. */
export const maxProviderBufferedBytes = 512 * 1_024;
/** Longer than any provider asks to be left alone. */
export const maxRetryAfterMs = 3_600_000;

// Language models and the voice platform.

/** More than any answer of a model needs; a server that sends more has lost its way. */
export const maxModelAnswerBytes = 512 * 1_024;
/** What a model is told of the call so far: its latest lines, within this length together. */
export const maxModelHistoryLines = 24;
export const maxModelHistoryLength = 6_000;
/** What a model may say in a turn, and how often it may use its tools first. */
export const maxModelSentences = 8;
export const maxModelOutputTokens = 600;
export const maxToolRounds = 4;
/** What a model may look up, in words. */
export const maxLookUpLength = 300;
/** The voice platform's answer to one who asks for a call. */
export const maxPlatformAnswerBytes = 256 * 1_024;

// Levels of sound.

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
