import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { trimStyles } from './trim-styles.ts';

export interface FinishedPage {
  html: string;
  /** Further style sheets, by their paths. */
  sheets: Map<string, string>;
}

const fetchedScripts = /<script type="module" src="([^"]+)"><\/script>/g;

/** The first flight: a server's first ten packets (RFC 6928), less the answer's head. */
const firstFlightBytes = 10 * 1_460 - 1_200;

/** The script that a page loads when its visitor asks for the chat, as its file name begins. */
const chatScript = /^chat-app\./;
/** What a script preloads for its dynamic imports; each of them names its own imports again. */
const preloads = /^const __vite__mapDeps=.*$/m;

/**
 * Makes a built page quick to show: whatever its first paint does not need is loaded afterwards (`web/site/layout/`).
 * Those are the scripts that are not needed for reading and, when the page would not fit the first flight with them, the
 * styles that only its islands use; the inline sheet then holds the rest. The styles of the chat come when it is asked
 * for. A further sheet holds all that the page uses, because rules of a later sheet would win over those of an earlier
 * one that belong after them. `scripts` are all scripts of the site, by file name.
 */
export function finishPage(html: string, scripts: Map<string, string>): FinishedPage {
  const sheets = new Map<string, string>();
  const addSheet = (kind: string, css: string) => {
    const path = `/_astro/${kind}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
    sheets.set(path, css);
    return path;
  };
  const first = new Map(
    [...scripts].flatMap(([file, script]) => (chatScript.test(file) ? [] : [[file, script.replace(preloads, '')]])),
  );
  let { html: finished, css } = trimStyles(html, first);
  if (html.includes('client="after-paint"') && !arrivesAtOnce(finished)) {
    finished = name(trimStyles(html, new Map()).html, 'more-styles', addSheet('islands', css));
  }
  const hasChat = html.includes('id="chat-launcher"');
  if (hasChat) finished = name(finished, 'chat-styles', addSheet('chat', trimStyles(html, scripts, true).css));
  return { html: deferScripts(finished), sheets };
}

/** Estimated with a compression that takes milliseconds; the build's own saves a few more bytes. */
function arrivesAtOnce(html: string): boolean {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length <= firstFlightBytes;
}

function deferScripts(html: string): string {
  const urls = [...html.matchAll(fetchedScripts)].map(([, url = '']) => url);
  const { chat = [], others = [] } = Object.groupBy(urls, (url) =>
    url.includes('conversations.astro') ? 'chat' : 'others',
  );
  const bare = html.replace(fetchedScripts, '');
  const named = others.length > 0 ? name(bare, 'once-painted', others.join(' ')) : bare;
  return chat.length > 0 ? name(named, 'conversations', chat.join(' ')) : named;
}

function name(html: string, what: string, url: string): string {
  return html.replace('<html', `<html data-${what}="${url}"`);
}
