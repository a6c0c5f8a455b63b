import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { StoredSubmission } from '#/inbox/request/tables.ts';
import type { RunningServer } from './server.ts';

/** Runs a statement on a server's SQLite file, beside the server. */
export function query<Row>(server: RunningServer, statement: string, ...values: SQLInputValue[]): Row[] {
  const sqlite = new DatabaseSync(join(server.dataDir, 'frontdesk.db'), { timeout: 5_000 });
  try {
    return sqlite.prepare(statement).all(...values) as Row[];
  } finally {
    sqlite.close();
  }
}

/** The requests stored under a name, oldest first. */
export function storedRequests(server: RunningServer, fullName: string): StoredSubmission[] {
  return query(server, 'select * from form_submissions where full_name = ? order by created_at, id', fullName);
}
