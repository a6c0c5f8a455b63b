import { constants } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '#/database/durable-files.ts';
import type { Sealer } from '#/database/sealer.ts';
import { readSpooled, type SpooledRequest, writeSpooled } from './spooled-request.ts';

/** The files of waiting requests, one each, named by the request's id. */
export interface SpoolFolder {
  /** Ids, the oldest request first. Removes unfinished files: their requests were never accepted. */
  list(): Promise<string[]>;
  /**
   * Null for what is no file, cannot be parsed or was sealed with another key. Seals a file that is not sealed with today's
   * key, where the disk takes it. Throws an error of the system for a file that cannot be read.
   */
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
/** Several times what the longest request takes, sealed. */
const maxFileBytes = 1024 * 1024;

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
      for (const name of names.filter((name) => name.endsWith('.part'))) {
        await rm(path.join(folder, name), { force: true }).catch(() => {}); // the server starts with a disk that fails
      }
      return names
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
        .sort(); // ids begin with a time
    },
    async read(id) {
      const stored = await readPlain(fileOf(id));
      const read = stored && readSpooled(stored, id, sealer);
      if (!read) return null;
      const { request, isSealed } = read;
      if (isSealed) return { request, bytes: stored.length };
      try {
        const sealed = writeSpooled(request, sealer);
        await write(id, sealed);
        return { request, bytes: sealed.length };
      } catch {
        // A full disk: it stays as it is until it is stored, which needs no room here.
        return { request, bytes: stored.length };
      }
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

/** Null for anything but a file of a request's size: a link, a pipe that nobody writes to, a device without end. */
async function readPlain(file: string): Promise<Buffer | null> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stat = await handle.stat();
    return stat.isFile() && stat.size <= maxFileBytes ? await handle.readFile() : null;
  } finally {
    await handle.close();
  }
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
