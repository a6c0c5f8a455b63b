import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '#/database/durable-files.ts';
import type { Queries } from '#/database/schema.ts';
import { mailFileNumber } from '#/database/sealed-columns.ts';
import { type Sealer, sealedPrefix } from '#/database/sealer.ts';

/** Where mail is written while no mail server is set. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

/** The file of an entry of the outbox; it has another ending while it is written. */
export function mailFile(folder: string, entryId: string): string {
  return path.join(folder, `${entryId}.eml`);
}

/** A mail as it stands in its file: sealed where there is a key. */
export function mailFileContent(mail: Buffer, entryId: string, sealer: Sealer | null): Buffer {
  return sealer ? Buffer.from(sealer.seal(mail.toString('latin1'), mailFileNumber, entryId)) : mail;
}

/** The mail of a file; null when it is sealed with another key. A file may have been given another name. */
export function readMailFile(content: Buffer, sealer: Sealer | null): Buffer | null {
  const text = content.toString('latin1');
  if (!text.startsWith(sealedPrefix)) return content;
  const opened = sealer?.open(text);
  return opened ? Buffer.from(opened.text, 'latin1') : null;
}

/** Seals the files that are not sealed with the key of now. Gives how many there were. */
export async function sealMailFiles(dataDir: string, sealer: Sealer): Promise<number> {
  const folder = mailFolder(dataDir);
  let sealed = 0;
  for (const name of await filesIn(folder)) {
    if (!name.endsWith('.eml')) continue;
    const file = path.join(folder, name);
    const stored = await readFile(file);
    if (sealer.open(stored.toString('latin1'))?.isCurrent) continue;
    const mail = readMailFile(stored, sealer);
    if (!mail) continue;
    await writeDurably(file, mailFileContent(mail, path.basename(name, '.eml'), sealer));
    sealed++;
  }
  return sealed;
}

/** Deletes the files of entries; gives how many there were. */
export async function removeMailFiles(dataDir: string, entryIds: readonly string[]): Promise<number> {
  const folder = mailFolder(dataDir);
  let removed = 0;
  for (const id of entryIds) {
    if (await isRemoved(mailFile(folder, id))) removed++;
    await isRemoved(`${mailFile(folder, id)}.part`);
  }
  return removed;
}

/** A server that was down when something was erased deletes its files within this time. */
const sweptForMs = 30 * 86_400_000;

/** Deletes the files of what was erased, by whichever server or before a crash. */
export async function sweepMailFiles(db: Queries, dataDir: string, now: Date): Promise<void> {
  const names = new Set(await filesIn(mailFolder(dataDir)));
  if (names.size === 0) return;
  const erased = await db
    .selectFrom('outbox')
    .select('id')
    .where('erased_at', 'is not', null)
    .where('erased_at', '>=', new Date(now.getTime() - sweptForMs).toISOString())
    .execute();
  const left = erased.map(({ id }) => id).filter((id) => names.has(`${id}.eml`) || names.has(`${id}.eml.part`));
  await removeMailFiles(dataDir, left);
}

/** The files that are older than a time; deletes them unless it is a trial. Gives how many there are. */
export async function forgetMailFiles(dataDir: string, before: Date, isTrial = false): Promise<number> {
  const folder = mailFolder(dataDir);
  let found = 0;
  for (const name of await filesIn(folder)) {
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs >= before.getTime()) continue;
    if (isTrial || (await isRemoved(file))) found++;
  }
  return found;
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function isRemoved(file: string): Promise<boolean> {
  try {
    await rm(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
