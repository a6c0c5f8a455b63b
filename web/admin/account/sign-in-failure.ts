import type { FailedSignIn } from './sign-in.ts';
import { waitText } from './wait-text.ts';

export function failureText(failure: FailedSignIn): string {
  switch (failure.kind) {
    case 'refused':
      return 'The email address and password do not match an account.';
    case 'limited':
      return `Too many attempts. Please wait ${waitText(failure.waitSeconds)} and try again.`;
    case 'failed':
      return 'The server did not respond as expected. Please check your connection and try again.';
  }
}
