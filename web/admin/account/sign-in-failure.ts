import type { UnfinishedSignIn } from './sign-in.ts';
import { waitText } from './wait-text.ts';

/** Null when nothing failed. */
export function failureText(outcome: UnfinishedSignIn): string | null {
  switch (outcome.kind) {
    case 'second-step':
      return null;
    case 'refused':
      return 'The email address and password do not match an account.';
    case 'wrong-code':
      return outcome.step === 'code'
        ? 'This code is wrong, or has been used. Enter the one that the app shows now.'
        : `This ${outcome.step === 'phone' ? 'code' : 'recovery code'} is wrong, or has been used.`;
    case 'code-over':
      return 'This code does not work any more. Ask for another one.';
    case 'wrong-passkey':
      return 'This passkey does not belong to an account here.';
    case 'no-passkey':
      return 'The device gave no passkey. Try again, or sign in with your password.';
    case 'over':
      return 'This sign-in took too long or too many tries. Please begin again.';
    case 'limited':
      return `Too many attempts. Please wait ${waitText(outcome.waitSeconds)} and try again.`;
    case 'failed':
      return 'The server did not respond as expected. Please check your connection and try again.';
  }
}
