import { existsSync } from 'node:fs';
import { chromiumPath } from '#/tests/support/chromium.ts';
import { findPostgres } from '#/tests/support/postgres.ts';
import { runGroup } from './process-group.ts';

/** Debian packages the tests cannot do without, and whether this machine has them. */
const tools = [
  { package: 'chromium', installed: () => existsSync(chromiumPath) },
  { package: 'postgresql', installed: () => findPostgres() !== null },
  { package: 'pocketsphinx', installed: () => existsSync('/usr/bin/pocketsphinx_continuous') },
  { package: 'pocketsphinx-en-us', installed: () => existsSync('/usr/share/pocketsphinx/model/en-us') },
  { package: 'flite', installed: () => existsSync('/usr/bin/flite') },
];

export async function installTools(signal: AbortSignal): Promise<void> {
  const missing = tools.filter((tool) => !tool.installed()).map((tool) => tool.package);
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(' and ')}, which the tests need.`);
  const asRoot = process.getuid?.() === 0 ? [] : process.stdin.isTTY ? ['sudo'] : ['sudo', '-n'];
  const aptGet = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=120'];
  const run = (...args: string[]) =>
    runGroup([...aptGet, ...args], { cwd: '/', env: process.env, signal }).catch((error: unknown) => {
      signal.throwIfAborted();
      console.error(error instanceof Error ? error.message : error);
      return 1;
    });
  const failed =
    (await run('update')) !== 0 || (await run('install', '-y', '--no-install-recommends', ...missing)) !== 0;
  const stillMissing = tools.filter((tool) => !tool.installed()).map((tool) => tool.package);
  if (failed || stillMissing.length > 0) {
    throw new Error(
      `The tests need ${missing.join(' and ')}. apt-get could not install it; as root: apt-get install ${missing.join(' ')}`,
    );
  }
}
