/** Further sources that a page may load from or connect to, by directive. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/** The hashes of a page's inline scripts and styles (CSP level 3, section 6.7.2). */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The policy of one page of our build: scripts and styles from this origin, the inline ones that the build wrote, and
 * `more` sources for a page that needs them.
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
