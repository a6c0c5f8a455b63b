import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { startPostgres } from './postgres.ts';

/**
 * Builds the site once for all test files, and gives them a Postgres to create databases on, unless `scripts/test.ts`
 * or the caller brought one.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  await ensureSiteBuilt();
  if (process.env.TEST_DATABASE_URL) return undefined;
  const cluster = await startPostgres();
  process.env.TEST_DATABASE_URL = cluster.url;
  return () => cluster.stop();
}
