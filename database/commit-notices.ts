import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type CommitListeners, createCommitListeners } from './commit-listeners.ts';

const channel = 'frontdesk_commits';
/** Commits within this time share a notice: it costs a statement, and other writers wait while it is sent. */
const gatherMs = 100;
/** Nobody waits for the disk because of it. */
const notify = "select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)";
const minBackOffMs = 250;
const maxBackOffMs = 10_000;

/** Tells of the commits of all servers on one Postgres. */
export interface CommitNotices extends CommitListeners {
  close(): Promise<void>;
}

/**
 * Sends a notice soon after the commits of this process, and listens to those of others while somebody wants to know. A
 * notice may get lost, so whoever reads what is new also looks by itself now and then.
 */
export function createCommitNotices(pool: pg.Pool, url: string): CommitNotices {
  const own = randomUUID();
  const { onCommit, committed } = createCommitListeners();
  let wanted = 0;
  let gathering = false;
  let listening: { stop(): Promise<void> } | null = null;

  function tellOthers(): void {
    if (gathering) return;
    gathering = true;
    setTimeout(() => {
      gathering = false;
      if (!pool.ending) pool.query(notify, [channel, own]).catch(() => {});
    }, gatherMs).unref();
  }

  return {
    committed() {
      committed();
      tellOthers();
    },
    onCommit(listener) {
      const forget = onCommit(listener);
      wanted++;
      listening ??= listen(url, own, committed);
      return () => {
        forget();
        wanted--;
        if (wanted > 0) return;
        void listening?.stop();
        listening = null;
      };
    },
    close: async () => listening?.stop(),
  };
}

/** Calls `onNotice` for each notice of another server, and for what may have been missed while nothing listened. */
function listen(url: string, own: string, onNotice: () => void): { stop(): Promise<void> } {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let backOffMs = minBackOffMs;
  let stopped = false;

  async function connect(): Promise<void> {
    const mine = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: maxBackOffMs });
    client = mine;
    mine.on('error', () => {}); // `end` follows
    mine.once('end', again);
    mine.on('notification', ({ payload }) => {
      if (payload !== own) onNotice();
    });
    try {
      await mine.connect();
      const { rows } = await mine.query<{ pid: number }>('select pg_backend_pid() as pid');
      // Behind a pooler another connection answers, on which a `listen` would stay for whoever gets it next.
      if (rows[0]?.pid !== (mine as unknown as { processID: number }).processID) return await stop();
      await mine.query(`listen ${channel}`);
      backOffMs = minBackOffMs;
      onNotice();
    } catch {
      await mine.end().catch(() => {});
      again();
    }
  }

  function again(): void {
    clearTimeout(retry);
    if (stopped) return;
    retry = setTimeout(connect, backOffMs).unref();
    backOffMs = Math.min(2 * backOffMs, maxBackOffMs);
  }

  async function stop(): Promise<void> {
    stopped = true;
    clearTimeout(retry);
    await client?.end().catch(() => {});
  }

  void connect();
  return { stop };
}
