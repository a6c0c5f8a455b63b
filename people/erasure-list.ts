import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { syncToDisk } from '#/database/durable-files.ts';
import type { Queries } from '#/database/schema.ts';
import type { ErasedIdRow, ErasureRow } from './tables.ts';

/** The erasures that are known of, with the hashes of what went. */
export interface KnownErasures {
  receipts: ErasureRow[];
  ids: ErasedIdRow[];
}

/** One that is unfinished after this was cut short. */
const longestErasureMs = 3_600_000;

const line = z.object({
  id: z.guid(),
  at: z.string(),
  actor_kind: z.string(),
  actor_id: z.string().nullable(),
  address_hash: z.string(),
  counts: z.string(),
  finished_at: z.string().nullable(),
  cleaned_at: z.string().nullable(),
  /** Hashes of the ids of what went. */
  ids: z.array(z.string()),
});

/** All that a database knows of. */
export async function readErasures(db: Queries): Promise<KnownErasures> {
  return {
    receipts: await readReceipts(db),
    ids: await db.selectFrom('erased_ids').selectAll().execute(),
  };
}

function readReceipts(db: Queries): Promise<ErasureRow[]> {
  return db.selectFrom('erasures').selectAll().orderBy('at').execute();
}

/**
 * The list of erasures in the data directory, a line of JSON each: a database that is restored knows nothing of those
 * since its backup. It names nobody.
 */
export function readErasureList(dataDir: string): KnownErasures {
  const file = erasureList(dataDir);
  const known: KnownErasures = { receipts: [], ids: [] };
  if (!existsSync(file)) return known;
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    if (text === '') continue;
    const { ids, ...receipt } = line.parse(JSON.parse(text));
    known.receipts.push(receipt);
    for (const hash of ids) known.ids.push({ hash, erasure_id: receipt.id });
  }
  return known;
}

/** Adds what the database knows of and the list does not, whichever server did it; without what is under way. */
export async function keepErasureList(db: Queries, dataDir: string): Promise<void> {
  const known = new Set(readErasureList(dataDir).receipts.map(({ id }) => id));
  const over = new Date(Date.now() - longestErasureMs).toISOString();
  const receipts = (await readReceipts(db)).filter(
    ({ id, at, finished_at }) => !known.has(id) && (finished_at !== null || at < over),
  );
  if (receipts.length === 0) return;
  const { ids } = await readErasures(db);
  // Read again, and written without a pause: another erasure may have ended meanwhile.
  const listed = readErasureList(dataDir);
  const hashes = Map.groupBy([...listed.ids, ...ids], ({ erasure_id }) => erasure_id);
  const all = new Map([...receipts, ...listed.receipts].map((receipt) => [receipt.id, receipt]));
  const lines = [...all.values()].map((receipt) => {
    const own = (hashes.get(receipt.id) ?? []).map(({ hash }) => hash);
    return JSON.stringify({ ...receipt, ids: [...new Set(own)] } satisfies z.infer<typeof line>);
  });
  const file = erasureList(dataDir);
  writeFileSync(`${file}.part`, `${lines.join('\n')}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
  syncToDisk(dataDir);
}

function erasureList(dataDir: string): string {
  return path.join(dataDir, 'erasures.jsonl');
}
