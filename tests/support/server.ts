import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { projectEnv, root, startCommand } from './run.ts';

export interface ServerOptions {
  /** Kept when it stops. Without one it gets a new one, removed by `remove`. */
  dataDir?: string;
  /** Give the port of an earlier one to start it again at the same address. */
  port?: number;
  /** Settings, on top of what makes it quiet and local. Nothing else of this process's environment is passed on. */
  env?: Record<string, string>;
  /** What to start instead of `npm start` executes; it gets a process group of its own, which `kill` ends whole. */
  command?: string[];
  /** How long it may take to start, where more is going on than usual. */
  startLimitMs?: number;
}

/** A server as those see it who talk to it. */
export interface RunningServer {
  origin: string;
  port: number;
  dataDir: string;
  /** All it has written so far. */
  output(): string;
}

/** The real server, as `npm start` executes it, as a child process. */
export interface TestServer extends RunningServer {
  pid: number;
  /** Resolves with its exit code or signal when it has ended, however it did. */
  ended: Promise<number | string>;
  /** SIGTERM; resolves with the exit code, or with SIGKILL when it had to be killed, as a supervisor would. */
  stop(): Promise<number | string>;
  /** SIGKILL, as a crash or an empty battery would. */
  kill(): Promise<void>;
  /** Kills it and removes the data directory made for it. */
  remove(): Promise<void>;
}

const usualStartLimitMs = 20_000;
/** Twice what most supervisors give a process after SIGTERM, before they kill it: the machine may be busy. */
const stopLimitMs = 20_000;

/** Starts a server and resolves when it is ready to serve; rejects with its output when it ends instead. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'frontdesk-data-')));
  const origin = `http://127.0.0.1:${port}`;
  const [command = '', ...args] = options.command ?? startCommand;
  const child = spawn(command, args, {
    cwd: root,
    detached: options.command !== undefined,
    env: { ...projectEnv, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => {
    if (options.command && child.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  };
  process.once('exit', kill);
  const ended = once(child, 'close').then(([code, signal]: (number | string)[]) => {
    process.off('exit', kill);
    return code ?? signal ?? 'unknown';
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }

  const server: TestServer = {
    origin,
    port,
    dataDir,
    pid: child.pid ?? 0,
    ended,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const impatience = setTimeout(kill, stopLimitMs);
      return ended.finally(() => clearTimeout(impatience));
    },
    async kill() {
      kill();
      await ended;
    },
    async remove() {
      await server.kill();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };

  const ready = await Promise.race([
    ended.then(() => false),
    answersWithin(options.startLimitMs ?? usualStartLimitMs, `${origin}/readyz`),
  ]);
  if (!ready) {
    await server.remove();
    throw new Error(`The server did not start:\n${output}`);
  }
  return server;
}

async function answersWithin(limitMs: number, url: string): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    await delay(100);
  }
  return false;
}
