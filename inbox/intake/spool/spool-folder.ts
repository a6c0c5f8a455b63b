import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '#/database/durable-files.ts';
import type { Sealer } from '#/database/sealer.ts';
import { readSpooled, type SpooledRequest, writeSpooled } from './spooled-request.ts';

/** The files of waiting requests, one each, named by the request's id. */
export interface SpoolFolder {
  /** Ids, the oldest request first. Removes unfinished files: their requests were never accepted. */
  list(): Promise<string[]>;
  /** Null for a file that cannot be parsed or opened. Seals a file that is not sealed with today's key. */
  read(id: string): Promise<{ request: SpooledRequest; bytes: number } | null>;
  /** Resolves when the request is on the disk. */
  write(id: string, content: Buffer): Promise<void>;
  content(request: SpooledRequest): Buffer;
  /** Resolves when the deletion is on the disk. */
  remove(ids: readonly string[]): Promise<void>;
}

export function spoolFolder(dataDir: string): string {
  return path.join(dataDir, 'spool');
}

const ending = '.json';

export function openSpoolFolder(dataDir: string, sealer: Sealer | null): SpoolFolder {
  const folder = spoolFolder(dataDir);
  const fileOf = (id: string) => path.join(folder, `${id}${ending}`);

  async function write(id: string, content: Buffer): Promise<void> {
    try {
      await mkdir(folder, { mode: 0o700, recursive: true });
      await writeDurably(fileOf(id), content);
    } catch (error) {
      await rm(`${fileOf(id)}.part`, { force: true }).catch(() => {}); // the disk may fail here as well
      throw error;
    }
  }

  return {
    async list() {
      const names = await readdir(folder).catch(noneIfMissing);
      for (const name of names) if (name.endsWith('.part')) await rm(path.join(folder, name), { force: true });
      return names
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
        .sort(); // ids begin with a time
    },
    async read(id) {
      const stored = await readFile(fileOf(id));
      const read = readSpooled(stored, id, sealer);
      if (!read) return null;
      if (read.isSealed) return { request: read.request, bytes: stored.length };
      const sealed = writeSpooled(read.request, sealer);
      await write(id, sealed);
      return { request: read.request, bytes: sealed.length };
    },
    write,
    content: (request) => writeSpooled(request, sealer),
    async remove(ids) {
      for (const id of ids) await rm(fileOf(id), { force: true });
      const handle = await open(folder, 'r');
      await handle.sync().finally(() => handle.close());
    },
  };
}

/** How many requests wait in a data directory. */
export async function countSpooled(dataDir: string): Promise<number> {
  const names = await readdir(spoolFolder(dataDir)).catch(noneIfMissing);
  return names.filter((name) => name.endsWith(ending)).length;
}

function noneIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
