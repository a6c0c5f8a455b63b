import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { syncToDisk } from '#/database/durable-files.ts';
import type { Database } from '#/database/open.ts';
import { openSpool, type Spool } from '#/inbox/intake/spool/spool.ts';
import { spoolFolder } from '#/inbox/intake/spool/spool-folder.ts';
import type { AddressHash } from '#/people/address.ts';
import { isErasedSince } from '#/people/erased-since.ts';
import type { Config } from './config/config.ts';
import type { Log } from './log.ts';

type SpoolConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'intakeSpool'>;

/** File systems that end with a machine or a container: tmpfs, ramfs, overlayfs (statfs(2)). */
const passingFileSystems = new Set([0x01021994, 0x858458f6, 0x794c7630]);

/**
 * Whether the data directory will be there after a restart, so that a request may be accepted on its word. With SQLite it
 * holds everything. Beside Postgres it may be that of a container: it counts once an earlier start has left the spool's
 * folder in it.
 */
export function dataDirLasts({ dataDir, databaseUrl, intakeSpool }: SpoolConfig): boolean {
  if (intakeSpool !== 'auto') return intakeSpool === 'on';
  if (!databaseUrl) return true;
  return existsSync(spoolFolder(dataDir)) && !passingFileSystems.has(statfsSync(dataDir).type);
}

export interface SpoolParts {
  database: Database;
  config: SpoolConfig;
  log: Log;
  hashOf: AddressHash;
  onStored(): void;
}

/** Opens the spool where the data directory lasts; null where it does not, and requests are refused. */
export async function connectSpool({ database, config, log, hashOf, onStored }: SpoolParts): Promise<Spool | null> {
  const { dataDir } = config;
  const lasts = dataDirLasts(config);
  if (!existsSync(spoolFolder(dataDir))) {
    mkdirSync(spoolFolder(dataDir), { mode: 0o700 });
    syncToDisk(dataDir); // what is written into it counts as stored
  }
  if (!lasts) return null;
  return openSpool({
    database,
    dataDir,
    onStored,
    isErased: ({ id, createdAt, input }) =>
      isErasedSince({ db: database.db, hashOf }, { id, createdAt, email: input.email }),
    report: {
      waiting: (requests) => log.warn({ requests }, 'the database is away: requests wait in DATA_DIR/spool'),
      stored: (requests) => log.info({ requests }, 'requests that waited in DATA_DIR/spool are stored'),
      failed: (request, error) => log.error({ request, error }, 'a request in DATA_DIR/spool cannot be stored yet'),
    },
  });
}
