import { createAccount } from '#/accounts/accounts.ts';
import { createAuth } from '#/accounts/auth.ts';
import { authSecret } from '#/accounts/auth-secret.ts';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import type { TestServer } from '#/tests/support/server.ts';
import { staff } from '../inbox.ts';
import { startCommand, withServer } from '../server-process.ts';
import { generateRequests } from './generate.ts';

/** Runs `work` against the server as `npm start` runs it, with so many requests and the account `staff`. */
export async function withFilledInbox<T>(
  dataDir: string,
  amount: number,
  work: (server: TestServer) => Promise<T>,
): Promise<T> {
  await ensureSiteBuilt();
  const database = openDatabase({ dataDir });
  await migrate(database);
  const auth = createAuth({ database, secret: authSecret(dataDir), publicUrl: undefined });
  await createAccount({ database, auth }, { name: 'Bench', ...staff }, systemActor);
  const { id } = await database.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  await generateRequests(database, amount, id);
  await database.close();
  return withServer({ command: startCommand, dataDir }, work);
}
