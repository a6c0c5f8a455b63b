import type { Database } from '#/database/open.ts';
import { createAddressHash } from '#/people/address.ts';
import { type KnownErasures, readErasureList, readErasures } from '#/people/erasure-list.ts';
import { replayErasures } from '#/people/replay.ts';

const none: KnownErasures = { receipts: [], ids: [] };

/** The erasures that a database knows, before it is replaced; null where it cannot be read, as when it is damaged. */
export async function erasuresIn(open: () => Database): Promise<KnownErasures | null> {
  let database: Database | null = null;
  try {
    database = open();
    const tables = await database.raw.introspection.getTables();
    return tables.some(({ name }) => name === 'erasures') ? await readErasures(database.db) : none;
  } catch {
    return null;
  } finally {
    await database?.close().catch(() => {}); // one that cannot be read may fail to close
  }
}

export interface Replay {
  dataDir: string;
  /** The key of the installation. */
  secret: string;
  /** Those that the replaced database knew. */
  erasures: KnownErasures | null;
}

/** Erases again the people in the data directory's list and in `erasures`. Resolves to the number of requests erased. */
export function eraseAgain(database: Database, { dataDir, secret, erasures }: Replay): Promise<number> {
  const listed = readErasureList(dataDir);
  const known = {
    receipts: [...listed.receipts, ...(erasures ?? none).receipts],
    ids: [...listed.ids, ...(erasures ?? none).ids],
  };
  return replayErasures({ database, dataDir, hashOf: createAddressHash(secret) }, known);
}
