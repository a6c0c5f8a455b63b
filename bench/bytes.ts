import { loadSite } from '#/server/site.ts';
import { ensureSiteBuilt } from '#/server/site-build.ts';
import { weighPage } from './page-weight.ts';
import { type Finding, kilobytes } from './report.ts';

/** How much script a page may load, in bytes of gzip. */
export const scriptBudgets: Record<string, number> = {
  '/': 8_000,
  '/faq': 8_000,
  '/start-working': 88_000,
  '/how-it-works': 88_000,
};

export const styleBudget = 16_000;

/** What each page makes a visitor's browser load, from the built site. */
export async function measureBytes(): Promise<Finding[]> {
  const site = await loadSite(await ensureSiteBuilt());
  const findings: Finding[] = [];
  for (const [path, budget] of Object.entries(scriptBudgets)) {
    const { scriptBytes, styleBytes, blocking } = await weighPage(site, path);
    findings.push(
      within(`${path} JavaScript, gzip`, scriptBytes, budget),
      within(`${path} CSS, gzip`, styleBytes, styleBudget),
      {
        what: `${path} scripts that block the first paint`,
        value: blocking.join(' ') || 'none',
        target: 'none',
        met: blocking.length === 0,
      },
    );
  }
  return findings;
}

function within(what: string, bytes: number, budget: number): Finding {
  return { what, value: kilobytes(bytes), target: `<= ${kilobytes(budget)}`, met: bytes <= budget };
}
