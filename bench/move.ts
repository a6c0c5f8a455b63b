// `npm run bench:move` moves 100,000 requests from SQLite to Postgres and back, and backs both up; `-- 2000` fewer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { authSecret } from '#/accounts/auth-secret.ts';
import { migrate } from '#/database/migrate.ts';
import { type Database, openDatabase } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import { appendAll } from '#/events/append.ts';
import { readCommandLine } from '#/scripts/command-line.ts';
import { startPostgres } from '#/tests/support/postgres.ts';
import { type Finding, findingsTable } from './report.ts';
import { withDataDir } from './server-process.ts';
import { storeRequests } from './stored-requests.ts';

const usage = 'npm run bench:move            100,000 requests\nnpm run bench:move -- NUMBER  fewer';
const {
  words: [given = '100000'],
} = readCommandLine({ usage, words: { min: 0, max: 1 } });
const amount = Number(given);
/** Node itself takes some 60 MB, the program 40. */
const maxResidentMb = 300;
const sampleMs = 100;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const findings: Finding[] = [];
const cluster = await startPostgres();
try {
  await withDataDir((here) => withDataDir((back) => measure(here, back)));
} finally {
  await cluster.stop();
}
console.log(`${amount} requests\n${findingsTable(findings)}`);
process.exitCode = findings.some(({ met }) => met === false) ? 1 : 0;

async function measure(here: string, back: string): Promise<void> {
  const database = openDatabase({ dataDir: here });
  await migrate(database);
  await storeRequests(database, amount);
  await logThem(database);
  await database.close();
  authSecret(here);
  const postgres = { DATA_DIR: here, DATABASE_URL: cluster.url };
  await time('backup on SQLite', ['backup', path.join(here, 'copy.db')], { DATA_DIR: here });
  await time('move to Postgres', ['move', '--to', cluster.url], { DATA_DIR: here });
  await time('backup on Postgres', ['backup', path.join(here, 'copy.jsonl.gz')], postgres);
  await time('restore on Postgres', ['restore', path.join(here, 'copy.jsonl.gz'), '--replace'], postgres);
  await time('move back to SQLite', ['move', '--to', 'sqlite'], { ...postgres, DATA_DIR: back });
  for (const file of ['copy.db', 'copy.jsonl.gz']) {
    findings.push({ what: file, value: `${(statSync(path.join(here, file)).size / 1e6).toFixed(1)} MB` });
  }
}

/** An event for each request, as there is when it comes by the form. */
async function logThem(database: Database): Promise<void> {
  const rows = await database.db.selectFrom('form_submissions').select(['id', 'full_name']).execute();
  for (let from = 0; from < rows.length; from += 500) {
    const created = rows.slice(from, from + 500).map(({ id, full_name }) => ({
      kind: 'submission.created' as const,
      subjectId: id,
      data: { call_id: null, urgent: false, is_spam: false },
      words: { full_name },
    }));
    await database.write((write) => appendAll(write, created, systemActor));
  }
}

/** Runs a command, with the most memory that it had. */
async function time(what: string, [name = '', ...words]: string[], env: Record<string, string>): Promise<void> {
  const begun = performance.now();
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...words], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  let most = 0;
  const sampling = setInterval(() => void sample().catch(() => {}), sampleMs); // it has just ended
  async function sample(): Promise<void> {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    most = Math.max(most, Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024);
  }
  const [code] = await ended.finally(() => clearInterval(sampling));
  if (code !== 0) throw new Error(`${what} failed`);
  const megabytes = most / 1e6;
  findings.push(
    { what, value: `${((performance.now() - begun) / 1_000).toFixed(1)} s` },
    {
      what: `${what}: the most memory`,
      value: `${megabytes.toFixed(0)} MB`,
      target: `<= ${maxResidentMb} MB`,
      met: megabytes <= maxResidentMb,
    },
  );
}
