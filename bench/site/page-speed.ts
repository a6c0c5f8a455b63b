import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Site } from '#/server/site-files/site.ts';
import { startBrowserProcess } from '#/tests/support/browser-process.ts';
import { budgetsOf } from '../bytes.ts';
import { weighPage } from '../page-weight.ts';
import { type Finding, kilobytes, milliseconds, table } from '../report.ts';
import { startCommand, withDataDir, withServer } from '../server-process.ts';
import { median } from '../statistics.ts';
import type { BareAnswer } from './bare-server.ts';
import { type Category, categories, type Visit, visit } from './lighthouse.ts';

const mostLcpMs = 1_050;
const mostRatio = 1.15;
const floorFolder = join(import.meta.dirname, 'floor');

export interface PageSpeedOptions {
  site: Site;
  pages: string[];
  /** Visits per page; the medians are reported. */
  runs: number;
}

/** Measures each page on a slow phone and a slow network, next to a page of static HTML and one style sheet. */
export function measurePageSpeed({ site, pages, runs }: PageSpeedOptions): Promise<Finding[]> {
  return withDataDir((dataDir) =>
    withServer({ command: startCommand, dataDir: join(dataDir, 'frontdesk') }, ({ origin }) =>
      withFloor(dataDir, async (floor) => {
        const floors = [floor, `${floor}in-one-piece`];
        const visits = await visitInTurns([...floors, ...pages.map((page) => origin + page)], runs);
        const [floorVisits = [], , ...pageVisits] = visits;
        const floorMs = medianOf(floorVisits, 'lcpMs');
        console.log(`${overview(['floor', 'floor in one piece', ...pages], visits, floorMs)}\n`);
        const judged = pages.map((page, position) => judge(site, page, pageVisits[position] ?? [], floorMs));
        return [
          { what: `floor, LCP, median of ${runs}`, value: milliseconds(floorMs) },
          ...(await Promise.all(judged)).flat(),
        ];
      }),
    ),
  );
}

/** Visits all pages in rounds, so that other load on the machine affects all of them. */
async function visitInTurns(urls: string[], runs: number): Promise<Visit[][]> {
  const visits: Visit[][] = urls.map(() => []);
  const browser = await startBrowserProcess();
  try {
    for (let run = 0; run < runs; run++) {
      for (const [position, url] of urls.entries()) visits[position]?.push(await visit(browser.port, url));
      console.log(`  run ${run + 1} of ${runs}`);
    }
  } finally {
    await browser.stop();
  }
  return visits;
}

async function withFloor<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const answersFile = join(dataDir, 'floor.json');
  const html = await readFile(join(floorFolder, 'index.html'), 'utf8');
  const css = await readFile(join(floorFolder, 'floor.css'), 'utf8');
  const inOnePiece = html.replace(/<link rel="stylesheet"[^>]*>/, `<style>${css}</style>`);
  const answers: Record<string, BareAnswer> = {
    '/': await floorAnswer(html, 'text/html; charset=utf-8'),
    '/floor.css': await floorAnswer(css, 'text/css; charset=utf-8'),
    '/in-one-piece': await floorAnswer(inOnePiece, 'text/html; charset=utf-8'),
  };
  await writeFile(answersFile, JSON.stringify(answers));
  const command = ['node', 'bench/site/bare-server.ts', answersFile];
  return withServer({ command, dataDir: join(dataDir, 'floor') }, ({ origin }) => work(`${origin}/`));
}

async function floorAnswer(text: string, type: string): Promise<BareAnswer> {
  const body = await promisify(brotliCompress)(text);
  const headers = { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': String(body.length) };
  return { headers, base64: body.toString('base64') };
}

type Measure = 'fcpMs' | 'lcpMs' | 'tbtMs' | 'cls' | 'bytes';

function medianOf(visits: Visit[], measure: Measure): number {
  return median(visits.map((each) => each[measure]));
}

function score(visits: Visit[], category: Category): number {
  return median(visits.map(({ scores }) => scores[category] ?? Number.NaN));
}

function overview(names: string[], visits: Visit[][], floorMs: number): string {
  const rows = visits.map((each, position) => {
    const lcpMs = medianOf(each, 'lcpMs');
    return [
      `  ${names[position]}`,
      categories.map((category) => score(each, category)).join(' '),
      milliseconds(medianOf(each, 'fcpMs')),
      milliseconds(lcpMs),
      (lcpMs / floorMs).toFixed(2),
      milliseconds(medianOf(each, 'tbtMs')),
      medianOf(each, 'cls').toFixed(3),
      kilobytes(medianOf(each, 'bytes')),
    ];
  });
  return table([['  page', 'scores', 'FCP', 'LCP', 'to floor', 'TBT', 'CLS', 'weight'], ...rows]);
}

async function judge(site: Site, page: string, visits: Visit[], floorMs: number): Promise<Finding[]> {
  const { scriptBytes, blocking } = await weighPage(site, page);
  const budgets = budgetsOf(page);
  const lcpMs = medianOf(visits, 'lcpMs');
  const scores = categories.map((category) => score(visits, category));
  const complaints = [...new Set(visits.flatMap((each) => each.complaints))].join(', ');
  const finding = (what: string, value: string, target: string, met: boolean): Finding => ({
    what: `${page} ${what}`,
    value,
    target,
    met,
  });
  const ratio = lcpMs / floorMs;
  const tbtMs = medianOf(visits, 'tbtMs');
  const cls = medianOf(visits, 'cls');
  const bytes = medianOf(visits, 'bytes');
  const isPerfect = scores.every((each) => each === 100);
  return [
    finding('scores', `${scores.join(' ')}${isPerfect ? '' : ` (${complaints})`}`, '100 each', isPerfect),
    finding('LCP', milliseconds(lcpMs), `<= ${mostLcpMs} ms`, lcpMs <= mostLcpMs),
    finding('LCP to floor', ratio.toFixed(2), `<= ${mostRatio}`, ratio <= mostRatio),
    finding('TBT', milliseconds(tbtMs), `<= ${budgets.blockedMs} ms`, tbtMs <= budgets.blockedMs),
    finding('CLS', cls.toFixed(3), '0', cls === 0),
    finding('weight', kilobytes(bytes), `<= ${kilobytes(budgets.weight)}`, bytes <= budgets.weight),
    finding(
      'JavaScript, gzip',
      kilobytes(scriptBytes),
      `<= ${kilobytes(budgets.script)}`,
      scriptBytes <= budgets.script,
    ),
    finding('scripts before the first paint', blocking.join(' ') || 'none', 'none', blocking.length === 0),
  ];
}
