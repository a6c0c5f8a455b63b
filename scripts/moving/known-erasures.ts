import type { Database } from '#/database/open.ts';
import { createAddressHash } from '#/people/address.ts';
import { type KnownErasures, readErasureList, readErasures } from '#/people/erasure-list.ts';
import { replayErasures } from '#/people/replay.ts';

const none: KnownErasures = { receipts: [], ids: [] };

/** What a database knows of erasures, before it is replaced; null where it cannot be read: it may be damaged. */
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
  /** What the database knew that was replaced. */
  erasures: KnownErasures | null;
}

/** Erases again who was erased, by the list of the data directory and what is given. Gives the number of requests. */
export function eraseAgain(database: Database, { dataDir, secret, erasures }: Replay): Promise<number> {
  const listed = readErasureList(dataDir);
  const known = {
    receipts: [...listed.receipts, ...(erasures ?? none).receipts],
    ids: [...listed.ids, ...(erasures ?? none).ids],
  };
  return replayErasures({ database, dataDir, hashOf: createAddressHash(secret) }, known);
}
