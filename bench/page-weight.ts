import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { paths } from '#/content/paths.ts';
import type { Site, SiteFile } from '#/server/site-files/site.ts';

/** What a browser loads for one page before a click. */
export interface PageWeight {
  /** Scripts in files and inline, with their static imports, in bytes of gzip. */
  scriptBytes: number;
  /** Style sheets in files and inline, in bytes of gzip. */
  styleBytes: number;
  /** The page and every file it loads, fonts included, in bytes as sent to a browser. */
  bytes: number;
  /** The page itself, as sent to a browser, without the answer's head. */
  documentBytes: number;
  /** Each file and each kind of inline text, largest first. */
  pieces: { name: string; bytes: number }[];
  /** Render-blocking scripts. */
  blocking: string[];
}

const scriptElement = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;
const linkElement = /<link[^>]*>/g;
/** Scripts of `<astro-island>`: component, renderer and code that runs before hydration. */
const islandScript = /\s(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g;

/** Scripts and styles that a page loads after its first paint: see `web/build/finish-page.ts`. */
const deferredScripts = /<html[^>]* data-once-painted="([^"]+)"/g;
const islandProps = /\sdata-props="([^"]+)"/g;
const moreStyles = /<html[^>]* data-more-styles="([^"]+)"/g;

/** A font face for Basic Latin, which every page loads. */
const plainLatinFont = /@font-face\s*{[^}]*url\("?([^")]+)"?\)[^}]*U\+20-7E[^}]*}/gi;

/** A script file that another one names: an audio worklet, or a dynamic import. */
const namedScript = /["'`](\/_astro\/[^"'`]+\.js)["'`]|\bimport\(["'`](\.\/[^"'`]+\.js)["'`]\)/g;

/** Weighs a page of the built site, such as `/faq`; `/start-working` is rendered as for a first visit. */
export async function weighPage(site: Site, path: string): Promise<PageWeight> {
  const html = await pageHtml(site, path);
  const { files, inlineCode, links } = pageScripts(site, path, html);
  const styleFiles = [...html.matchAll(moreStyles)].map(([, url = '']) => url);
  const inlineStyle = [...html.matchAll(styleElement)].map(([, css]) => css).join('\n');

  const scriptPieces = [...fileSizes(site, files), ...inlineSize('scripts in the page', inlineCode.join('\n'))];
  const stylePieces = [...fileSizes(site, styleFiles), ...inlineSize('styles in the page', inlineStyle)];
  const fonts = [...inlineStyle.matchAll(plainLatinFont)].map(([, url = '']) => url);
  const icons = links.filter((link) => attribute(link, 'rel') === 'icon').map((link) => attribute(link, 'href') ?? '');
  const props = [...html.matchAll(islandProps)].map(([, url = '']) => url);
  const documentBytes = await pageBytes(site, path);
  const loaded = [...files, ...styleFiles, ...props, ...fonts, ...icons].filter((file) => file.startsWith('/'));
  return {
    documentBytes,
    bytes: documentBytes + loaded.reduce((sum, file) => sum + fileBytes(site, file), 0),
    scriptBytes: total(scriptPieces),
    styleBytes: total(stylePieces),
    pieces: [...scriptPieces, ...stylePieces].sort((a, b) => b.bytes - a.bytes),
    blocking: blockingScripts(html),
  };
}

/**
 * Weighs what a page loads later, in bytes of gzip: the module whose file name begins with `name` with everything that
 * it imports or names, and the module `beside` with its imports, without what the page has loaded already.
 */
export async function weighLater(site: Site, path: string, name: string, beside: string): Promise<number> {
  const { files: loaded } = pageScripts(site, path, await pageHtml(site, path));
  const files = new Set(loaded);
  follow(site, moduleFile(site, name), files);
  for (const file of [...files].filter((found) => !loaded.has(found))) {
    for (const [, named, imported = named] of textOf(site, file).matchAll(namedScript)) {
      follow(site, new URL(imported ?? '', `http://localhost${file}`).pathname, files);
    }
  }
  follow(site, moduleFile(site, beside), files);
  return total(
    fileSizes(
      site,
      [...files].filter((file) => !loaded.has(file)),
    ),
  );
}

function moduleFile(site: Site, name: string): string {
  const file = [...site.files.keys()].find((path) => path.startsWith(`/_astro/${name}.`));
  if (!file) throw new Error(`the built site has no module ${name}`);
  return file;
}

function pageScripts(site: Site, path: string, html: string) {
  const scripts = [...html.matchAll(scriptElement)]
    .map(([, attributes = '', code = '']) => ({ attributes, code, src: attribute(attributes, 'src') }))
    .filter(({ attributes }) => !/\btype="(application\/(ld\+)?json|speculationrules)"/.test(attributes));
  const links = [...html.matchAll(linkElement)].map(([link]) => link);
  const inlineCode = scripts.filter(({ src }) => !src).map(({ code }) => code);

  const files = new Set<string>();
  for (const code of inlineCode) followImports(site, path, code, files);
  const roots = [
    ...[...html.matchAll(deferredScripts)].flatMap(([, urls = '']) => urls.split(' ')),
    ...scripts.map(({ src }) => src),
    ...links.filter((link) => attribute(link, 'rel') === 'modulepreload').map((link) => attribute(link, 'href')),
    ...[...html.matchAll(islandScript)].map(([, url]) => url),
  ];
  for (const root of roots) if (root) follow(site, root, files);
  return { files, inlineCode, links };
}

async function pageHtml(site: Site, path: string): Promise<string> {
  if (path === paths.startWorking) {
    const { write } = await site.formPage(null);
    return new TextDecoder().decode(write('0'.repeat(32), 'identity'));
  }
  return textOf(site, path);
}

function textOf(site: Site, path: string): string {
  return Buffer.from(pageFile(site, path).variants.identity.body).toString();
}

function pageFile(site: Site, path: string): SiteFile {
  const file = { '/404': site.notFound, [paths.admin]: site.admin }[path] ?? site.files.get(path);
  if (!file) throw new Error(`the built site has no ${path}`);
  return file;
}

/** Adds a script and its static imports. */
function follow(site: Site, path: string, found: Set<string>): void {
  if (found.has(path)) return;
  found.add(path);
  followImports(site, path, textOf(site, path), found);
}

function followImports(site: Site, path: string, code: string, found: Set<string>): void {
  for (const statement of ts.createSourceFile(path, code, ts.ScriptTarget.Latest).statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const specifier = statement.moduleSpecifier;
    if (!specifier || !ts.isStringLiteral(specifier)) continue;
    follow(site, new URL(specifier.text, `http://localhost${path}`).pathname, found);
  }
}

function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];
}

