import { startPostgres } from './postgres.ts';

/** Gives every test file a Postgres to create databases on, unless `scripts/test.ts` or the caller brought one. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const cluster = await startPostgres();
  process.env.TEST_DATABASE_URL = cluster.url;
  return () => cluster.stop();
}
