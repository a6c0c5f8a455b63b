import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { syncToDisk } from '#/database/durable-files.ts';
import { compressTexts } from './compress.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface BuiltSite {
  /** Files as they are sent, each text beside its `.br` and `.gz`. */
  clientDir: string;
  /** The module that renders pages on demand. */
  serverEntry: string;
  /** The hashes of what is written into each page, by its path in `clientDir`. */
  policiesFile: string;
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
export async function ensureSiteBuilt({
  publicUrl,
  folder = 'dist',
  onBuild,
  signal,
}: SiteBuildOptions = {}): Promise<BuiltSite> {
  const dist = path.join(root, folder);
  const site = {
    clientDir: path.join(dist, 'client'),
    serverEntry: path.join(dist, 'server/entry.mjs'),
    policiesFile: path.join(dist, 'policies.json'),
  };
  if (isCurrent(dist, publicUrl)) return site;
  onBuild?.();
  // Beside it, then on the disk, then moved into place as a whole: whatever cuts a build short, a folder with a stamp is
  // a whole site.
  const unfinished = `${dist}.${process.pid}`;
  const former = `${unfinished}.former`;
  try {
    await build(unfinished, publicUrl, signal);
    await compressTexts(filesBelow(path.join(unfinished, 'client')));
    await writeFile(path.join(unfinished, 'stamp'), stampOf(unfinished, publicUrl));
    for (const file of filesBelow(unfinished)) syncToDisk(file);
    if (existsSync(dist)) await rename(dist, former);
    await rename(unfinished, dist);
  } finally {
    for (const folder of [unfinished, former]) await rm(folder, { recursive: true, force: true });
  }
  return site;
}

/** False as well of a folder that an older or unfinished build left. */
function isCurrent(dist: string, publicUrl: string | undefined): boolean {
  try {
    return readFileSync(path.join(dist, 'stamp'), 'utf8') === stampOf(dist, publicUrl);
  } catch {
    return false;
  }
}

/**
 * A hash of the sources that the build listed: file times lie after a clone. It reads synchronously because nothing is
 * served yet: 300 small files take about 5 ms this way and 50 ms through promises.
 */
function stampOf(dist: string, publicUrl: string | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify([publicUrl ?? null]));
  const inputs = z.array(z.string()).parse(JSON.parse(readFileSync(path.join(dist, 'inputs.json'), 'utf8')));
  for (const input of inputs) {
    for (const file of filesBelow(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0');
      hash.update(readFileSync(file));
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

/** A file itself, or all files of a folder, in a settled order; nothing where there is none. */
function filesBelow(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
