import { setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Damage } from './soundness.ts';

/** Enough to know how bad it is; a damaged file may have thousands. */
const maxFindings = 100;

/** SQLITE_IOERR, SQLITE_CORRUPT and SQLITE_NOTADB: they end the check and count as damage. */
const unreadable = new Set([10, 11, 26]);

function check(file: string): Damage | null {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    const rows = database.prepare(`pragma integrity_check(${maxFindings})`).all();
    const findings = rows.flatMap(({ integrity_check: found }) => (found === 'ok' ? [] : [String(found)]));
    const [first] = findings;
    return first === undefined ? null : { findings: findings.length, first: first.split('\n')[0] ?? '' };
  } catch (error) {
    const { errcode = 0, errstr = '' } = error as { errcode?: number; errstr?: string };
    if (!unreadable.has(errcode & 0xff)) throw error;
    return { findings: 1, first: errstr };
  } finally {
    database?.close();
  }
}

/** Gets a tenth of the time of a thread that serves requests. At the lowest priority the check might never end on a busy machine. */
const nice = 10;

// On Linux this is the priority of this thread only.
if (process.platform === 'linux') setPriority(nice);
parentPort?.postMessage(check((workerData as { file: string }).file));
