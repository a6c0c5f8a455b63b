import { type CallFailure, callFailure, type FailureCode } from '../../call-failures.ts';
import type { MicrophonePermission } from '../../voice.ts';

/** What ends a call in the call library (spec.md section 8), as a visitor is told of it. */
const fatal: Record<string, [FailureCode, string?]> = {
  'connection-error': ['connection-lost', 'The connection to the voice service was lost, so the call ended.'],
  ejected: ['call-over', 'The voice service ended this call.'],
  'exp-room': ['time-limit', 'This call reached its time limit.'],
  'exp-token': ['time-limit', 'The pass for this call has expired. Please start a new call.'],
  'nbf-room': ['busy', 'The line for this call is not open yet. Please try again in a moment.'],
  'nbf-token': ['busy', 'The pass for this call is not valid yet. Please try again in a moment.'],
  'meeting-full': ['busy', 'This call is full. Please try again in a moment.'],
  'not-allowed': ['call-over', 'You are not allowed into this call. Please start a new one.'],
  'no-room': ['call-over', 'This call no longer exists. Please start a new one.'],
  'end-of-life': ['internal', 'This page is too old for the voice service. Reload it and try again.'],
};
export const fatalErrorTypes = Object.keys(fatal);

/** The same for a call that never began. */
const notReached: [FailureCode, string] = [
  'network',
  'The voice service could not be reached. Something in your browser or network may be blocking it. Please try again.',
];

/** An error event of the call library; any type we do not know is a failure on our side. */
export function failureOfCallLibrary(type: unknown, isOn: boolean): CallFailure {
  if (!isOn && type === 'connection-error') return callFailure(...notReached);
  const [code, sentence] = (typeof type === 'string' && fatal[type]) || (['internal'] as const);
  return callFailure(code, sentence);
}

/** By the call library's names for what is wrong with a device. */
export function permissionOfCallLibrary(type: string | undefined): MicrophonePermission {
  switch (type) {
    case 'not-found':
    case 'constraints':
      return 'not-found';
    case 'mic-in-use':
    case 'cam-mic-in-use':
      return 'in-use';
    case 'undefined-mediadevices':
      return 'unsupported';
    default:
      return 'denied';
  }
}
