import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a command may take to end before it is killed when the run is cancelled. */
const killAfterMs = 8_000;

interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/**
 * Runs a command in its own process group with our output, and resolves with its exit code when it and its children
 * have ended. Rejects with the signal's reason on an abort.
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
  let forcedKill: NodeJS.Timeout | undefined;
  const stop = () => {
    sendToGroup('SIGTERM');
    forcedKill = setTimeout(() => sendToGroup('SIGKILL'), killAfterMs);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    signal.throwIfAborted();
    return code ?? 1;
  } finally {
    clearTimeout(forcedKill);
    signal.removeEventListener('abort', stop);
    sendToGroup('SIGKILL');
  }
}
