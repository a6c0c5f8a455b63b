import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a command may take to end by itself when the run is cancelled. */
const patienceMs = 8_000;

interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/**
 * Runs a command in a process group of its own, its output going where ours goes, and resolves with its exit code when
 * it and all it started have ended. Rejects with the signal's reason when that aborts.
 */
export async function runGroup([command = '', ...args]: string[], { cwd, env, signal }: RunOptions): Promise<number> {
  signal.throwIfAborted();
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const sendToGroup = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // The group has ended already.
    }
  };
  let lastResort: NodeJS.Timeout | undefined;
  const stop = () => {
    sendToGroup('SIGTERM');
    lastResort = setTimeout(() => sendToGroup('SIGKILL'), patienceMs);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    signal.throwIfAborted();
    return code ?? 1;
  } finally {
    clearTimeout(lastResort);
    signal.removeEventListener('abort', stop);
    sendToGroup('SIGKILL');
  }
}
