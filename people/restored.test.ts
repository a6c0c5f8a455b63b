import { execFile } from 'node:child_process';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '#/database/backup.ts';
import type { DatabaseKind } from '#/database/open.ts';
import { createTestDatabase, databaseKinds } from '#/tests/support/databases.ts';
import { findPostgres } from '#/tests/support/postgres.ts';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { signInAt } from '#/tests/support/staff-calls.ts';
import { submit } from '#/tests/support/submit.ts';

const account = { email: 'ann@example.com', password: 'correct horse battery' };

async function openPlace(kind: DatabaseKind) {
  const { dataDir, databaseUrl, remove } = await createTestDatabase(kind);
  onTestFinished(remove);
  const env = {
    STAFF_EMAIL: account.email,
    STAFF_PASSWORD: account.password,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const copy = join(dataDir, 'copy');
  const file = join(dataDir, 'frontdesk.db');
  const tool = (name: string, ...args: string[]) => promisify(execFile)(`${findPostgres()}/${name}`, args);
  return {
    start: async () => {
      const server = await startServer({ dataDir, env });
      onTestFinished(server.remove);
      return server;
    },
    backUp: () => (databaseUrl ? tool('pg_dump', '-Fc', '-f', copy, databaseUrl) : backUp(dataDir, copy)),
    async restore() {
      if (databaseUrl) return tool('pg_restore', '--clean', '--if-exists', '-d', databaseUrl, copy);
      for (const suffix of ['-wal', '-shm']) await rm(file + suffix, { force: true });
      return copyFile(copy, file);
    },
  };
}

async function signIn({ origin }: TestServer) {
  const { call } = await signInAt(origin, account);
  return {
    erase: (email: string) => call('POST', '/api/people/erase', { email }),
    find: async (email: string) => (await call('POST', '/api/people/find', { email })).json(),
  };
}

describe.each(databaseKinds)('a database on %s that was put back by other means than ours', (kind) => {
  it('has nobody who was erased since its backup, once a server has started', async () => {
    const place = await openPlace(kind);
    const first = await place.start();
    await submit(first.origin, 'zoe', { email: 'zoe@example.org' });
    await submit(first.origin, 'ben', { email: 'ben@example.org' });
    await place.backUp();
    expect((await (await signIn(first)).erase('ZOE@example.org')).status).toBe(200);
    await first.stop();
    await place.restore();

    const second = await place.start();
    expect(second.output()).toContain('Requests of erased people in it, erased again: 1.');
    const { find } = await signIn(second);
    expect(await find('zoe@example.org')).toMatchObject({
      person: null,
      erasures: [{ by: { kind: 'system' } }, { by: { kind: 'staff' } }],
    });
    expect(await find('ben@example.org')).toMatchObject({ person: { requests: 1 } });
  }, 60_000);
});
