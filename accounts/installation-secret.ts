import type { Database } from '#/database/open.ts';
import { AuthSecretError, authSecret, newSecret, secretFile, secretInFile, wholeSecret } from './auth-secret.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    /** A single row, on Postgres. */
    installation: { id: 1; secret: string };
  }
}

/**
 * The key of this installation, with which sessions, links and tokens are signed. With SQLite it is a file of the data
 * directory. Servers on one Postgres share it there: the first one makes it, of its file if it has one from before.
 * @throws {AuthSecretError} when there is a file that cannot be used, or that holds another key than the database, or when
 * the database holds none.
 */
export async function installationSecret({ kind, db }: Database, dataDir: string): Promise<string> {
  if (kind === 'sqlite') return authSecret(dataDir);
  const own = secretInFile(dataDir);
  await db
    .insertInto('installation')
    .values({ id: 1, secret: own ?? newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db.selectFrom('installation').select('secret').executeTakeFirstOrThrow();
  if (own === null || own === secret) return wholeSecret(secret);
  throw new AuthSecretError(
    `${secretFile(dataDir)} holds another key than the database: delete it to use that of the database, which other ` +
      'servers use, too',
  );
}
