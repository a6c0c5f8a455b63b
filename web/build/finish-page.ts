import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { trimStyles } from './trim-styles.ts';

export interface FinishedPage {
  html: string;
  /** A style sheet to stand beside it, by its path; null where the one in the page is all there is. */
  sheet: { path: string; css: string } | null;
}

const fetchedScript = /<script type="module" src="([^"]+)"><\/script>/;

/** What comes with a server's first ten packets (RFC 6928), less the head of the answer. */
const firstFlightBytes = 10 * 1_460 - 1_200;

/**
 * Makes a built page as quick to show as it can be: what it is not shown with comes when it is on the screen
 * (`web/site/layout/`). That is the script it can be read without, and, where the page would not arrive at once with it,
 * the style sheet with what only its islands show; the one in the page then holds what the page needs as it stands.
 * `scripts` are all those of the site, by file name.
 */
export function finishPage(html: string, scripts: Map<string, string>): FinishedPage {
  const whole = trimStyles(html, scripts);
  const hasIslands = html.includes('client="after-paint"');
  if (!hasIslands || arrivesAtOnce(whole.html)) return { html: deferScript(whole.html), sheet: null };
  const { css } = whole;
  const path = `/_astro/islands.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  const lean = trimStyles(html, new Map());
  return { html: deferScript(name(lean.html, 'more-styles', path)), sheet: { path, css } };
}

/** By a compression that takes milliseconds; the build's own takes a few bytes less. */
function arrivesAtOnce(html: string): boolean {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length <= firstFlightBytes;
}

function deferScript(html: string): string {
  const [element, url] = fetchedScript.exec(html) ?? [];
  return element && url ? name(html.replace(element, ''), 'once-painted', url) : html;
}

function name(html: string, what: string, url: string): string {
  return html.replace('<html', `<html data-${what}="${url}"`);
}
