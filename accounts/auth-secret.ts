import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alsoNamed, syncToDisk } from '#/database/durable-files.ts';

/** Without a key, Better Auth signs with a publicly known one; it warns about keys shorter than 32 characters. */
const whole = /^[\x21-\x7e]{32,}$/;

export class AuthSecretError extends Error {
  override name = 'AuthSecretError';
}

export function secretFile(dataDir: string): string {
  return path.join(dataDir, 'auth-secret');
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The key that signs session cookies: created once, stored in the data directory.
 * @throws {AuthSecretError} when the file cannot be read or written, or holds no key.
 */
export function authSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  if (!existsSync(file)) attempt(file, 'written', () => make(file));
  return read(file);
}

/**
 * The key in the data directory; null when there is none.
 * @throws {AuthSecretError} when the file cannot be read, or holds no key.
 */
export function secretInFile(dataDir: string): string | null {
  const file = secretFile(dataDir);
  return existsSync(file) ? read(file) : null;
}

/**
 * A key that comes from elsewhere, such as a database.
 * @throws {AuthSecretError} when it is none.
 */
export function wholeSecret(secret: string): string {
  if (whole.test(secret)) return secret;
  throw new AuthSecretError('the key in the database is too short, or has invisible characters');
}

/**
 * Puts the key of a database that comes from elsewhere into the data directory.
 * @throws {AuthSecretError} when it is none, or there is another one.
 */
export function keepSecret(dataDir: string, secret: string): void {
  wholeSecret(secret);
  const file = secretFile(dataDir);
  if (!existsSync(file)) attempt(file, 'written', () => make(file, secret));
  if (read(file) === secret) return;
  throw new AuthSecretError(`${file} holds another key than the database that comes: move the file away first`);
}

function read(file: string): string {
  const secret = attempt(file, 'read', () => readFileSync(file, 'utf8').trim());
  if (whole.test(secret)) return secret;
  throw new AuthSecretError(
    `${file} holds no key of 32 visible characters or more: put the one of your backup there, or delete it to have ` +
      'one made (staff sign in anew)',
  );
}

/** Writes the file under another name first, so that it is never partial; of two at once, the first one's key wins. */
function make(file: string, secret = newSecret()): void {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(unfinished, secret, { flag: 'wx', mode: 0o600, flush: true });
    alsoNamed(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  syncToDisk(path.dirname(file));
}

function attempt<T>(file: string, what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new AuthSecretError(`${file} cannot be ${what} (${(error as NodeJS.ErrnoException).code})`);
  }
}
