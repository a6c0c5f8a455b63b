import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getMimeType } from 'hono/utils/mime';
import { z } from 'zod';
import { paths } from '#/content/paths.ts';
import { emptyFormState } from '#/inbox/intake/plain-form.ts';
import type { RequestFormState, SentRequest } from '#/inbox/request/request-form.ts';
import type { BuiltSite } from './build.ts';
import { compressPage } from './compress.ts';
import { contentSecurityPolicy, type InlineHashes, type PolicySources } from './content-security-policy.ts';
import { forInstallation, type Installation, plainInstallation } from './for-installation.ts';
import { compressKeyed, keyOfForm, keyWriter } from './keyed-page.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const oneYear = 'public, max-age=31536000, immutable';

/** A file of the built site, in memory in each encoding. */
export interface SiteFile {
  variants: { identity: SiteFileVariant } & Partial<Record<Encoding, SiteFileVariant>>;
  contentType: string;
  /** The Content-Security-Policy of a page; null for any other file. */
  policy: string | null;
}

/** A file in one encoding. */
export interface SiteFileVariant {
  body: Uint8Array<ArrayBuffer>;
  /** All headers of the file itself. */
  headers: Readonly<Record<string, string> & { ETag: string }>;
  /** The headers that a 304 repeats (RFC 9110 section 15.4.5). */
  keptHeaders: Readonly<Record<string, string>>;
}

export interface Site {
  /** Keyed by URL path: `/faq`, `/_astro/….js`. */
  files: Map<string, SiteFile>;
  notFound: SiteFile;
  /** Keyed by HTTP status. */
  errorPages: Map<number, SiteFile>;
  /** The page that holds the staff app, for all addresses below `/admin`. */
  admin: SiteFile;
  /** The same with the inbox drawn in it, from the answers to the calls of the app (`web/admin/opening/`). */
  drawInbox(answers: unknown): Promise<{ html: string; policy: string }>;
  /** `/start-working` for a GET: the empty form, or the confirmation after it was sent. */
  formPage(sent: SentRequest | null): Promise<FormPage>;
  /** Renders `/start-working` as the answer to a form post without JavaScript. */
  renderForm(form: RequestFormState): Promise<{ html: string; policy: string }>;
}

export interface FormPage {
  /** Returns the page in an encoding, with an idempotency key of 32 hexadecimal digits. */
  write(key: string, encoding: Encoding): Uint8Array<ArrayBuffer>;
  policy: string;
}

/** The form's page may solve a proof of work, in a worker of ours. */
const formSources: PolicySources = { 'worker-src': [] };

/** The pages say what is true of the installation. */
export interface SiteOptions extends Partial<Installation> {
  /** Further sources of the pages that load from other origins, by path. */
  opened?: Readonly<Record<string, PolicySources>>;
}

/** The exports of the build (`web/build/entry.ts`). */
interface ServerEntry {
  renderPage(request: Request, locals: { form: RequestFormState }): Promise<Response>;
  inlineHashes(html: string): InlineHashes;
  loadInboxDrawing(): Promise<{ drawInbox(answers: unknown): Promise<{ app: string; data: string }> }>;
}

const policies = z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }));

/** Reads the built site once; it does not change while the server runs. */
export async function loadSite(built: BuiltSite, { opened = {}, ...told }: SiteOptions = {}): Promise<Site> {
  const installation = { ...plainInstallation, ...told };
  const files = await readFiles(built, opened, installation);
  const admin = take(files, paths.admin);
  return {
    files,
    notFound: take(files, '/404'),
    errorPages: takeErrorPages(files),
    admin,
    drawInbox: prepareInbox(admin, built.serverEntry),
    ...prepareForm(take(files, paths.startWorking), built.serverEntry, installation),
  };
}

/**
 * Most visits are to the empty form: it is built and compressed once, and each visitor gets a copy with another key.
 * The renderer of the other states is imported only when they are first needed.
 */
function prepareForm(
  built: SiteFile,
  serverEntry: string,
  installation: Installation,
): Pick<Site, 'formPage' | 'renderForm'> {
  const empty = emptyFormPage(built);
  let answers: Awaited<ReturnType<typeof prepareAnswers>> | undefined;
  const sentPages = new Map<string, FormPage>();
  return {
    async formPage(sent) {
      if (!sent) return empty;
      answers ??= await prepareAnswers(serverEntry, installation);
      const { contactMethod, confirmed, held } = sent; // few combinations, whatever a visitor asks for
      const state = `${contactMethod} ${confirmed} ${held !== undefined}`;
      const page =
        sentPages.get(state) ?? (await sentPage(answers, { contactMethod, confirmed, ...(held && { held }) }));
      sentPages.set(state, page);
      return page;
    },
    async renderForm(form) {
      answers ??= await prepareAnswers(serverEntry, installation);
      return { html: await answers.render(form), policy: answers.policy };
    },
  };
}

/** The place of the app in its page, and how what is built there ends. */
const appOpening = '<div id="app"';
const builtClosing = '</main></div>';

