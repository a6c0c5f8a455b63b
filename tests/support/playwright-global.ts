import { ensureSiteBuilt } from '#/server/site-files/build.ts';

/** The servers of the workers find the site built: they do not all build it at once. */
export default async function setUp(): Promise<void> {
  await ensureSiteBuilt();
}