function fileSizes(site: Site, paths: Iterable<string>) {
  return [...paths].map((path) => ({
    name: path,
    bytes: site.files.get(path)?.variants.gzip?.body.length ?? gzipSync(textOf(site, path), { level: 9 }).length,
  }));
}

async function pageBytes(site: Site, path: string): Promise<number> {
  if (path === paths.startWorking) return (await site.formPage(null)).write('0'.repeat(32), 'br').length;
  const { br, identity } = pageFile(site, path).variants;
  return (br ?? identity).body.length;
}

function fileBytes(site: Site, path: string): number {
  const variants = site.files.get(path)?.variants;
  if (!variants) throw new Error(`the built site has no ${path}`);
  return (variants.br ?? variants.identity).body.length;
}

function inlineSize(name: string, text: string) {
  return text.trim() === '' ? [] : [{ name, bytes: gzipSync(text, { level: 9 }).length }];
}

function total(pieces: { bytes: number }[]): number {
  return pieces.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Classic scripts that are fetched synchronously anywhere in the page, and inline ones in the head. */
function blockingScripts(html: string): string[] {
  const headEnd = html.indexOf('</head>');
  return [...html.matchAll(scriptElement)]
    .filter(({ 1: attributes = '', index }) => {
      if (/\btype="(module|application\/(ld\+)?json)"/.test(attributes)) return false;
      return attribute(attributes, 'src') ? !/\s(async|defer)\b/.test(attributes) : index < headEnd;
    })
    .map(([element]) => element.slice(0, 120));
}
