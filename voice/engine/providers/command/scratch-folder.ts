import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const lent = new Set<string>();

export interface ScratchFolder {
  path: string;
  /** Removes it. */
  giveBack(): Promise<void>;
}

/** Makes a temporary folder that only this user can read; removed at exit at the latest. */
export async function lendScratchFolder(): Promise<ScratchFolder> {
  const path = await mkdtemp(join(tmpdir(), 'frontdesk-speech-'));
  if (lent.size === 0) process.on('exit', removeAll);
  lent.add(path);
  return {
    path,
    async giveBack() {
      await rm(path, { recursive: true, force: true });
      lent.delete(path);
      if (lent.size === 0) process.off('exit', removeAll);
    },
  };
}

/** Runs `use` with a temporary folder that only this user can read; removes it afterwards, at the latest at exit. */
export async function withScratchFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const { path, giveBack } = await lendScratchFolder();
  try {
    return await use(path);
  } finally {
    await giveBack();
  }
}

function removeAll(): void {
  for (const folder of lent) rmSync(folder, { recursive: true, force: true });
}
