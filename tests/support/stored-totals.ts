import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What a server's SQLite file holds, read by SQLite alone. */
export interface StoredTotals {
  /** What `pragma integrity_check` says. */
  integrity: string;
  rows: number;
  /** The sum of the counts by status. */
  counted: number;
  keys: number;
  /** Keys whose request is stored. */
  keysInUse: number;
  mails: number;
  /** Requests that have exactly one notice and one receipt in the outbox. */
  rowsWithMails: number;
}

export function storedTotals(dataDir: string): StoredTotals {
  const sqlite = new DatabaseSync(join(dataDir, 'frontdesk.db'), { timeout: 5_000 });
  const number = (statement: string) => Number(sqlite.prepare(statement).get()?.value);
  try {
    return {
      integrity: String(sqlite.prepare('pragma integrity_check').get()?.integrity_check),
      rows: number('select count(*) as value from form_submissions'),
      counted: number('select sum(total) as value from submission_counts'),
      keys: number('select count(*) as value from idempotency_keys'),
      keysInUse: number(
        'select count(distinct submission_id) as value from idempotency_keys join form_submissions on id = submission_id',
      ),
      mails: number("select count(*) as value from outbox where kind like 'submission.%'"),
      rowsWithMails: number(`select count(*) as value from form_submissions where
        (select group_concat(kind) from (select kind from outbox where subject_id = form_submissions.id order by kind))
          = 'submission.notice,submission.receipt'`),
    };
  } finally {
    sqlite.close();
  }
}

/** What the totals must be when `rows` requests have come, each under a key of its own. */
export function wholeTotals(rows: number): StoredTotals {
  return { integrity: 'ok', rows, counted: rows, keys: rows, keysInUse: rows, mails: 2 * rows, rowsWithMails: rows };
}
