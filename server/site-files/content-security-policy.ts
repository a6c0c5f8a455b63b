/** Where else a page may load from or connect to, by the directive's name. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/** The hashes of what the build wrote into a page (CSP level 3, section 6.7.2). */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The policy for one page of our own build: scripts and styles from here, and of those written into the page just the
 * ones the build put there; and `more`, for a page that cannot do without.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, more: PolicySources = {}): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  for (const [name, sources] of Object.entries(more))
    directives[name] = [...(directives[name] ?? ["'self'"]), ...sources];
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
