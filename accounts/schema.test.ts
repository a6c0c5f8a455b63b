import { getMigrations } from 'better-auth/db/migration';
import { describe, expect, it } from 'vitest';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { withPasskeys } from './passkeys/passkey-auth.ts';

describe.each(databaseKinds)('the tables of accounts on %s', (kind) => {
  it('have every column that Better Auth and its plugins write', async () => {
    const { auth } = await openApp(kind);
    const { options } = await withPasskeys(auth, 'localhost');
    const { toBeCreated, toBeAdded } = await getMigrations(options);
    expect([toBeCreated, toBeAdded]).toEqual([[], []]);
  });
});
