import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getMimeType } from 'hono/utils/mime';
import { emptyForm, type RequestFormState } from '#/inbox/request-form.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { BuiltSite } from './site-build.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the built site, held in memory in each encoding it is sent in. */
export interface SiteFile {
  bodies: { identity: Uint8Array<ArrayBuffer> } & Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
  contentType: string;
  /** By content; each encoding adds its name, since its bytes differ (RFC 9110 section 8.8.3.3). */
  entityTag: string;
  /** Of a page. */
  policy: string | null;
}

export interface Site {
  /** By the path it is asked for: `/faq`, `/_astro/….js`. */
  files: Map<string, SiteFile>;
  notFound: SiteFile;
  /** The page that holds the staff app, for all addresses below `/admin`. */
  admin: SiteFile;
  /** Renders `/start-working`. */
  renderForm(form: RequestFormState): Promise<{ html: string; policy: string }>;
}

type RenderPage = (request: Request, locals: { form: RequestFormState }) => Promise<Response>;

/** Reads the built site once; it does not change while the server runs. */
export async function loadSite(built: BuiltSite): Promise<Site> {
  const files = await readFiles(built.clientDir);
  const { renderPage } = (await import(pathToFileURL(built.serverEntry).href)) as { renderPage: RenderPage };
  const formUrl = 'http://localhost/start-working';
  const render = async (form: RequestFormState) => (await renderPage(new Request(formUrl), { form })).text();
  // Taken from an empty form, so that nothing a visitor typed can ever be among what the policy lets run.
  const empty = { sent: false, values: emptyForm, errors: {}, problem: null, idempotencyKey: '' };
  const policy = contentSecurityPolicy(await render(empty));

  return {
    files,
    notFound: take(files, '/404'),
    admin: take(files, '/admin'),
    renderForm: async (form) => ({ html: await render(form), policy }),
  };
}

function take(files: Map<string, SiteFile>, page: string): SiteFile {
  const file = files.get(page);
  if (!file) throw new Error(`the built site has no page ${page}`);
  files.delete(page);
  return file;
}

async function readFiles(folder: string): Promise<Map<string, SiteFile>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const files = await Promise.all(
    names.map(async (name) => [urlPath(path.relative(folder, name)), await readSiteFile(name)] as const),
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

async function readSiteFile(name: string): Promise<SiteFile> {
  const [identity, br, gzip] = await Promise.all([
    readFile(name),
    readFile(`${name}.br`).catch(() => undefined),
    readFile(`${name}.gz`).catch(() => undefined),
  ]);
  return {
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    contentType: getMimeType(name) ?? 'application/octet-stream',
    entityTag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    policy: name.endsWith('.html') ? contentSecurityPolicy(identity.toString()) : null,
  };
}
