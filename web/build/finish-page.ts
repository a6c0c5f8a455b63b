import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { trimStyles } from './trim-styles.ts';

export interface FinishedPage {
  html: string;
  /** A further style sheet and its path; null when the inline one is complete. */
  sheet: { path: string; css: string } | null;
}

const fetchedScripts = /<script type="module" src="([^"]+)"><\/script>/g;

/** The first flight: a server's first ten packets (RFC 6928), less the answer's head. */
const firstFlightBytes = 10 * 1_460 - 1_200;

/**
 * Makes a built page quick to show: whatever its first paint does not need is loaded afterwards (`web/site/layout/`).
 * Those are the scripts that are not needed for reading and, when the page would not fit the first flight with them, the
 * styles that only its islands use; the inline sheet then holds the rest. `scripts` are all scripts of the site, by
 * file name.
 */
export function finishPage(html: string, scripts: Map<string, string>): FinishedPage {
  const whole = trimStyles(html, scripts);
  const hasIslands = html.includes('client="after-paint"');
  if (!hasIslands || arrivesAtOnce(whole.html)) return { html: deferScripts(whole.html), sheet: null };
  const { css } = whole;
  const path = `/_astro/islands.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  const lean = trimStyles(html, new Map());
  return { html: deferScripts(name(lean.html, 'more-styles', path)), sheet: { path, css } };
}

/** Estimated with a compression that takes milliseconds; the build's own saves a few more bytes. */
function arrivesAtOnce(html: string): boolean {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length <= firstFlightBytes;
}

function deferScripts(html: string): string {
  const urls = [...html.matchAll(fetchedScripts)].map(([, url]) => url);
  return urls.length > 0 ? name(html.replace(fetchedScripts, ''), 'once-painted', urls.join(' ')) : html;
}

function name(html: string, what: string, url: string): string {
  return html.replace('<html', `<html data-${what}="${url}"`);
}
