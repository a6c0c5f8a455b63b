import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';

/** A Postgres server with an empty cluster, for tests only: what it stores is lost with the machine's power. */
export interface PostgresCluster {
  /** Address of its superuser's database `postgres`. */
  url: string;
  /** Stops it and removes its files; the same happens when this process ends, however it ends. */
  stop(): Promise<void>;
}

/** The directory of `initdb` and `pg_ctl`, which Debian keeps out of PATH, or `null` when Postgres is not installed. */
export function findPostgres(): string | null {
  const version = (path: string) => Number(path.split('/')[4]);
  const [newest] = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a));
  const candidates = newest ? [newest] : (process.env.PATH ?? '').split(':');
  return candidates.find((bin) => existsSync(`${bin}/initdb`) && existsSync(`${bin}/pg_ctl`)) ?? null;
}

// Says 'ready', then waits for the end of its input: the pipe closes when this process stops it or is no more.
// The time zone is any but UTC, so that a test notices when one is forgotten.
const script = `
set -eu
bin=$1 port=$2
dir=$(mktemp -d /tmp/frontdesk-postgres.XXXXXX)
trap '"$bin/pg_ctl" stop --mode=immediate --silent >>log 2>&1 || true; cd /; rm -rf "$dir"' EXIT
cd "$dir"
export PGDATA="$dir/data"
settings="-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 -c timezone=Asia/Kolkata"
unsafe="-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
"$bin/initdb" --username=frontdesk --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync >log 2>&1 &&
  "$bin/pg_ctl" start --wait --silent --log=log -o "$settings $unsafe" >>log 2>&1 || { cat log >&2; exit 1; }
echo ready
read -r _ || true
`;

export async function startPostgres(): Promise<PostgresCluster> {
  const bin = findPostgres();
  if (!bin) throw new Error('Postgres is not installed: apt-get install postgresql');
  const port = await freePort();
  const command = ['sh', '-c', script, 'sh', bin, String(port)];
  // Postgres refuses to run as root; Debian's package brings a user for it.
  if (process.getuid?.() === 0) command.unshift('runuser', '-u', 'postgres', '--');
  const child = spawn(command[0] as string, command.slice(1), { cwd: '/', detached: true });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const complaint = text(child.stderr);

  const ready = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.stdout.once('data', () => resolve(true));
    child.stdout.once('end', () => resolve(false));
  });
  if (!(await ready)) throw new Error(`Postgres did not start:\n${await complaint}`);

  // It must not keep this process alive: a test runner that forgets stop() still ends.
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as unknown as { unref(): void }).unref();
  return {
    url: `postgres://frontdesk@127.0.0.1:${port}/postgres`,
    async stop() {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}
