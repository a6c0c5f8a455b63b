import { createHash } from 'node:crypto';
import { trimStyles } from './trim-styles.ts';

export interface FinishedPage {
  html: string;
  /** A style sheet to stand beside it, by its path; null where the one in the page is all there is. */
  sheet: { path: string; css: string } | null;
}

const fetchedScript = /<script type="module" src="([^"]+)"><\/script>/;

/**
 * Makes a built page as quick to show as it can be: what it is not shown with comes when it is on the screen
 * (`site/on-demand/`). That is the script it can be read without, and the style sheet with what only its islands show;
 * the one in the page holds what the page needs as it stands. `scripts` are all those of the site, by file name.
 */
export function finishPage(html: string, scripts: Map<string, string>): FinishedPage {
  const whole = trimStyles(html, scripts);
  if (!html.includes('client="after-paint"')) return { html: deferScript(whole.html), sheet: null };
  const { css } = whole;
  const path = `/_astro/islands.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  const lean = trimStyles(html, new Map());
  return { html: deferScript(name(lean.html, 'more-styles', path)), sheet: { path, css } };
}

function deferScript(html: string): string {
  const [element, url] = fetchedScript.exec(html) ?? [];
  return element && url ? name(html.replace(element, ''), 'once-painted', url) : html;
}

function name(html: string, what: string, url: string): string {
  return html.replace('<html', `<html data-${what}="${url}"`);
}
