import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesBelow, root } from '../builds/current.ts';
import { ensureBuilt } from '../builds/ensure-built.ts';
import { compressTexts } from './compress.ts';

export interface BuiltSite {
  /** Files as they are sent; each text has a `.br` and a `.gz` beside it. */
  clientDir: string;
  /** The module that renders pages on demand. */
  serverEntry: string;
  /** The hashes of each page's inline scripts and styles, by its path in `clientDir`. */
  policiesFile: string;
}

/** Its message includes the build's output. */
export class SiteBuildError extends Error {
  override name = 'SiteBuildError';
  constructor(output: string, cause: unknown) {
    super(`the site could not be built\n${output}`, { cause });
  }
}

export interface SiteBuildOptions {
  publicUrl?: string | undefined;
  /** A folder below the root, so that the build finds its packages. */
  folder?: string;
  onBuild?: () => void;
  /** Cancels the build. */
  signal?: AbortSignal;
}

/** Builds the site unless its folder holds a build of the same sources and settings. */
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
  await ensureBuilt(dist, publicUrl ?? null, async (unfinished) => {
    onBuild?.();
    await build(unfinished, publicUrl, signal);
    await compressTexts(filesBelow(path.join(unfinished, 'client')));
  });
  return site;
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
      killSignal: 'SIGKILL', // it must not write any more, because its folder is removed
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new SiteBuildError(`${stdout ?? ''}${stderr ?? ''}`, error);
  }
}
