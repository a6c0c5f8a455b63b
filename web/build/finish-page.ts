import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { elementsOf } from './elements.ts';
import { trimStyles } from './trim-styles.ts';

export interface FinishedPage {
  html: string;
  /** Files that it loads after its first paint, by their paths. */
  files: Map<string, string>;
}

const fetchedScripts = /<script type="module" src="([^"]+)"><\/script>/g;

const island = /<astro-island\b[^<>]*>/g;
/** An island that waits for the first paint. */
const waits = 'client="after-paint"';

const islandUrl = /(?:component|renderer)-url="([^"]+)"/g;
/** Scripts that Astro writes into a page with islands: the element, and when to load it. */
const wakesIslands = /self\.Astro\b|customElements\.define\("astro-island"/;

/** The style element that Astro writes before the first island. */
const islandSheet = /<style>(astro-island,[^<]*)<\/style>/;

/** A server's first ten packets (RFC 6928), which hold the head of the answer, too. */
export const firstFlightBytes = 10 * 1_460;
/** The room that is left for heads; they have 1,100 to 1,260 bytes. */
const headBytes = 1_260;

/** The script that a page loads when its visitor asks for the chat, as its file name begins. */
const chatScript = /^chat-app\./;
/** React names every element and many words, and makes only what a script of ours tells it to. */
const library = /^react\./;
/** What a script preloads for its dynamic imports; each of them names its own imports again. */
const preloads = /^const __vite__mapDeps=.*$/m;

/**
 * Makes a built page quick to show: whatever its first paint does not need is loaded afterwards (`web/site/layout/`).
 * Those are the scripts that are not needed for reading and, when the page would not fit the first flight with them, the
 * styles that only its islands use; the inline sheet then holds the rest. The styles of the chat come when it is asked
 * for. A further sheet holds all that the page uses, because rules of a later sheet would win over those of an earlier
 * one that belong after them. The words of an island and the scripts that wake it come with its own script. `all`
 * are the scripts of the site, by file name.
 */
export function finishPage(html: string, all: Map<string, string>): FinishedPage {
  const scripts = new Map([...all].filter(([file]) => !library.test(file)));
  const files = new Map<string, string>();
  const addFile = (kind: string, extension: string, text: string) => {
    const path = `/_astro/${kind}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${extension}`;
    files.set(path, text);
    return path;
  };
  const page = moveIslandScripts(
    moveProps(joinStyles(html), (props) => addFile('props', 'json', props)),
    (script) => addFile('islands', 'js', script),
  );
  const first = new Map(
    [...scripts].flatMap(([file, script]) => (chatScript.test(file) ? [] : [[file, script.replace(preloads, '')]])),
  );
  let { html: finished, css } = trimStyles(page, first);
  if (html.includes(waits) && !arrivesAtOnce(finished)) {
    // Nobody types before the islands are there, whose sheet has the fonts for any character.
    finished = name(trimStyles(page, new Map(), false).html, 'more-styles', addFile('islands', 'css', css));
  }
  const hasChat = html.includes('id="chat-launcher"');
  if (hasChat) finished = name(finished, 'chat-styles', addFile('chat', 'css', trimStyles(page, scripts, true).css));
  return { html: shortenDrawings(dropSeparators(deferScripts(finished))), files };
}

/** Moves Astro's rules for islands into the page's own sheet: the policy needs a hash for each sheet. */
function joinStyles(html: string): string {
  const [element, css] = islandSheet.exec(html) ?? [];
  if (element === undefined) return html;
  const others = html.replace(element, '');
  return others.includes('</style>') ? others.replace('</style>', () => `${css}</style>`) : html;
}

/** React separates texts by comments, which only the islands that it takes over need. */
function dropSeparators(html: string): string {
  let kept = '';
  let at = 0;
  for (const { from, to } of elementsOf(html, 'astro-island')) {
    kept += html.slice(at, from).replaceAll('<!-- -->', '') + html.slice(from, to);
    at = to;
  }
  return kept + html.slice(at).replaceAll('<!-- -->', '');
}

/** The page with the islands' properties in files, unless the server writes a visitor's key into them. */
function moveProps(html: string, addProps: (props: string) => string): string {
  if (html.includes('name="idempotency_key"')) return html;
  return html.replace(island, (tag) =>
    tag.includes(waits)
      ? tag.replace(/ props="([^"]*)"/, (_, props: string) => ` data-props="${addProps(unescaped(props))}"`)
      : tag,
  );
}

/** The text of an attribute as Astro writes it. */
function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

/**
 * The page with the scripts that wake its islands in a file, to be fetched with the islands' own, if none of them is
 * wanted before the first paint.
 */
function moveIslandScripts(html: string, addScript: (script: string) => string): string {
  const islands = html.match(island) ?? [];
  if (islands.length === 0 || islands.some((tag) => !tag.includes(waits))) return html;
  const wakers = elementsOf(html, 'script').filter(
    ({ attributes, content }) => attributes === '' && wakesIslands.test(content),
  );
  if (wakers.length === 0) return html;
  const fetched = [
    addScript(wakers.map(({ content }) => content.trim()).join('\n')),
    ...islands.flatMap((tag) => [...tag.matchAll(islandUrl)].map(([, url = '']) => url)),
  ];
  const left = wakers.reduceRight(
    (page, { from, to }) => page.slice(0, from - '<script>'.length) + page.slice(to + '</script>'.length),
    html,
  );
  return left.replace(
    '</body>',
    `${fetched.map((url) => `<script type="module" src="${url}"></script>`).join('')}</body>`,
  );
}

/** React closes each shape of a drawing with an end tag, which foreign elements need not have (HTML 13.1.2.1). */
function shortenDrawings(html: string): string {
  return html.replace(/><\/(?:path|circle|rect|use|stop)>/g, '/>');
}

/** Estimated with a compression that takes milliseconds; the build's own saves a few more bytes. */
function arrivesAtOnce(html: string): boolean {
  return (
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length <= firstFlightBytes - headBytes
  );
}

function deferScripts(html: string): string {
  const urls = [...html.matchAll(fetchedScripts)].map(([, url = '']) => url);
  const { chat = [], others = [] } = Object.groupBy(urls, (url) =>
    url.includes('conversations.') ? 'chat' : 'others',
  );
  const bare = html.replace(fetchedScripts, '');
  const named = others.length > 0 ? name(bare, 'once-painted', others.join(' ')) : bare;
  return chat.length > 0 ? name(named, 'conversations', chat.join(' ')) : named;
}

function name(html: string, what: string, url: string): string {
  return html.replace('<html', `<html data-${what}="${url}"`);
}
