import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const root = resolve(import.meta.dirname, '../..');

/** How a command ended and what it said. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command of the project to its end; of this process's environment it gets PATH alone. */
export async function run([command = '', ...args]: string[], env: Record<string, string>): Promise<Ended> {
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  process.off('exit', kill);
  return { code: code as number | null, stdout, stderr };
}
