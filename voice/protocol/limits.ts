// Limits, with reasons, for everything that outsiders can make grow: callers, pages, the voice platform, speech
// providers and language models. Lengths of text are in UTF-16 code units.

// The wire.

/** The longest message a page may send, in bytes of UTF-8 (spec.md section 9). */
export const maxMessageBytes = 4_096;
/** A longer frame is not read to its end. A frame between `maxMessageBytes` and this is dropped as invalid. */
export const maxFrameBytes = 16 * 1_024;
/** The longest text in a message. */
export const maxTextLength = 2_000;
/** Longest id or token, with a margin. */
export const maxTokenLength = 200;
/** Length of an audio frame. */
export const frameMs = 20;
/** Sample rates of the caller's and of the assistant's audio. */
export const upSampleRateHz = 16_000;
export const downSampleRateHz = 24_000;
/** How often a page reports its playout position. */
export const playbackReportMs = 200;
/** How often a page reports typing; the shortest silence limit that can be set makes the agent ask after 2 s. */
export const typingReportMs = 1_000;
/** How often a page sends `ping`; a socket silent for three intervals counts as lost. */
export const pingMs = 10_000;

/** A token bucket: `burst` at once, `perSecond` sustained. */
export interface Allowance {
  burst: number;
  perSecond: number;
}

/** Messages per socket: a recogniser sends about ten a second. */
export const messageAllowance: Allowance = { burst: 100, perSecond: 40 };
/** Audio frames per socket: a microphone gives 50 a second; a network pause may delay two seconds of them. */
export const frameAllowance: Allowance = { burst: 150, perSecond: 55 };
/** An invalid message costs as much as this many valid ones. */
export const strayCost = 5;
/** Log lines about misbehaving sockets, over all calls: about 1,500 a day, a quarter of a megabyte. */
export const strayLineAllowance: Allowance = { burst: 20, perSecond: 1 / 60 };
/** Messages tolerated on a socket after we close it: two seconds of audio and keys that are still in transit. */
export const maxSentAfterClose = 200;
/** A socket with this much unsent data takes no more audio: the page drops microphone frames, the engine waits. */
export const maxUnsentBytes = 64 * 1_024;
/** A page with this much unread data is disconnected to free memory; it may reconnect. */
export const maxBufferedBytes = 256 * 1_024;

// Calls and their sockets.

/** Lifetime of a call token until the hello. */
export const callTokenMs = 60_000;
/** How long a socket may stay open without a token. */
export const helloTimeoutMs = 5_000;
/** How long a call waits for a page to reconnect, or for the next page. */
export const resumeMs = 30_000;
/** The same of a chat: a phone cuts the socket of a tab while its visitor looks at another app. */
export const chatResumeMs = 300_000;
/** A page needs one socket; a few more while it reconnects, or when a bad connection leaves dead ones. */
export const maxSocketsPerCall = 4;
/** Sockets of finished calls that wait for their close message, over all calls. */
export const maxEndedCallSockets = 50;
/** Reconnects per call: far more than the worst connection causes. */
export const maxResumes = 200;
/** How long a finished call's resume token still proves whose call it was. */
export const rememberedMs = 3_600_000;
/** Finished calls that are remembered for `rememberedMs`: at most 3 MB. */
export const maxRememberedCalls = 10_000;
/** Logged problems per call: a failing recogniser would log the same for each utterance. */
export const maxToldProblems = 20;

// One call.

