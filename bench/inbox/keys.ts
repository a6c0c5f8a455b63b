import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '#/tests/support/chromium.ts';
import { staff } from '../inbox.ts';
import { type Finding, milliseconds } from '../report.ts';
import { median, quantile } from '../statistics.ts';
import { withFilledInbox } from './filled-inbox.ts';

const loadedRows = 10_000;
const presses = 40;
const filterChanges = 5;
const limitMs = 50;

/** In the order in which they are pressed: each finds the list as the one before left it. */
const keys = ['j', 'k', 'x', 'Escape'] as const;

/** Measures how soon the screen answers to a key with many rows loaded: from the press to the frame after it. */
export async function measureKeys(dataDir: string): Promise<Finding[]> {
  return withFilledInbox(dataDir, loadedRows + 500, async ({ origin }) => {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
    try {
      const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
      await page.request.post('/api/auth/sign-in/email', { headers: { Origin: origin }, data: staff });
      await page.goto('/admin');
      const few = await measureAll(page, 'with 50 rows');
      await loadRows(page);
      return [...few, ...(await measureAll(page, `with ${loadedRows} rows`))];
    } finally {
      await browser.close();
    }
  });
}

async function loadRows(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Load more' });
  /** Rows far away are not there: a block of the list tells how many it has. */
  const count = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#requests .row-block')].reduce(
        (sum, { style }) => sum + Number(style.getPropertyValue('--rows')),
        0,
      ),
    );
  for (let loaded = await count(); loaded < loadedRows; ) {
    const before = loaded;
    await more.dispatchEvent('click');
    while (loaded === before) loaded = await count();
  }
}

async function measureAll(page: Page, what: string): Promise<Finding[]> {
  await page.locator('#requests li a').nth(20).focus();
  const times: Record<(typeof keys)[number], number[]> = { j: [], k: [], x: [], Escape: [] };
  for (let press = 0; press < presses; press++) {
    for (const key of keys) times[key].push(await answerTo(page, 'keydown', () => page.keyboard.press(key)));
  }
  const found = keys.map((key) => within(`${key}, ${what}`, times[key]));
  const toFewer: number[] = [];
  const back: number[] = [];
  for (let change = 0; change < filterChanges; change++) {
    toFewer.push(await changeFilter(page, 'new'));
    back.push(await changeFilter(page, 'all'));
  }
  return [...found, within(`filter 'new' pressed, ${what}`, toFewer), within(`back to 'all', ${what}`, back)];
}

/** From the press to the frame that shows it pressed; its rows are waited for afterwards. */
async function changeFilter(page: Page, name: 'new' | 'all'): Promise<number> {
  const button = page.getByRole('button', { name, exact: true });
  const ms = await answerTo(page, 'click', () => button.dispatchEvent('click'));
  await page.waitForURL(({ search }) => search === (name === 'new' ? '?status=new' : ''));
  await page.locator('#requests > [aria-busy=false]').waitFor();
  return ms;
}

/** How long from an event to the end of the frame that shows what came of it. */
async function answerTo(page: Page, event: 'keydown' | 'click', act: () => Promise<void>): Promise<number> {
  const answered = await page.evaluateHandle((name) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const heard = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        // A message comes after the frame is laid out and painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    addEventListener(name, heard, { once: true, capture: true });
    return { promise };
  }, event);
  await act();
  return answered.evaluate(({ promise }) => promise);
}

function within(what: string, times: number[]): Finding {
  const p95 = quantile(times, 0.95);
  const value = `${milliseconds(p95)} (median ${milliseconds(median(times))})`;
  return { what: `${what}, p95`, value, target: `<= ${limitMs} ms`, met: p95 <= limitMs };
}
