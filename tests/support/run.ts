import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

export const root = resolve(import.meta.dirname, '../..');

const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { scripts: { start: string } };

/** The real server: what `npm start` executes. */
export const startCommand = [process.execPath, ...(scripts.start.split('exec node ')[1]?.split(' ') ?? [])];

/** Browsers of tests type faster than people, and send what others sent: nothing is doubtful unless a test asks for it. */
const doubtingNobody = {
  FORM_PROOF_ABOVE_PER_10_MIN: '1000000',
  FORM_PROOF_ABOVE_IN_ALL_PER_10_MIN: '1000000',
  FORM_PROOF_COST: '1',
  FORM_MIN_SECONDS: '0',
  FORM_SAME_TEXT_PER_HOUR: '1000000',
};

/** All that a process of the project gets of this one's environment, the compile cache that `npm start` uses, and these. */
export const projectEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/node'),
  ...doubtingNobody,
};

/** Below the time that Vitest gives a test: one that goes on for ever fails it and is gone. */
const limitMs = 25_000;

/** How a command ended and what it said. */
export interface Ended {
  /** Null when it had to be killed. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command of the project to its end. */
export async function run([command = '', ...args]: string[], env: Record<string, string>): Promise<Ended> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...projectEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  process.off('exit', kill);
  return { code: code as number | null, stdout, stderr };
}
