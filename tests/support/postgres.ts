import { execFile, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

/** A Postgres server with an empty cluster, for tests only. */
export interface PostgresCluster {
  /** Address of its superuser's database `postgres`. */
  url: string;
  /** Ends the connections of all clients and then the server, as an upgrade of it would. */
  shutDown(): Promise<void>;
  /** Ends it at once, as a crash of it would: what it was doing is undone at the next start. */
  crash(): Promise<void>;
  /** Starts it anew on the same files and port; resolves when it answers. */
  startAgain(): Promise<void>;
  /** Adds a server that holds each commit, too, before it is acknowledged (synchronous replication); once. */
  addStandby(): Promise<PostgresStandby>;
  /** Stops it and removes its files; the same happens when this process ends, however it ends. */
  stop(): Promise<void>;
}

export interface PostgresStandby {
  /** As that of the cluster. */
  url: string;
  /** Makes it the one that is written to; resolves when it takes writes. */
  promote(): Promise<void>;
}

/** The directory of `initdb` and `pg_ctl`, which Debian keeps out of PATH, or `null` when Postgres is not installed. */
export function findPostgres(): string | null {
  const version = (path: string) => Number(path.split('/')[4]);
  const [newest] = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a));
  const candidates = newest ? [newest] : (process.env.PATH ?? '').split(':');
  return candidates.find((bin) => existsSync(`${bin}/initdb`) && existsSync(`${bin}/pg_ctl`)) ?? null;
}

// Prints its directory when it is ready, then waits for the end of its input: the pipe closes when this process stops
// it or has ended.
// The time zone is any but UTC, so that a test notices when one is forgotten.
const script = `
set -eu
bin=$1 port=$2
dir=$(mktemp -d -t frontdesk-postgres.XXXXXX)
trap 'for data in data standby; do "$bin/pg_ctl" stop --pgdata="$dir/$data" --mode=immediate --silent >>log 2>&1 || true; done
  cd /; rm -rf "$dir"' EXIT
cd "$dir"
export PGDATA="$dir/data"
"$bin/initdb" --username=frontdesk --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync >log 2>&1 &&
  cat >>"$PGDATA/postgresql.conf" <<SETTINGS &&
port = $port
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
timezone = 'Asia/Kolkata'
$3
SETTINGS
  "$bin/pg_ctl" start --wait --silent --log=log >>log 2>&1 || { cat log >&2; exit 1; }
echo "$dir"
read -r _ || true
`;

/** Faster, and allowed to lose what it stored; the log stays small, as the files may be in memory. */
const forgetful = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', "max_wal_size = '256MB'"].join(
  '\n',
);

/** `durable` makes it keep what it acknowledged, as a Postgres does that nobody has changed. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresCluster> {
  const bin = findPostgres();
  if (!bin) throw new Error('Postgres is not installed: apt-get install postgresql');
  const port = await freePort();
  // Postgres refuses to run as root; Debian's package brings a user for it.
  const [program, ...user] = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : ['env'];
  const args = [...user, 'sh', '-c', script, 'sh', bin, String(port), durable ? '' : forgetful];
  const child = spawn(program, args, { cwd: '/', detached: true });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const complaint = text(child.stderr);

  const ready = new Promise<string | null>((resolve) => {
    child.once('error', () => resolve(null));
    createInterface(child.stdout)
      .once('line', resolve)
      .once('close', () => resolve(null));
  });
  const directory = await ready;
  if (directory === null) throw new Error(`Postgres did not start:\n${await complaint}`);

  async function asPostgres(tool: string, ...given: string[]): Promise<void> {
    await promisify(execFile)(program, [...user, `${bin}/${tool}`, ...given], { cwd: '/' });
  }

  async function control(command: string[], data = 'data'): Promise<void> {
    const files = ['--wait', '--silent', `--pgdata=${directory}/${data}`, `--log=${directory}/log`];
    await asPostgres('pg_ctl', ...command, ...files);
  }

  async function addStandby(): Promise<PostgresStandby> {
    const own = await freePort();
    const data = `${directory}/standby`;
    const from = ['--host=127.0.0.1', `--port=${port}`, '--username=frontdesk'];
    await asPostgres('pg_basebackup', ...from, `--pgdata=${data}`, '--write-recovery-conf', '--checkpoint=fast');
    await control(['start', `--options=-p ${own}`], 'standby');
    const setting = "alter system set synchronous_standby_names = '*'";
    await asPostgres(
      'psql',
      ...from,
      '--dbname=postgres',
      '--command',
      setting,
      '--command',
      'select pg_reload_conf()',
    );
    return { url: urlAt(own), promote: () => control(['promote'], 'standby') };
  }

  // It must not keep this process alive: a test runner that forgets stop() still ends.
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as unknown as { unref(): void }).unref();
  return {
    url: urlAt(port),
    shutDown: () => control(['stop', '--mode=fast']),
    crash: () => control(['stop', '--mode=immediate']),
    startAgain: () => control(['start']),
    addStandby,
    async stop() {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}

function urlAt(port: number): string {
  return `postgres://frontdesk@127.0.0.1:${port}/postgres`;
}