/** Extensions of a call that has reached its maximum length: as many as WCAG 2.2.1 asks for. */
export const maxCallExtensions = 10;
/** Length of an extension. */
export const maxExtensionSeconds = 300;
/** Longest turn of a caller, which is then answered: more than four minutes of speech without a pause. */
export const maxTurnLength = 4_000;
/** Messages of a caller per call. */
export const maxCallerMessages = 200;
/** Total length of these messages: more than anybody says in an hour and a half. */
export const maxCallerLength = 100_000;
/** Text held of an address or number that is said in several turns; the latest part is kept. */
export const maxHeldLength = 600;
/** Messages typed while a form is being sent or discarded; they are answered afterwards, in order. */
export const maxTypedMeanwhile = 10;
/** Barge-ins by voice per call; after them only keys, taps and typed messages interrupt. */
export const maxBargeIns = 200;
/** Longest turn of the assistant: more than three minutes of speech. The rest is dropped. */
export const maxAnswerLength = 3_000;
/** History of a running call, for the assistant and for a reconnecting page: half an hour of conversation. */
export const maxHistoryLength = 30_000;
/** Fields, field names, labels and options of a form: more than a caller would go through. */
export const maxFormFields = 24;
export const maxFieldNameLength = 60;
export const maxLabelLength = 120;
export const maxFieldOptions = 20;
/** Longest value of a field, typed or spoken in several turns; a whole form fits `maxServerMessageLength`. */
export const maxFieldValueLength = 5_000;
/** How far ahead an appointment can be booked. */
export const maxBookingDays = 60;
/** Appointments of a call. */
export const maxAppointments = 5;
/** Times that the calendar shows of a day: every half hour from six to midnight fits. */
export const maxShownTimes = 40;
/** Free times offered at once; more are not remembered when they are heard. */
export const maxOffers = 2;
/** Sample desks and our own, and suggested questions of each, on the card. */
export const maxSuggestions = 8;
/** How long an unsure agent waits for the language model of the caller's browser: a pause that still sounds like thinking. */
export const classificationMs = 700;
/** Entries that such a model chooses from: more would make it slow and no more often right. */
export const maxCandidates = 8;
/** Entries that it may choose: a caller asks two things at once, seldom three. */
export const maxChosen = 2;
/** Characters of the caller's words that it reads, the last ones: a story leads up to its question. */
export const maxClassifiedLength = 500;
export const maxEntryIdLength = 80;
/** Tasks in a row without an answer in time after which a call asks its page no more. */
export const maxMissedClassifications = 3;
/** Words of a desk's trade for a recogniser: more would bias it towards all of them, that is towards none. */
export const maxPhrases = 50;
/** Answers that the agent offers to its own question. */
export const maxChoices = 4;
/** Changes on screen per call. */
export const maxEdits = 1_000;
/** Sentences that a page may ask to have said per call. */
export const maxPageSentences = 10;
/** Queued turns of the agent: more would be heard too late to matter. */
export const maxWaitingTurns = 20;
/** Longest sentence: Chrome's speech synthesis stops after about 15 seconds of one utterance. */
export const maxSentenceLength = 200;
/** Time without output after which the page gets `hang`, and after which the answer is given up. */
export const hangMs = 2_500;
export const answerLimitMs = 20_000;
/** Rate of messages whose newest one replaces earlier ones: `burst` at once, then one per `everyMs`. */
export interface Pace {
  burst: number;
  everyMs: number;
}

/** Partial transcripts: a recogniser sends ten a second, more than anybody can read. Finals are not limited. */
export const partialPace: Pace = { burst: 3, everyMs: 250 };
/** The conversation, sent whole: once or twice a turn, and a turn takes seconds. */
export const conversationPace: Pace = { burst: 6, everyMs: 500 };
/** The form and the booking, sent whole: the caller leaves one field at a time. */
export const formPace: Pace = { burst: 6, everyMs: 250 };
/** Errors with the same code. */
export const errorPace: Pace = { burst: 3, everyMs: 1_000 };
/** Messages kept for replay: more than the longest call posts, partial transcripts aside. */
export const maxKeptMessages = 1_024;
/** Total length of these messages as sent: a call of five minutes has about 50,000. */
export const maxKeptLength = 250_000;
/** Messages that a disconnected page queues: more than a visitor sends within `resumeMs`. */
export const maxUnsentMessages = 200;
/** Longest message to a page: the whole conversation fits, whatever its characters. */
export const maxServerMessageLength = 250_000;
/** Transcript entries that a page shows, the latest: more than the longest call has. */
export const maxTranscriptEntries = 1_000;
/** Sentences queued for a browser's speech synthesis: ten minutes. */
export const maxQueuedSentences = 100;
/** Frames that a page queues for playout: ten times as many as are sent ahead. */
export const maxWaitingFrames = 500;
/** Longest text of one recogniser session: recognisers slow down and messages grow with it. */
export const maxRecognisedLength = 1_000;

