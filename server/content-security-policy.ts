import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The policy for one page of our own build: scripts and styles from here, and of those written into the page just the
 * ones the build put there, by hash (CSP level 3, section 6.7.2). Never give it a page that holds a visitor's text.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => !/\stype="application\/(ld\+)?json"/.test(attributes ?? ''))
    .map(([, , code]) => hashSource(code ?? ''));
  const styles = [...html.matchAll(inlineStyle)].map(([, css]) => hashSource(css ?? ''));
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sources(hashes: string[]): string {
  return ["'self'", ...new Set(hashes)].join(' ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
