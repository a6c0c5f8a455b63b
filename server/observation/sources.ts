import type { Database } from '#/database/open.ts';
import { countSpooled } from '#/inbox/intake/spool/spool-folder.ts';
import { readOverdue } from '#/inbox/list/overdue.ts';
import type { Sources } from '#/metrics/measures.ts';
import { readBacklog } from '#/outbox/state.ts';
import type { Voice } from '../live-calls/voice.ts';
import { measureAnswer } from './figures.ts';

/** What is looked at when somebody asks for figures. */
export function connectSources(database: Database, voice: Pick<Voice, 'open'>, dataDir: string): Sources {
  const { db, pool } = database;
  return {
    overdue: async () => (await readOverdue(db, new Date())).count,
    backlog: () => readBacklog(db, new Date()),
    spooled: () => countSpooled(dataDir),
    callsOpen: voice.open,
    databaseMs: () => measureAnswer(database),
    connections: () => pool && { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
  };
}
