/** Where to go after signing in: a page inside the app, or the inbox when it is anything else. */
export function nextPath(wanted: string | null): string {
  const path = wanted?.replace(/^\/admin(?:\/|(?=\?)|$)/, '/') || '/';
  // A plain path and nothing else: no second slash, back-slash or scheme can lead to another origin.
  if (/^\/(?:sign-in|sign-out|set-up)(?:[/?]|$)/.test(path)) return '/';
  return /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w&=.~%-]*)?$/.test(path) ? path : '/';
}

export function signInPath(next: string): string {
  return next === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`;
}
