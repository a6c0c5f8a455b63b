import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { staff } from '#/tests/support/app.ts';
import { createTestDatabase, openTestPlace } from '#/tests/support/databases.ts';
import { startServer } from '#/tests/support/server.ts';
import { createFirstAccount, listAccounts } from './accounts.ts';
import { createAuth } from './auth.ts';
import { installationSecret } from './installation-secret.ts';

const fromBefore = 'a-key-that-was-copied-by-hand-0123456789';

describe('the key of the installation', () => {
  it('is one for all servers that start at once on a Postgres, and no file', async () => {
    const { database, dataDir } = await openTestPlace('postgres');
    const secrets = await Promise.all(Array.from({ length: 8 }, () => installationSecret(database, dataDir)));
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is that of the file that servers had before, which those without one take over', async () => {
    const { database, dataDir } = await openTestPlace('postgres');
    const other = await openTestPlace('postgres');
    await writeFile(join(dataDir, 'auth-secret'), fromBefore);
    expect(await installationSecret(database, dataDir)).toBe(fromBefore);
    expect(await installationSecret(database, other.dataDir)).toBe(fromBefore);
  });

  it('refuses a file with another key, which would open nothing', async () => {
    const { database, dataDir } = await openTestPlace('postgres');
    await installationSecret(database, dataDir);
    await writeFile(join(dataDir, 'auth-secret'), fromBefore);
    await expect(installationSecret(database, dataDir)).rejects.toMatchObject({ name: 'AuthSecretError' });
  });

  it('stays a file of the data directory with SQLite', async () => {
    const { database, dataDir } = await openTestPlace('sqlite');
    const secret = await installationSecret(database, dataDir);
    expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe(secret);
  });
});

it('servers that start at once tell one link to make the first account', async () => {
  const place = await createTestDatabase('postgres');
  onTestFinished(place.remove);
  const { databaseUrl: DATABASE_URL = '' } = place;
  const start = async () => {
    const server = await startServer({ env: { DATABASE_URL } });
    onTestFinished(server.remove);
    // It serves a moment before it says so.
    return vi.waitFor(() => {
      const [, token] = /set-up#(\S+)/.exec(server.output()) ?? [];
      expect(token).toMatch(/^[\w-]{32}$/);
      return token;
    });
  };
  const tokens = await Promise.all([start(), start(), start()]);
  expect(new Set(tokens).size).toBe(1);
});

it('servers that start at once make the account of their settings once', async () => {
  const { database } = await openTestPlace('postgres');
  const auth = createAuth({ database, secret: fromBefore, publicUrl: undefined });
  await Promise.all(Array.from({ length: 4 }, () => createFirstAccount({ database, auth }, staff)));
  expect(await listAccounts(auth)).toMatchObject([{ email: staff.email, role: 'owner' }]);
});
