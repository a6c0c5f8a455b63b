import { publicPages } from '#/bench/bytes.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { loadSite } from '#/server/site-files/site.ts';

/** The path of every public page of the site as it is built. */
export async function builtPages(): Promise<string[]> {
  return publicPages(await loadSite(await ensureSiteBuilt()));
}
