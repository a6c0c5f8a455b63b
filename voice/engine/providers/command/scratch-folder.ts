import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const lent = new Set<string>();

/** Runs `use` with a temporary folder that only this user can read; removes it afterwards, at the latest at exit. */
export async function withScratchFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-speech-'));
  if (lent.size === 0) process.on('exit', removeAll);
  lent.add(folder);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    lent.delete(folder);
    if (lent.size === 0) process.off('exit', removeAll);
  }
}

function removeAll(): void {
  for (const folder of lent) rmSync(folder, { recursive: true, force: true });
}
