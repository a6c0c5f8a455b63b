import { waitText } from '../account/wait-text.ts';
import { forbiddenText } from '../api/failure.ts';
import type { Outcome } from './account-api.ts';

/** Why a change was not made, where no field says so. */
export function outcomeText(outcome: Outcome): string | null {
  switch (outcome.kind) {
    case 'done':
    case 'invalid':
    case 'password-needed':
      return null;
    case 'limited':
      return `Too many attempts. Please wait ${waitText(outcome.waitSeconds)} and try again.`;
    case 'forbidden':
      return forbiddenText;
    case 'signed-out':
      return 'Not done yet: your session has ended. Sign in and try again.';
    case 'conflict':
    case 'gone':
      return 'This was changed meanwhile, perhaps in another window. Reload the page to see how it is now.';
    case 'failed':
      return 'The server did not respond as expected. Please check your connection and try again.';
  }
}
