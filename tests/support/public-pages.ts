import { publicPages } from '#/bench/bytes.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { loadSite } from '#/server/site-files/site.ts';

/** The path of every public page of the site as it is built. */
export async function builtPages(): Promise<string[]> {
  return publicPages(await loadSite(await ensureSiteBuilt()));
}

/** Of pages made by one template (those of the audiences) the first: for checks of what the template decides. */
export function oneOfEachTemplate(pages: readonly string[]): string[] {
  const audience = pages.find(isOfAudience);
  return pages.filter((path) => !isOfAudience(path) || path === audience);
}

function isOfAudience(path: string): boolean {
  return path.startsWith('/for/');
}
