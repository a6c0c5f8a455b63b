/** What a visitor can do about a failure; the card has a control for each. */
export type NextStep =
  | 'allow-microphone'
  | 'try-microphone'
  | 'type'
  | 'try-again'
  | 'write-to-us'
  | 'tap-to-hear'
  | 'take-back';

export interface CallFailure {
  code: FailureCode;
  /** What happened, for the visitor. */
  sentence: string;
  next: NextStep;
  /** What the control for the next step says. */
  label: string;
}

const typeInstead = ['type', 'Type your message'] as const;
const tryAgain = ['try-again', 'Try again'] as const;
const writeToUs = ['write-to-us', 'Send us a request'] as const;

/** Every failure a call knows: its sentence, the next step and that step's label. */
const failures = {
  // The microphone. The call goes on by typing.
  'microphone-denied': [
    'Your browser doesn’t let this page use the microphone. Allow it in the address bar, or type instead.',
    'allow-microphone',
    'I have allowed it',
  ],
  'microphone-not-found': ['No microphone was found. Connect one, or type instead.', 'try-microphone', 'Look again'],
  'microphone-in-use': [
    'Another app is using your microphone. Close it there, or type instead.',
    'try-microphone',
    'Try the microphone again',
  ],
  'microphone-unsupported': [
    'This browser doesn’t let this page use a microphone. You can type instead.',
    ...typeInstead,
  ],

  // Speech recognition. The call goes on by typing.
  'recognition-unsupported': ['This browser can’t turn speech into text. You can type instead.', ...typeInstead],
  'recognition-refused': [
    'This browser offers speech recognition, but its speech service doesn’t answer. You can type instead, or use Chrome, Edge or Safari.',
    ...typeInstead,
  ],
  'recognition-silent': [
    'We can’t hear you. Check that your microphone is on, or type instead.',
    'try-microphone',
    'Try the microphone again',
  ],

  // Sound.
  'autoplay-blocked': ['Your browser blocks the sound until you tap.', 'tap-to-hear', 'Tap to hear'],

  // No call, or no more.
  'too-many-calls': ['You’ve made all the demo calls we allow in an hour. Please try again later.', ...writeToUs],
  busy: ['All lines are busy right now. Please try again in a moment.', ...tryAgain],
  'daily-limit': ['The demo has used up its minutes for today. Please come back tomorrow.', ...writeToUs],
  'demo-off': ['The live demo is switched off at the moment.', ...writeToUs],
  network: ['We couldn’t reach our server. Check your connection and try again.', ...tryAgain],
  'connection-lost': ['The connection was lost for too long, so the call ended.', ...tryAgain],
  'call-over': ['This call is already over.', 'try-again', 'Start a new call'],
  'call-elsewhere': ['This call goes on in another tab.', 'take-back', 'Take it back here'],
  'time-limit': ['The call reached its time limit.', ...writeToUs],
  'silence-limit': ['We heard nothing for a while, so the call ended.', 'try-again', 'Start a new call'],
  'server-stopped': ['Our server is restarting, so the call ended. Please try again in a moment.', ...tryAgain],
  stopped: ['The call stopped before it began.', 'try-again', 'Start a new call'],
  'already-started': ['A call is already in progress.', ...typeInstead],
  internal: ['Something went wrong here. Please try again.', ...tryAgain],

  // Within a call; it goes on.
  'message-refused': ['That message couldn’t be sent. Send a shorter one.', ...typeInstead],
  'model-failed': ['The assistant is having trouble. Ask again, or ask for a person.', ...typeInstead],
  'speech-failed': ['The assistant’s voice failed. You can read what it says.', ...typeInstead],
  'recognition-failed': ['We couldn’t make that out. Say it again, or type it.', ...typeInstead],
  'field-unknown': ['The assistant doesn’t ask for that. Type it as a message.', ...typeInstead],
  'request-refused': ['Your request couldn’t be sent from here. Please use the form.', ...writeToUs],
} as const satisfies Record<string, readonly [string, NextStep, string]>;

export type FailureCode = keyof typeof failures;

/** The failure with its words; `sentence` replaces ours where the server said it better. */
export function callFailure(code: FailureCode, sentence?: string): CallFailure {
  const [ownSentence, next, label] = failures[code];
  return { code, sentence: sentence ?? ownSentence, next, label };
}

function isFailureCode(code: unknown): code is FailureCode {
  return typeof code === 'string' && Object.hasOwn(failures, code);
}

/** Why a call ended, where that is a failure to a visitor; null for a call that ended as calls do. */
export function failureOfEnd(endedReason: string): FailureCode | null {
  switch (endedReason) {
    case 'silence-timed-out':
      return 'silence-limit';
    case 'exceeded-max-duration':
      return 'time-limit';
    case 'worker-shutdown':
      return 'server-stopped';
    case 'unknown-error':
      return 'internal';
    case 'call.in-progress.error-connection-lost':
      return 'connection-lost';
    default:
      return null;
  }
}

/** What an error code of the server means for a visitor. */
export function failureOfServerCode(code: string): FailureCode | null {
  if (code === 'token-invalid') return 'call-over';
  return isFailureCode(code) ? code : null;
}
