import { paths } from '#/content/paths.ts';
import { awake, expect, test } from '../../support/browser.ts';

declare global {
  interface Window {
    /** The sum of all layout shifts (https://web.dev/articles/cls). */
    shifted: number;
    /** Whether each of our faces could be drawn when the page was first painted; null before that. */
    firstPaintedWith: boolean[] | null;
  }
}

const faces = ['600 1rem Besley', '400 1rem Figtree'];

test.beforeEach(async ({ context }) => {
  await context.addInitScript((faces) => {
    window.shifted = 0;
    window.firstPaintedWith = null;
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe('layout-shift', (entry) => {
      window.shifted += (entry as PerformanceEntry & { value: number }).value;
    });
    observe('paint', () => {
      window.firstPaintedWith ??= faces.map((face) => document.fonts.check(face));
    });
  }, faces);
});

for (const path of [paths.home, paths.faq, paths.startWorking]) {
  test(`nothing on ${path} moves when the fonts come late`, async ({ page }) => {
    const isAwake = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await isAwake.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await awake(page);
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
    isAwake.resolve();
    await fetched;
    await page.waitForLoadState('load');
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.01);
  });
}

test('from the second page on, our faces are in the first frame', async ({ page }) => {
  await page.goto(paths.home);
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(paths.faq);
  await expect.poll(() => page.evaluate(() => window.firstPaintedWith)).toEqual([true, true]);
});
