import { paths } from '#/content/paths.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { loadSite, type Site } from '#/server/site-files/site.ts';
import { weighLater, weighPage } from './page-weight.ts';
import { type Finding, kilobytes } from './report.ts';

/** Budgets of a page, in bytes sent; scripts and styles in bytes of gzip. */
export interface PageBudgets {
  script: number;
  style: number;
  /** The page with everything it loads before a click. */
  weight: number;
  /** How long its scripts may block the main thread of a slow phone, in milliseconds. */
  blockedMs: number;
}

const readingPage: PageBudgets = { script: 8_000, style: 16_000, weight: 90_000, blockedMs: 0 };
const interactivePage: PageBudgets = { script: 88_000, style: 16_000, weight: 160_000, blockedMs: 50 };

/** With React's router and the checks of the server's answers; its other pages come when they are opened. */
const staffApp: PageBudgets = { script: 140_000, style: 16_000, weight: 230_000, blockedMs: 200 };

export function budgetsOf(page: string): PageBudgets {
  if (page === paths.admin) return staffApp;
  return page === paths.startWorking || page === paths.howItWorks ? interactivePage : readingPage;
}

/** Paths of all pages that search engines may index. */
export function publicPages(site: Site): string[] {
  const listed = [...site.files].filter(
    ([, { policy, variants }]) =>
      policy !== null && !/<meta name="robots" content="noindex"/.test(Buffer.from(variants.identity.body).toString()),
  );
  return [...listed.map(([path]) => path), paths.startWorking].sort();
}

/**
 * Script that a call may load after the click, by client module, in bytes of gzip; includes the call's views and what only
 * some browsers load. The aim for `native` is 30,000 bytes: recognition on the device, the helper for a browser's own
 * model and what the call shares with the chat have taken it beyond.
 */
export const callBudgets: Record<string, number> = { 'native-client': 32_000, 'engine-client': 40_000 };

/** Script that a call with this client module loads after the click, in bytes of gzip. */
export function weighCall(site: Site, module: string): Promise<number> {
  return weighLater(site, paths.howItWorks, module, 'call-views');
}

/** Reported without a budget: we do not control the size of the official class and its call library. */
const callsInTheCloud = 'cloud-client';

/** Measures what each page of the built site loads. */
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
