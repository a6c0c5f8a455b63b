import { existsSync } from 'node:fs';
import { chromium, headlessShell } from '#/tests/support/chromium.ts';
import { findDovecot } from '#/tests/support/imap.ts';
import { findPostgres } from '#/tests/support/postgres.ts';
import { runGroup } from './process-group.ts';

interface Tool {
  /** Its name in Debian. */
  package: string;
  installed(): boolean;
  /** Whether the tests can do without it, more slowly. */
  dispensable?(): boolean;
}

const tools: Tool[] = [
  {
    package: 'chromium-headless-shell',
    installed: () => existsSync(headlessShell),
    dispensable: () => existsSync(chromium),
  },
  { package: 'postgresql', installed: () => findPostgres() !== null },
  { package: 'nginx', installed: () => existsSync('/usr/sbin/nginx') },
  { package: 'pgbouncer', installed: () => existsSync('/usr/sbin/pgbouncer') },
  { package: 'pocketsphinx', installed: () => existsSync('/usr/bin/pocketsphinx_continuous') },
  { package: 'pocketsphinx-en-us', installed: () => existsSync('/usr/share/pocketsphinx/model/en-us') },
  { package: 'dovecot-imapd', installed: () => findDovecot() !== null },
  { package: 'gcc', installed: () => existsSync('/usr/bin/cc') },
  { package: 'flite', installed: () => existsSync('/usr/bin/flite') },
];

/** Installs the packages that the tests need and this machine lacks. Rejects when one cannot be had. */
export async function installTools(signal: AbortSignal): Promise<void> {
  const missing = tools.filter((tool) => !tool.installed());
  if (missing.length === 0) return;
  console.log(`Installing ${names(missing)}, which the tests need.`);
  const asRoot = process.getuid?.() === 0 ? [] : process.stdin.isTTY ? ['sudo'] : ['sudo', '-n'];
  const aptGet = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=120'];
  const run = (...args: string[]) =>
    runGroup([...aptGet, ...args], { cwd: '/', env: process.env, signal }).catch((error: unknown) => {
      signal.throwIfAborted();
      console.error(error instanceof Error ? error.message : error);
    });
  await run('update');
  // One by one: apt-get installs none of several when it does not know one of them.
  for (const tool of missing) await run('install', '-y', '--no-install-recommends', tool.package);
  const needed = tools.filter((tool) => !tool.installed() && !tool.dispensable?.());
  if (needed.length > 0) {
    throw new Error(
      `The tests need ${names(needed)}. apt-get could not install it; as root: apt-get install ${needed.map((tool) => tool.package).join(' ')}`,
    );
  }
}

function names(of: readonly Tool[]): string {
  return of.map((tool) => tool.package).join(' and ');
}
