import type { Page } from '@playwright/test';
import { faq } from '#/content/faq.ts';
import { publicPages } from '#/content/pages.ts';
import { paths } from '#/content/paths.ts';
import { createAxe, expect, expectAccessible, open, test } from '#/tests/support/browser.ts';
import { oneOfEachTemplate } from '#/tests/support/public-pages.ts';
import { expectWholeWords } from '#/tests/support/whole-words.ts';

const pages = publicPages.map(({ path }) => path);
const missing = '/no-such-page';
const templates = new Set([...oneOfEachTemplate(pages), missing]);

// The widths are these tests' own, on every device.
test.use({ isMobile: false, hasTouch: false });

async function showAt(page: Page, width: number, path: string) {
  await page.setViewportSize({ width, height: 900 });
  await open(page, path);
}

for (const path of [...pages, missing]) {
  test(`${path} can be read and used at each width, in both themes and in large letters`, async ({
    page,
    allowNoise,
  }) => {
    test.slow();
    if (path === missing) allowNoise(/404 \(Not Found\)/);
    await showAt(page, 360, path);
    if (templates.has(path)) await expectAccessibleAtWidths(page);
    await expectRoomAtWidths(page, path);
    await expectRoomForLargeLetters(page);
  });
}

/** A tablet shows one of the two top bars that these widths show, and is looked at for what its width changes below. */
async function expectAccessibleAtWidths(page: Page) {
  await test.step('accessible in both themes, on a phone and a desktop', async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });
}

/** 320 is what is left of 1280 at a zoom of 400 % (WCAG 1.4.10). */
async function expectRoomAtWidths(page: Page, path: string) {
  await test.step('never scrolls sideways or cuts a word, and what is pressed is large enough', async () => {
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways at ${width}`).toBe(0);
      await expectWholeWords(page);
      if (!templates.has(path)) continue;
      const axe = await createAxe(page);
      const { violations } = await axe.withRules(['target-size']).analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    }
  });
}

/** Letters twice as large on a phone, where the widths that the page answers to stay as they are (WCAG 1.4.4). */
async function expectRoomForLargeLetters(page: Page) {
  await test.step('never scrolls sideways with letters of twice the size on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const wide = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const all = [...document.querySelectorAll('main *, footer *, header *')];
      return all
        .filter((each) => each.getBoundingClientRect().right > clientWidth)
        .map((each) => each.outerHTML.slice(0, 90));
    });
    expect(wide).toEqual([]);
  });
}

for (const path of ['/', paths.howItWorks, paths.startWorking]) {
  test(`${path} begins its second columns at one edge`, async ({ page }) => {
    await open(page, path);
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page.evaluate(() => {
        const second =
          ':is(h1, h2) + :is(p, div), [aria-labelledby=sample-call], #voice-demo figure, div:has(> astro-island)';
        const all = document.querySelectorAll(`main :is(${second}), footer nav > :nth-child(2)`);
        const lefts = [...all].map((each) => Math.round(each.getBoundingClientRect().left));
        return lefts.filter((left) => left > innerWidth / 3);
      });
      expect(edges.length).toBeGreaterThan(1);
      expect(new Set(edges).size, `${edges.join()} at ${width}`).toBe(1);
    }
  });
}

test('forced colours leave buttons their borders', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  for (const name of ['Try Our AI Agent Live', 'Get Started Free']) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveCSS('border-top-style', 'solid');
    await expect(link).toHaveCSS('border-top-width', '1px');
    const [border, ground] = await link.evaluate((element) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(element);
      return [borderTopColor, backgroundColor];
    });
    expect(border).not.toBe(ground);
  }
});

test('with reduced motion nothing moves by itself or on a section’s entrance', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of pages) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
  }
});

test('a printed page keeps every section, dark on white', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-reveal="waiting"]').last()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const section of await page.locator('[data-reveal]').all()) await expect(section).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('a printed FAQ holds every answer, open or closed', async ({ page }) => {
  await page.goto(paths.faq);
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of faq.questions) {
    const hidden = await page.getByText(answer[0] ?? '').evaluate((text) => !text.checkVisibility());
    expect(hidden, answer[0]).toBe(false);
  }
});

// 195 is what is left of a phone's 390 at letters of twice the size (WCAG 1.4.4); the bar does not scroll sideways.
test('the menu stays within reach of who reads with letters of twice the size on a phone', async ({ page }) => {
  await showAt(page, 195, '/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
});

test('the bar, the hero and the first button stand on the first screen of a phone', async ({ page }) => {
  await showAt(page, 360, '/');
  await page.setViewportSize({ width: 360, height: 740 });
  const button = page.getByRole('link', { name: 'Try Our AI Agent Live' });
  await expect(button).toBeInViewport({ ratio: 1 });
});

test.describe('seen beside its stored picture', () => {
  test.use({
    viewport: { width: 1280, height: 720 },
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const [name, path] of [
    ['home', '/'],
    ['start-working', paths.startWorking],
    ['faq', paths.faq],
  ] as const) {
    test(`${path} looks as it was drawn`, async ({ page }) => {
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      // Letters are drawn a little differently from one machine to the next; a part that is missing or moved is more.
      await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.03, threshold: 0.3 });
    });
  }
});
