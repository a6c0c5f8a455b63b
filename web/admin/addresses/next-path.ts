import { paths, staffPaths } from '#/content/paths.ts';

const { inbox, signIn, signOut, setUp } = staffPaths;
/** Nobody wants to be there once they are signed in. */
const doors: readonly string[] = [signIn, signOut, setUp];

/** Where to go after signing in: a page inside the app, or the inbox when it is anything else. */
export function nextPath(wanted: string | null): string {
  const path = withoutBase(wanted ?? '') || inbox;
  const [, first] = /^(\/[^/?]*)/.exec(path) ?? [];
  if (first !== undefined && doors.includes(first)) return inbox;
  // A plain path and nothing else: no second slash, back-slash or scheme can lead to another origin.
  return /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w&=.~%-]*)?$/.test(path) ? path : inbox;
}

/** An address may be given with what all addresses of the app begin with. */
function withoutBase(path: string): string {
  const rest = path.startsWith(paths.admin) ? path.slice(paths.admin.length) : null;
  if (rest === null || !/^(?:[/?]|$)/.test(rest)) return path;
  return rest.startsWith(inbox) ? rest : inbox + rest;
}

export function signInPath(next: string): string {
  return next === inbox ? signIn : `${signIn}?next=${encodeURIComponent(next)}`;
}
