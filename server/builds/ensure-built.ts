import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { syncToDisk } from '#/database/durable-files.ts';
import { filesBelow, isCurrent, root, serverFolder, stampOf } from './current.ts';

/**
 * Builds a folder unless it holds a build of the same sources and settings. It is built in another folder, flushed to the
 * disk, then renamed: whatever interrupts a build, a folder with a stamp is a complete one.
 */
export async function ensureBuilt(
  folder: string,
  settings: unknown,
  build: (unfinished: string) => Promise<void>,
): Promise<void> {
  if (isCurrent(folder, settings)) return;
  const unfinished = `${folder}.${process.pid}`;
  const former = `${unfinished}.former`;
  try {
    await build(unfinished);
    await writeFile(path.join(unfinished, 'stamp'), stampOf(unfinished, settings));
    for (const file of filesBelow(unfinished)) syncToDisk(file);
    if (existsSync(folder)) await rename(folder, former);
    await rename(unfinished, folder);
  } finally {
    for (const left of [unfinished, former]) await rm(left, { recursive: true, force: true });
  }
}

/** Makes one file of the server's modules and those of its packages: loading 1,400 takes most of a start. */
export async function ensureServerBuilt(onBuild?: () => void): Promise<void> {
  await ensureBuilt(serverFolder, root, async (unfinished) => {
    onBuild?.();
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    const config = path.join(root, 'server/builds/vite.config.ts');
    const args = [vite, 'build', '--config', config, '--configLoader', 'native', '--outDir', unfinished];
    await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
  });
}