function prepareInbox({ variants, policy }: SiteFile, serverEntry: string): Site['drawInbox'] {
  const page = Buffer.from(variants.identity.body).toString();
  const from = page.indexOf(appOpening) + appOpening.length;
  const built = page.indexOf('>', from) + 1;
  const to = page.indexOf(builtClosing, built) + builtClosing.length;
  if (!policy || from > built || built > to)
    throw new Error('the page of the staff app has no place for it, or no policy');
  // Nothing in it answers before the app has started: until then it can be read, and not used.
  const place = `${page.slice(0, from)} inert${page.slice(from, built)}`;
  return async (answers) => {
    const entry: ServerEntry = await import(pathToFileURL(serverEntry).href);
    const { drawInbox } = await entry.loadInboxDrawing();
    const { app, data } = await drawInbox(answers);
    return { html: `${place}${app}</div>${data}${page.slice(to)}`, policy };
  };
}

function emptyFormPage({ variants, policy }: SiteFile): FormPage {
  const { identity, br, gzip } = variants;
  const key = keyOfForm(Buffer.from(identity.body).toString());
  if (!key || !policy || !br || !gzip) throw new Error('the built form has no key, no policy, or is not compressed');
  const page = { identity: Buffer.from(identity.body), br: Buffer.from(br.body), gzip: Buffer.from(gzip.body) };
  return { write: keyWriter(page, key), policy };
}

/** Renders the confirmation, and compresses it at a quality that takes milliseconds. */
async function sentPage(
  { render, policy }: Awaited<ReturnType<typeof prepareAnswers>>,
  sent: SentRequest,
): Promise<FormPage> {
  const key = randomBytes(16).toString('hex');
  const html = await render({ ...emptyFormState(key), sent });
  return { write: keyWriter(await compressKeyed(Buffer.from(html), key, 5), key), policy };
}

async function prepareAnswers(serverEntry: string, installation: Installation) {
  const { renderPage, inlineHashes }: ServerEntry = await import(pathToFileURL(serverEntry).href);
  const url = `http://localhost${paths.startWorking}/answer`;
  const render = async (form: RequestFormState) => {
    const html = await (await renderPage(new Request(url), { form })).text();
    return forInstallation(html, installation);
  };
  // The hashes come from an empty form, so that the policy can never allow anything that a visitor typed.
  return { render, policy: contentSecurityPolicy(inlineHashes(await render(emptyFormState(''))), formSources) };
}

function takeErrorPages(files: Map<string, SiteFile>): Map<number, SiteFile> {
  const paths = [...files.keys()].filter((path) => path.startsWith('/errors/'));
  return new Map(paths.map((path) => [Number(path.replace('/errors/', '')), take(files, path)]));
}

function take(files: Map<string, SiteFile>, page: string): SiteFile {
  const file = files.get(page);
  if (!file) throw new Error(`the built site has no page ${page}`);
  files.delete(page);
  return file;
}

async function readFiles(
  { clientDir: folder, policiesFile }: BuiltSite,
  opened: Readonly<Record<string, PolicySources>>,
  installation: Installation,
): Promise<Map<string, SiteFile>> {
  const hashes = policies.parse(JSON.parse(await readFile(policiesFile, 'utf8')));
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.relative(folder, name);
      const url = urlPath(file);
      const inline = hashes[file];
      const policy = inline
        ? contentSecurityPolicy(inline, url === paths.startWorking ? formSources : opened[url])
        : null;
      const bodies = await (inline ? readPage(name, installation) : readBodies(name));
      return [url, siteFile(bodies, url, policy, getMimeType(name))] as const;
    }),
  );
  return new Map(files);
}

function urlPath(file: string): string {
  const page = file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
  return `/${page}`;
}

type Body = Uint8Array<ArrayBuffer>;
type Bodies = { identity: Body } & Partial<Record<Encoding, Body | undefined>>;

async function readBodies(name: string): Promise<Bodies> {
  const [identity, br, gzip] = await Promise.all([
    readFile(name),
    readFile(`${name}.br`).catch(() => undefined),
    readFile(`${name}.gz`).catch(() => undefined),
  ]);
  return { identity, br, gzip };
}

async function readPage(name: string, installation: Installation): Promise<Bodies> {
  const built = await readFile(name, 'utf8');
  const html = forInstallation(built, installation);
  const identity = Buffer.from(html);
  if (html === forInstallation(built, plainInstallation)) return { ...(await readBodies(name)), identity };
  const { br, gzip } = await compressPage(identity);
  return { identity, br: Buffer.from(br), gzip: Buffer.from(gzip) };
}

function siteFile(
  { identity, br, gzip }: Bodies,
  urlPath: string,
  policy: string | null,
  contentType = 'application/octet-stream',
): SiteFile {
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);

  function variant(encoding: Encoding, body: Uint8Array<ArrayBuffer>): SiteFileVariant {
    const keptHeaders = {
      // A hash of the content, plus the encoding, since its bytes differ (RFC 9110 section 8.8.3.3).
      ETag: `"${tag}-${encoding}"`,
      'Cache-Control': urlPath.startsWith('/_astro/') ? oneYear : 'no-cache',
      ...((br || gzip) && { Vary: 'Accept-Encoding' }),
      ...(policy && { 'Content-Security-Policy': policy }),
    };
    const headers = {
      ...keptHeaders,
      'Content-Type': contentType,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    };
    return { body, headers, keptHeaders };
  }

  return {
    contentType,
    policy,
    variants: {
      identity: variant('identity', identity),
      ...(br && { br: variant('br', br) }),
      ...(gzip && { gzip: variant('gzip', gzip) }),
    },
  };
}
