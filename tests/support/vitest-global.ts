import { ensureServerBuilt } from '#/server/builds/ensure-built.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { createTemplates } from './databases.ts';
import { startPostgres } from './postgres.ts';

/**
 * Builds site and server once for all test files, and gives them databases to copy, on a Postgres of their own unless
 * `scripts/test.ts` or the caller brought one.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensureSiteBuilt();
  await ensureServerBuilt();
  const cluster = process.env.TEST_DATABASE_URL ? null : await startPostgres();
  if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
  const removeTemplates = await createTemplates();
  return async () => {
    await removeTemplates();
    await cluster?.stop();
  };
}
