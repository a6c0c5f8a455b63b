import { createHash } from 'node:crypto';
import { elementsOf } from './elements.ts';

/** Where else a page may load from or connect to, by the directive's name. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/**
 * The policy for one page of our own build: scripts and styles from here, and of those written into the page just the
 * ones the build put there, by hash (CSP level 3, section 6.7.2); and `more`, for a page that cannot do without. Never
 * give it a page that holds a visitor's text.
 */
export function contentSecurityPolicy(html: string, more: PolicySources = {}): string {
  const scripts = elementsOf(html, 'script')
    .filter(({ attributes }) => !/\s(?:src=|type="application\/(?:ld\+)?json")/.test(attributes))
    .map(({ text }) => hashSource(text));
  const styles = elementsOf(html, 'style').map(({ text }) => hashSource(text));
  const directives: Record<string, string[]> = {
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

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
