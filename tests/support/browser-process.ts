import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromiumArgs, chromiumPath } from './chromium.ts';

const startLimitMs = 20_000;

/** A browser of its own, for tools that bring a debugger instead of a driver. */
export interface BrowserProcess {
  /** Of the DevTools protocol. */
  port: number;
  /** Ends the browser with all its processes and removes its profile. */
  stop(): Promise<void>;
}

/** Starts a headless browser with an empty profile; rejects with its output when it does not come up. */
export async function startBrowserProcess(): Promise<BrowserProcess> {
  const profile = await mkdtemp(join(tmpdir(), 'frontdesk-browser-'));
  const args = [...chromiumArgs, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(chromiumPath, [...args, 'about:blank'], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const closed = once(child, 'close');
  const kill = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', kill);

  async function stop(): Promise<void> {
    process.off('exit', kill);
    kill();
    await closed;
    // A process of the group may still write its last.
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  const port = await Promise.race([closed.then(() => null), portOf(profile)]);
  if (port !== null) return { port, stop };
  await stop();
  throw new Error(`The browser did not start:\n${output}`);
}

/** The port it chose, which it writes into its profile; null when it takes too long. */
async function portOf(profile: string): Promise<number | null> {
  const end = performance.now() + startLimitMs;
  while (performance.now() < end) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const port = Number(text.split('\n')[0]);
    if (port > 0) return port;
    await delay(20);
  }
  return null;
}
