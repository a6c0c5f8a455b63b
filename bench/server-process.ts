import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import manifest from '#/package.json' with { type: 'json' };
import { startServer, type TestServer } from '#/tests/support/server.ts';

const root = join(import.meta.dirname, '..');

/** Pins a command to one core, if the machine has two and `taskset`. */
export function pinned(core: 0 | 1, command: string[]): string[] {
  return canPin ? ['taskset', '-c', String(core), ...command] : command;
}

export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

/** The command of `npm start`; it replaces the shell by Node, so that the process is the server. */
export const startCommand = ['sh', '-c', manifest.scripts.start];

/** Runs `work` with a folder below `data/`: a temporary folder may be in memory, where commits cost nothing. */
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

/** Runs `work` against a server and stops it afterwards. */
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

/** Processor time that a process has used, in milliseconds; the kernel counts in hundredths of a second. */
export async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12])); // user and system (proc_pid_stat(5))
}

/** Resident memory of a process, in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024;
}