// The record of calls.

/** Changes kept while the database is unavailable; beyond this the oldest are dropped. */
export const maxUnwrittenChanges = 20_000;
export const maxUnwrittenLength = 8_000_000;
/** Changes per write, as a write blocks all others. */
export const maxWrittenAtOnce = 500;

// Sound of a caller.

/** Speech without a pause is flushed to the recogniser after this time. */
export const maxUtteranceMs = 30_000;
/** Longest utterance, more than a caller says without a pause; later audio is not recognised and not kept. */
export const maxUtteranceSeconds = 60;
/** Utterances that wait for a transcript: beyond this the recogniser is too slow, and the caller gets an error. */
export const maxUnansweredUtterances = 8;

// Sound of the assistant.

/** Synthesis pauses with this much audio ahead of playout, as a barge-in may discard it. */
export const madeAheadMs = 5_000;
/** Audio sent ahead of playout: enough to bridge network jitter, little to discard on a barge-in. */
export const sentAheadMs = 1_000;
/** Longest audio of one sentence; more is an error of the provider. */
export const maxSentenceSeconds = 60;

// Providers of speech.

/** Longest transcript of one utterance. */
export const maxTranscriptLength = 10_000;
/** Longest response with one transcript. */
export const maxTranscriptBytes = 64 * 1_024;
/** Longest audio from a provider for one sentence; more is an error. */
export const maxSpeechSeconds = 120;
/** Longest header of a WAV file. */
export const maxSoundHeaderBytes = 4_096;
/** Longest message on a provider's socket. */
export const maxProviderMessageBytes = 1_024 * 1_024;
/** Unsent data on a provider's socket: about 15 s of audio. */
export const maxProviderBufferedBytes = 512 * 1_024;
/** Longer than any pause that a provider asks for. */
export const maxRetryAfterMs = 3_600_000;

// Language models and the voice platform.

/** Longest response of a model; more than any answer needs. */
export const maxModelAnswerBytes = 512 * 1_024;
/** History in a model's prompt: the latest entries, within this total length. */
export const maxModelHistoryLines = 24;
export const maxModelHistoryLength = 6_000;
/** Sentences, tokens and tool rounds of a model per turn. */
export const maxModelSentences = 8;
export const maxModelOutputTokens = 600;
export const maxToolRounds = 4;
/** Longest query of the model's `look_up` tool. */
export const maxLookUpLength = 300;
/** Longest response of the voice platform to a request for a call. */
export const maxPlatformAnswerBytes = 256 * 1_024;

// Levels of sound.

/** Audio above this level counts as speech (spec.md section 9). */
export const speechLevel = 0.01;
/** Level of a full meter: volume is level / this, at most 1. */
export const fullLevel = 0.15;
/** Interval of level measurements. */
export const levelIntervalMs = 100;
/** Speech ends after this long below the speech level. */
export const speechEndMs = 1_000;

/** WebSocket close codes, which tell a page whether to reconnect. */
export const closeCodes = {
  /** The call is over. */
  ended: 1000,
  /** Another socket has taken over the call. */
  replaced: 4000,
  /** No hello came in time; the page may reconnect. */
  helloTimeout: 4001,
  /** The token is unknown or was used. */
  tokenInvalid: 4002,
  /** Too many messages, or too many invalid ones. */
  flood: 4003,
} as const;
