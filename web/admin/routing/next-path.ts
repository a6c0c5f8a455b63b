import { paths } from '#/content/paths.ts';
import { staffPaths } from '#/content/staff-paths.ts';

const { inbox, signIn, signOut, setUp, forgot, reset } = staffPaths;
/** Pages that make no sense for signed-in users. */
const accountPages: readonly string[] = [signIn, signOut, setUp, forgot, reset];

/** Where to go after signing in: a page inside the app, or the inbox when it is anything else. */
export function nextPath(wanted: string | null): string {
  const path = withoutBase(wanted ?? '') || inbox;
  const [, first] = /^(\/[^/?]*)/.exec(path) ?? [];
  if (first !== undefined && accountPages.includes(first)) return inbox;
  // Only a plain path: a second slash, a backslash or a scheme could lead to another origin.
  return /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w&=.~%+*-]*)?$/.test(path) ? path : inbox;
}

/** Removes the app's base path, which an address may include. */
function withoutBase(path: string): string {
  const rest = path.startsWith(paths.admin) ? path.slice(paths.admin.length) : null;
  if (rest === null || !/^(?:[/?]|$)/.test(rest)) return path;
  return rest.startsWith(inbox) ? rest : inbox + rest;
}

export function signInPath(next: string): string {
  return next === inbox ? signIn : `${signIn}?next=${encodeURIComponent(next)}`;
}
