import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { projectEnv, root } from '../run.ts';
import type { RunningServer, ServerOptions } from '../server.ts';
import type { Order, Report } from './messages.ts';

/** A server that shares its process with those of other tests, and nothing else. */
export interface HostedServer extends RunningServer {
  /** Stops it and removes the data directory made for it. */
  remove(): Promise<void>;
}

/** A process that holds servers. */
export interface ServerHost {
  start(options: Pick<ServerOptions, 'env' | 'dataDir' | 'port'>): Promise<HostedServer>;
  end(): Promise<void>;
}

/**
 * Holds many servers in one process. A server in its own process takes more than a second of processor time to start,
 * nearly all of it to load modules; here only the first server pays for that. The process starts with the first server.
 *
 * A server with a new data directory begins with what one with the `usual` settings makes at its first start: its database
 * and its account, which take half the time of a start.
 */
export function createServerHost(usual: Record<string, string>): ServerHost {
  let host: ChildProcess | null = null;
  let count = 0;
  let template: Promise<string> | null = null;

  async function makeTemplate(): Promise<string> {
    const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-data-'));
    const server = await start({ env: usual, dataDir });
    await server.remove();
    return dataDir;
  }

  /** Whether its first start would make what that of a usual server makes. */
  function beginsAsUsual(env: Record<string, string> = {}): boolean {
    return ['STAFF_EMAIL', 'STAFF_PASSWORD', 'DATABASE_URL', 'SEAL_KEY'].every((name) => env[name] === usual[name]);
  }

  function hostProcess(): ChildProcess {
    if (host?.connected) return host;
    const child = fork(join(import.meta.dirname, 'process.ts'), { cwd: root, env: projectEnv, execArgv: [] });
    child.setMaxListeners(0);
    host = child;
    return child;
  }

  async function start({
    env,
    dataDir: kept,
    port: wanted,
  }: Parameters<ServerHost['start']>[0]): Promise<HostedServer> {
    const port = wanted ?? (await freePort());
    const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'frontdesk-data-')));
    if (!kept && beginsAsUsual(env)) {
      template ??= makeTemplate();
      await cp(await template, dataDir, { recursive: true });
    }
    const server = ++count;
    const child = hostProcess();
    let output = '';
    const hear = (report: Report) => {
      if (report.kind === 'output' && report.server === server) output += report.text;
    };
    child.on('message', hear);
    const order: Order = {
      kind: 'start',
      server,
      env: { ...projectEnv, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...env },
    };
    try {
      await fulfil(child, order);
    } catch (error) {
      child.off('message', hear);
      if (!kept) await rm(dataDir, { recursive: true, force: true });
      throw error;
    }
    return {
      origin: `http://127.0.0.1:${port}`,
      port,
      dataDir,
      output: () => output,
      async remove() {
        if (child.connected) await fulfil(child, { kind: 'stop', server });
        child.off('message', hear);
        if (!kept) await rm(dataDir, { recursive: true, force: true });
      },
    };
  }

  return {
    start,
    async end() {
      if (template) await rm(await template, { recursive: true, force: true });
      if (!host?.connected) return;
      const ended = once(host, 'exit');
      host.disconnect();
      await ended;
    },
  };
}

/** Sends an order and resolves when it is done. */
async function fulfil(child: ChildProcess, order: Order): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const hear = (report: Report) => {
    if (report.kind !== 'done' || report.server !== order.server) return;
    if (report.error === null) resolve();
    else reject(new Error(`The server did not ${order.kind}:\n${report.error}`));
  };
  const end = () => reject(new Error(`The process of the servers ended before one did ${order.kind}.`));
  child.on('message', hear).once('exit', end);
  child.send(order);
  await promise.finally(() => child.off('message', hear).off('exit', end));
}
