/** Where to go after signing in: an address inside the app, or the inbox when it is anything else. */
export function nextPath(wanted: string | null): string {
  const path = wanted?.replace(/^\/admin(?:\/|(?=\?)|$)/, '/') || '/';
  // A plain path and nothing else: no second slash, back-slash or scheme can lead to another origin.
  return /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w&=.~%-]*)?$/.test(path) ? path : '/';
}

export function signInPath(next: string): string {
  return next === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`;
}
