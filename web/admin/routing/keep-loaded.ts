import type { LoaderFunctionArgs } from 'react-router';
import type { Refusal } from '../api/failure.ts';
import { endSession, onSignOut } from '../session/session.ts';

interface Outcome {
  kind: 'loaded' | Refusal;
}

/** Whether a page is read again, in place of another one being opened. */
function isReload({ url }: Request): boolean {
  const { pathname, search } = new URL(url);
  return pathname === location.pathname && search === location.search;
}

/**
 * A page that is read again stays, with what is typed in it, when the server cannot be reached or no longer knows who
 * this is. Then it asks for the password.
 */
export function keepLoaded<T extends Outcome>(load: (args: LoaderFunctionArgs) => Promise<T>) {
  let shown: T | null = null;
  onSignOut(() => {
    shown = null;
  });
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const outcome = await load(args);
    const isLost = outcome.kind === 'signed-out' || outcome.kind === 'failed';
    if (shown && isLost && isReload(args.request)) {
      if (outcome.kind === 'signed-out') endSession();
      return shown;
    }
    shown = outcome.kind === 'loaded' ? outcome : null;
    return outcome;
  };
}
