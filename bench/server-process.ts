import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import manifest from '#/package.json' with { type: 'json' };
import { startServer, type TestServer } from '#/tests/support/server.ts';

const root = join(import.meta.dirname, '..');

/** Pins a command to one core, where there are two and the tool for it. */
export function pinned(core: 0 | 1, command: string[]): string[] {
  return canPin ? ['taskset', '-c', String(core), ...command] : command;
}

export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

/** What `npm start` runs; the shell gives way to Node, so that the process is the server itself. */
export const startCommand = ['sh', '-c', manifest.scripts.start];

/** Where a server's data stands by default: a temporary folder may be in memory, and a commit there costs nothing. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const parent = join(root, 'data');
  await mkdir(parent, { recursive: true });
  const dataDir = await mkdtemp(join(parent, 'bench-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(dataDir);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** Runs `work` against a server that is gone afterwards. */
export async function withServer<T>(
  options: Parameters<typeof startServer>[0],
  work: (server: TestServer) => Promise<T>,
): Promise<T> {
  const server = await startServer(options);
  try {
    return await work(server);
  } finally {
    await server.remove();
  }
}

/** The memory a process holds, in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024;
}
