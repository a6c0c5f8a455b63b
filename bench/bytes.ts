import { paths } from '#/content/paths.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { loadSite, type Site } from '#/server/site-files/site.ts';
import { weighLater, weighPage } from './page-weight.ts';
import { type Finding, kilobytes } from './report.ts';

/** What a page may cost whoever opens it, in bytes that cross the line; scripts and styles in bytes of gzip. */
export interface PageBudgets {
  script: number;
  style: number;
  /** The page with all it loads before anybody clicks. */
  weight: number;
  /** How long its scripts may hold up a slow phone, in milliseconds. */
  blockedMs: number;
}

const readingPage: PageBudgets = { script: 8_000, style: 16_000, weight: 90_000, blockedMs: 0 };
const interactivePage: PageBudgets = { script: 88_000, style: 16_000, weight: 160_000, blockedMs: 50 };

export function budgetsOf(page: string): PageBudgets {
  return page === paths.startWorking || page === paths.howItWorks ? interactivePage : readingPage;
}

/** Every page that search engines may show, by path. */
export function publicPages(site: Site): string[] {
  const listed = [...site.files].filter(
    ([, { policy, variants }]) =>
      policy !== null && !/<meta name="robots" content="noindex"/.test(Buffer.from(variants.identity.body).toString()),
  );
  return [...listed.map(([path]) => path), paths.startWorking].sort();
}

/** How much script a call may load after the click, by the module that holds it; what shows a call is in it. */
export const callBudgets: Record<string, number> = { 'native-client': 30_000, 'engine-client': 40_000 };

/** What a call by one of these modules loads after the click, in bytes of gzip. */
export function weighCall(site: Site, module: string): Promise<number> {
  return weighLater(site, paths.howItWorks, module, 'call-views');
}

/** The official class and its call library are as large as they are: what they weigh is told and not judged. */
const callsInTheCloud = 'cloud-client';

/** What each page makes a visitor's browser load, from the built site. */
export async function measureBytes(): Promise<Finding[]> {
  const site = await loadSite(await ensureSiteBuilt());
  const findings: Finding[] = [];
  for (const path of publicPages(site)) {
    const { scriptBytes, styleBytes, bytes, blocking } = await weighPage(site, path);
    const budgets = budgetsOf(path);
    findings.push(
      within(`${path} JavaScript, gzip`, scriptBytes, budgets.script),
      within(`${path} CSS, gzip`, styleBytes, budgets.style),
      within(`${path} with all it loads`, bytes, budgets.weight),
      {
        what: `${path} scripts that block the first paint`,
        value: blocking.join(' ') || 'none',
        target: 'none',
        met: blocking.length === 0,
      },
    );
  }
  for (const [module, budget] of Object.entries(callBudgets)) {
    findings.push(within(`${module} after the click, gzip`, await weighCall(site, module), budget));
  }
  findings.push({
    what: `${callsInTheCloud} after the click, gzip, without what the call library loads from its own host`,
    value: kilobytes(await weighCall(site, callsInTheCloud)),
  });
  return findings;
}

function within(what: string, bytes: number, budget: number): Finding {
  return { what, value: kilobytes(bytes), target: `<= ${kilobytes(budget)}`, met: bytes <= budget };
}
