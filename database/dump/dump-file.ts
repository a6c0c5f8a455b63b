import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError, takePlace } from '../backup.ts';
import { StorageUnavailableError } from '../storage-error.ts';
import { type Batch, type Contents, rowsABatch, type Value } from './contents.ts';

/**
 * A dump is lines of JSON, compressed by gzip: the head, then for each table a line with its columns and a line for each
 * row, then the end with a hash of all lines before it. `zcat` shows it.
 */
const head = z.object({
  format: z.literal('frontdesk-dump'),
  version: z.literal(1),
  made_at: z.string(),
  migrations: z.array(z.string()).min(1),
});

/** A row has some tens of kilobytes, and may have columns of others. */
const maxLineCharacters = 32 * 1024 * 1024;
/** How much of rows is in memory at a time, beside the number of rows. */
const maxBatchCharacters = 32 * 1024 * 1024;

const name = z.string().min(1).max(63);
const tableLine = z.object({
  table: name,
  columns: z.array(name).min(1),
  /** As Postgres writes them. */
  types: z.array(z.string().regex(/^[a-z_"][\w ".]{0,80}(\(\d{1,4}(,\d{1,4})?\))?[a-z ]{0,40}(\[\])?$/i)).optional(),
});
const rowLine = z.array(z.union([z.string(), z.number(), z.null()]));
const endLine = z.object({ end: z.literal(true), sha256: z.string() });

/**
 * Writes contents to a new file that only its owner can read. The file gets its name once it is whole and on the disk.
 * @throws {BackupError} when `file` exists or cannot be written.
 */
export async function writeDump(file: string, contents: Contents): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} exists already`);
  const unfinished = `${file}.part`;
  try {
    rmSync(unfinished, { force: true });
    const out = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(texts(contents)), createGzip({ level: 5 }), out);
    takePlace(unfinished, file);
  } catch (error) {
    if (error instanceof StorageUnavailableError) throw error; // of the database, not of the file
    throw new BackupError(`${file} cannot be written (${(error as Error).message})`, { cause: error });
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** The lines of the dump, a batch at a time. */
async function* texts({ migrations, batches }: Contents): AsyncGenerator<string> {
  const sum = createHash('sha256');
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  const summed = (text: string) => {
    sum.update(text);
    return text;
  };
  const made_at = new Date().toISOString();
  yield summed(line({ format: 'frontdesk-dump', version: 1, made_at, migrations } satisfies z.infer<typeof head>));
  let current: string | null = null;
  for await (const { table, columns, types, rows } of batches) {
    if (table !== current) yield summed(line({ table, columns, types }));
    current = table;
    if (rows.length > 0) yield summed(rows.map(line).join(''));
  }
  yield line({ end: true, sha256: sum.digest('hex') });
}

/**
 * The contents of a dump. Whether the file is whole is known only at the end: the last step of `batches` throws otherwise.
 * @throws {BackupError}
 */
export async function readDump(file: string): Promise<Contents> {
  const sum = createHash('sha256');
  const lines = readLines(file, sum);
  const first = await lines.next();
  const { migrations } = parsed(file, head, first.value);
  return { migrations, batches: readBatches(file, lines, sum) };
}

async function* readBatches(
  file: string,
  lines: AsyncGenerator<string>,
  sum: ReturnType<typeof createHash>,
): AsyncGenerator<Batch> {
  let table: z.infer<typeof tableLine> | null = null;
  let rows: Value[][] = [];
  let characters = 0;
  let isNew = false;
  for await (const line of lines) {
    if (line.startsWith('[')) {
      const row = parsed(file, rowLine, line);
      if (!table || row.length !== table.columns.length) throw damaged(file);
      rows.push(row);
      characters += line.length;
      if (rows.length < rowsABatch && characters < maxBatchCharacters) continue;
    }
    if (table && (isNew || rows.length > 0)) yield { ...table, rows };
    rows = [];
    characters = 0;
    isNew = false;
    if (line.startsWith('[')) continue;
    if (line.startsWith('{"end"')) {
      if (parsed(file, endLine, line).sha256 !== sum.digest('hex')) throw damaged(file);
      return;
    }
    table = parsed(file, tableLine, line);
    isNew = true;
  }
  throw damaged(file);
}

function parsed<T>(file: string, schema: z.ZodType<T>, line: unknown): T {
  try {
    return schema.parse(JSON.parse(String(line)));
  } catch {
    throw damaged(file);
  }
}

function damaged(file: string): BackupError {
  return new BackupError(`${file} is no whole dump of Frontdesk`);
}

/**
 * Yields lines without their ends. Each line but the last is added to the sum before it is yielded. A small file may unpack
 * to a line without end.
 */
async function* readLines(file: string, sum: ReturnType<typeof createHash>): AsyncGenerator<string> {
  const input = createReadStream(file);
  const unpacked = createGunzip();
  input.on('error', (error) => unpacked.destroy(error));
  let parts: string[] = [];
  let length = 0;
  try {
    for await (const piece of input.pipe(unpacked).setEncoding('utf8')) {
      const ends = (piece as string).split('\n');
      const rest = ends.pop() ?? '';
      for (const end of ends) {
        const line = parts.join('') + end;
        parts = [];
        length = 0;
        if (!line.startsWith('{"end"')) sum.update(`${line}\n`);
        yield line;
      }
      parts.push(rest);
      length += rest.length;
      if (length > maxLineCharacters) throw damaged(file);
    }
  } catch (error) {
    throw error instanceof BackupError ? error : damaged(file);
  } finally {
    input.destroy();
  }
}

/** What kind of backup a file is, by its first bytes. */
export interface BackupKind {
  kind: 'sqlite' | 'dump';
  isCompressed: boolean;
}

const sqliteHead = 'SQLite format 3\0';
const dumpHead = '{"format":"frontdesk-dump"';

/** @throws {BackupError} when the file is no backup. */
export async function kindOfBackup(file: string): Promise<BackupKind> {
  const start = await startOf(file, false);
  if (start.startsWith(sqliteHead)) return { kind: 'sqlite', isCompressed: false };
  const unpacked = start.startsWith('\x1f\x8b') ? await startOf(file, true) : '';
  if (unpacked.startsWith(sqliteHead)) return { kind: 'sqlite', isCompressed: true };
  if (unpacked.startsWith(dumpHead)) return { kind: 'dump', isCompressed: true };
  throw new BackupError(`${file} is no backup of Frontdesk`);
}

async function startOf(file: string, isCompressed: boolean): Promise<string> {
  const input = createReadStream(file);
  const bytes = isCompressed ? input.pipe(createGunzip()) : input;
  input.on('error', (error) => bytes.destroy(error));
  try {
    for await (const piece of bytes) return (piece as Buffer).toString('latin1', 0, 64);
    return '';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupError(`there is no file ${file}`);
    return '';
  } finally {
    input.destroy();
  }
}
