import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipFile } from 'node:zlib';
import { syncToDisk } from '#/database/durable-files.ts';
import { compressKeyed, keyOfForm } from './keyed-page.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** What the build makes of them depends on these alone; file times lie after a clone, so contents are compared. */
const sources = [
  'astro.config.ts',
  'content',
  'inbox',
  'package-lock.json',
  'public',
  'server/site/finish-page.ts',
  'server/site/keyed-page.ts',
  'server/site/trim-styles.ts',
  'site',
  'staff/password-length.ts',
  'voice',
];
const compressible = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

export interface BuiltSite {
  /** Files as they are sent, each text beside its `.br` and `.gz`. */
  clientDir: string;
  /** The module that renders pages on demand. */
  serverEntry: string;
}

/** Carries what the build said. */
export class SiteBuildError extends Error {
  override name = 'SiteBuildError';
  constructor(output: string, cause: unknown) {
    super(`the site could not be built\n${output}`, { cause });
  }
}

export interface SiteBuildOptions {
  publicUrl?: string | undefined;
  /** Below the root, so that the build finds its packages. */
  folder?: string;
  onBuild?: () => void;
  /** Calls a build off. */
  signal?: AbortSignal;
}

/** Builds the site unless what stands in its folder was made from the same sources and settings. */
export async function ensureSiteBuilt({ publicUrl, folder = 'dist', onBuild, signal }: SiteBuildOptions = {}) {
  const dist = path.join(root, folder);
  const stampFile = path.join(dist, 'stamp');
  const site: BuiltSite = { clientDir: path.join(dist, 'client'), serverEntry: path.join(dist, 'server/entry.mjs') };
  const stamp = await stampOf(publicUrl);
  if ((await readFile(stampFile, 'utf8').catch(() => null)) === stamp) return site;
  onBuild?.();
  // Beside it, then on the disk, then moved into place as a whole: whatever cuts a build short, a folder with a stamp is
  // a whole site.
  const unfinished = `${dist}.${process.pid}`;
  const former = `${unfinished}.former`;
  try {
    await build(unfinished, publicUrl, signal);
    await finishPages(path.join(unfinished, 'client'));
    await compressFiles(path.join(unfinished, 'client'));
    await writeFile(path.join(unfinished, 'stamp'), stamp);
    for (const file of await filesBelow(unfinished)) syncToDisk(file);
    if (existsSync(dist)) await rename(dist, former);
    await rename(unfinished, dist);
  } finally {
    for (const folder of [unfinished, former]) await rm(folder, { recursive: true, force: true });
  }
  return site;
}

async function stampOf(publicUrl: string | undefined): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([publicUrl ?? null]));
  for (const source of sources) {
    for (const file of await filesBelow(path.join(root, source))) {
      if (!/\.test\.tsx?$/.test(file))
        hash
          .update(path.relative(root, file))
          .update('\0')
          .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function build(outDir: string, publicUrl: string | undefined, signal: AbortSignal | undefined): Promise<void> {
  const { PUBLIC_URL: _, ...environment } = process.env;
  const astro = path.join(root, 'node_modules/astro/bin/astro.mjs');
  try {
    await promisify(execFile)(process.execPath, [astro, 'build', '--outDir', outDir], {
      cwd: root,
      env: {
        ...environment,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        ...(publicUrl && { PUBLIC_URL: publicUrl }),
      },
      maxBuffer: 64 * 1024 * 1024,
      signal,
      killSignal: 'SIGKILL', // it is to write nothing more: its folder is removed
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new SiteBuildError(`${stdout ?? ''}${stderr ?? ''}`, error);
  }
}

async function finishPages(folder: string): Promise<void> {
  // What parses style sheets is only loaded for a build.
  const { finishPage } = await import('./finish-page.ts');
  const scripts = await scriptsBelow(folder);
  const pages = (await filesBelow(folder)).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const { html, sheet } = finishPage(await readFile(page, 'utf8'), scripts);
    await writeFile(page, html);
    if (sheet) await writeFile(path.join(folder, sheet.path), sheet.css);
  }
}

/** The text of each script, by its file name. */
async function scriptsBelow(folder: string): Promise<Map<string, string>> {
  const files = (await filesBelow(folder)).filter((file) => file.endsWith('.js'));
  return new Map(
    await Promise.all(files.map(async (file) => [path.basename(file), await readFile(file, 'utf8')] as const)),
  );
}

async function compressFiles(folder: string): Promise<void> {
  const texts = (await filesBelow(folder)).filter((file) => compressible.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(file);
      const key = file.endsWith('.html') && keyOfForm(text.toString());
      const { br, gzip } = key ? await compressKeyed(text, key, constants.BROTLI_MAX_QUALITY) : await compress(text);
      await writeFile(`${file}.br`, br);
      await writeFile(`${file}.gz`, gzip);
    }),
  );
}

async function compress(text: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    br: await promisify(brotliCompress)(text, best),
    gzip: await promisify(gzipFile)(text, { level: constants.Z_BEST_COMPRESSION }),
  };
}

/** A file itself, or all files of a folder, in a settled order; nothing where there is none. */
async function filesBelow(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return null;
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  if (!entries) return [place];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
