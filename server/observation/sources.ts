import type { Database } from '#/database/open.ts';
import { readOverdue } from '#/inbox/list/overdue.ts';
import type { Sources } from '#/metrics/measures.ts';
import { readBacklog } from '#/outbox/state.ts';
import type { Voice } from '../live-calls/voice.ts';
import { measureAnswer } from './figures.ts';

/** What is looked at when somebody asks for figures. */
export function connectSources(database: Database, voice: Pick<Voice, 'open'>): Sources {
  const { db, pool } = database;
  return {
    overdue: async () => (await readOverdue(db, new Date())).count,
    backlog: () => readBacklog(db, new Date()),
    callsOpen: voice.open,
    databaseMs: () => measureAnswer(database),
    connections: () => pool && { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
  };
}
