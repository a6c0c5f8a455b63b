// `npm ci` fails on other machines when the lock file lacks an optional package of a platform, and `npm install`
// silently omits such packages when the registry has no build of them. So this checks that all of them are there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockFile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/** Lists the optional dependencies of all packages that are missing from the lock file. */
export function missingFromLock(lock: LockFile): string[] {
  return Object.entries(lock.packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesToLook(owner).some((folder) => `${folder}node_modules/${name}` in lock.packages))
      .map((name) => `${owner || 'package.json'} asks for ${name}`),
  );
}

/** The folders in which Node looks: for `node_modules/a/node_modules/b` its own, that of `a`, and the root. */
function placesToLook(owner: string): string[] {
  const parts = owner.split('/node_modules/');
  return ['', ...parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`)];
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as LockFile;
  const missing = missingFromLock(lock);
  for (const line of missing) console.error(`package-lock.json: ${line}, which it does not hold`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
