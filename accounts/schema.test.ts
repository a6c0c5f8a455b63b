import { getMigrations } from 'better-auth/db/migration';
import { describe, expect, it } from 'vitest';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { withPasskeys } from './passkeys/passkey-auth.ts';
import { withSigningKeys } from './staff-tokens/signing-keys.ts';

describe.each(databaseKinds)('the tables of accounts on %s', (kind) => {
  it('have every column that Better Auth and its plugins write', async () => {
    const { auth } = await openApp(kind);
    for (const { options } of [
      await withPasskeys(auth, 'localhost'),
      await withSigningKeys(auth, 'http://localhost'),
    ]) {
      const { toBeCreated, toBeAdded } = await getMigrations(options);
      expect([toBeCreated, toBeAdded]).toEqual([[], []]);
    }
  });
});
