import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';

/** A pooler in front of a Postgres, in transaction mode: each transaction may get another connection of the server. */
export interface TestPooler {
  /** The address of the same database behind the pooler. */
  url: string;
  /** How many clients have come and left by themselves. */
  left(): number;
  stop(): Promise<void>;
}

/** Debian keeps it out of an ordinary user's PATH. */
const program = '/usr/sbin/pgbouncer';

/** `poolSize`: how many connections of the server all clients share. */
export async function startPgbouncer(databaseUrl: string, { poolSize = 5 } = {}): Promise<TestPooler> {
  if (!existsSync(program)) throw new Error('pgbouncer is not installed: apt-get install pgbouncer');
  const target = new URL(databaseUrl);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-pgbouncer-'));
  await chmod(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const settings = `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
`;
  await writeFile(file, settings, { mode: 0o644 });
  // It refuses to run as root.
  const [command = '', ...args] =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups', program] : [program];
  const child = spawn(command, [...args, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'close');
  const url = Object.assign(new URL(databaseUrl), { port: String(port) }).href;
  await vi.waitFor(() => ask(url), 10_000);
  return {
    url,
    left: () => log.split('client close request').length - 1,
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ask(url: string): Promise<void> {
  const client = new Client(url);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => {});
  }
}
