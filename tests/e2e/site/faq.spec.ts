import type { Page } from '@playwright/test';
import { faq } from '#/content/faq.ts';
import { paths } from '#/content/paths.ts';
import { expect, expectAccessible, test } from '#/tests/support/browser.ts';

const shown = (page: Page) => page.locator('details').filter({ visible: true });
const chip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const press = (page: Page, name: string) => page.locator('#topics label').getByText(name, { exact: true }).click();
const said = (page: Page) => page.locator('#topics').getByRole('status');

/** Resolves when the faces of the site have taken the place of the machine's fonts, and moved what they move. */
async function inItsOwnFaces(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('font-family', /^Figtree,/);
  await page.evaluate(() => document.fonts.ready);
}

/** From the top bar to the question, in CSS pixels. */
async function spaceBelowBar(page: Page, question: string): Promise<number> {
  const bar = await page.getByRole('banner').boundingBox();
  const summary = await page.locator('summary', { hasText: question }).boundingBox();
  if (!bar || !summary) throw new Error(`${question} is not shown`);
  return summary.y - bar.y - bar.height;
}

test('shows all questions at first, and says nothing of it', async ({ page }) => {
  await page.goto(paths.faq);
  await expect(chip(page, 'All')).toBeChecked();
  await expect(shown(page)).toHaveCount(10);
  await expect(said(page)).toBeEmpty();
});

test('keeps the chosen category in the address, and Back leads through those chosen before', async ({ page }) => {
  await page.goto(paths.faq);
  await press(page, 'Security');
  await expect(page).toHaveURL(`${paths.faq}?category=Security`);
  await expect(said(page)).toHaveText('1 question about Security is shown.');
  await press(page, 'Support');
  await expect(page).toHaveURL(`${paths.faq}?category=Support`);
  await expect(said(page)).toHaveText('2 questions about Support are shown.');
  await expect(shown(page)).toHaveCount(2);
  await expectAccessible(page);

  await page.goBack();
  await expect(page).toHaveURL(`${paths.faq}?category=Security`);
  await expect(chip(page, 'Security')).toBeChecked();
  await expect(shown(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(paths.faq);
  await expect(shown(page)).toHaveCount(10);
  await expect(said(page)).toHaveText('All 10 questions are shown.');
  await page.goForward();
  await expect(shown(page)).toHaveCount(1);
});

test('opens with the category of the address, and with all for one there is not', async ({ page }) => {
  await page.goto(`${paths.faq}?category=service`);
  await expect(chip(page, 'Service')).toBeChecked();
  await expect(shown(page)).toHaveCount(2);
  await page.reload();
  await expect(shown(page)).toHaveCount(2);
  await page.goto(`${paths.faq}?category=Weather`);
  await expect(chip(page, 'All')).toBeChecked();
  await expect(shown(page)).toHaveCount(10);
});

test('is filtered with the arrow keys alone; a walk along the chips is one step back', async ({ page }) => {
  await page.goto(paths.faq);
  await chip(page, 'All').focus();
  for (const category of faq.filter.categories) {
    await page.keyboard.press('ArrowRight');
    await expect(chip(page, category)).toBeFocused();
    await expect(chip(page, category)).toBeChecked();
    await expect(page).toHaveURL(`${paths.faq}?category=${category}`);
  }
  await page.goBack();
  await expect(page).toHaveURL(paths.faq);
  await expect(shown(page)).toHaveCount(10);
});

test('asks the agent a tapped question in the chat', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.faq);
  const [question = ''] = faq.agent.asks;
  await page.getByRole('link', { name: question }).click();
  const chat = page.getByRole('dialog', { name: 'Frontdesk assistant' });
  await expect(chat.getByText(question)).toBeVisible();
  await expect(chat.getByText('calendar').last()).toBeVisible();
});

for (const { scripts, javaScriptEnabled } of [
  { scripts: 'with JavaScript', javaScriptEnabled: true },
  { scripts: 'without JavaScript', javaScriptEnabled: false },
]) {
  test.describe(scripts, () => {
    test.use({ javaScriptEnabled });

    test('a link to a question opens it, below the top bar', { tag: '@phone' }, async ({ page }) => {
      for (const { id, question, answer } of faq.questions) {
        await page.goto('/healthz'); // the next is a page that opens, not a fragment that changes
        await page.goto(`${paths.faq}#${id}`);
        const details = page.locator('details', { hasText: question });
        await expect(details).toHaveAttribute('open', '');
        await inItsOwnFaces(page);
        await expect(details.getByText(answer[0] ?? '')).toBeInViewport();
        expect(await spaceBelowBar(page, question)).toBeGreaterThanOrEqual(0);
      }
    });

    test('words looked for open the closed answer that holds them', async ({ page }) => {
      await page.goto(`${paths.faq}#:~:text=cancellation%20rule`);
      const details = page.locator('details', { hasText: 'cancellation rule' });
      await expect(details).toHaveAttribute('open', '');
      await expect(details.getByText('cancellation rule')).toBeInViewport();
    });

    test('the chips filter', async ({ page }) => {
      await page.goto(paths.faq);
      await press(page, 'Support');
      await expect(shown(page)).toHaveCount(2);
      await press(page, 'All');
      await expect(shown(page)).toHaveCount(10);
    });
  });
}

// Wider letters: of a machine's own font, until the faces of the site arrive; of a visitor who reads them more easily.
test('a link to a question leads below the top bar in letters of any width, also when it changes', {
  tag: '@phone',
}, async ({ page }) => {
  const setSpacing = (letterSpacing: string) =>
    page.evaluate(async (spacing) => {
      document.body.style.letterSpacing = spacing;
      for (const _ of [1, 2]) await new Promise((shown) => requestAnimationFrame(shown));
    }, letterSpacing);
  await page.goto(paths.faq);
  await inItsOwnFaces(page);
  for (const { id, question } of faq.questions) {
    await setSpacing('0.3em');
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id);
    expect(await spaceBelowBar(page, question), `${id} in wide letters`).toBeGreaterThanOrEqual(0);
    await setSpacing('normal');
    expect(await spaceBelowBar(page, question), `${id} in narrower ones`).toBeGreaterThanOrEqual(0);
  }
});

test('a link to a question that the chosen category hides shows all of them', async ({ page }) => {
  await page.goto(`${paths.faq}?category=Security#savings`);
  await expect(chip(page, 'All')).toBeChecked();
  await expect(page).toHaveURL(`${paths.faq}#savings`);
  await expect(page.getByText('you get 100% of your money back')).toBeInViewport();
  await expect(shown(page)).toHaveCount(10);
});

test('a link to a question of the chosen category leaves the filter on', async ({ page }) => {
  await page.goto(`${paths.faq}?category=ROI#savings`);
  await expect(chip(page, 'ROI')).toBeChecked();
  await expect(shown(page)).toHaveCount(1);
  await expect(page.getByText('you get 100% of your money back')).toBeVisible();
});

test('a changed fragment opens its question without a new page', async ({ page }) => {
  await page.goto(paths.faq);
  await press(page, 'Security');
  await page.evaluate(() => {
    location.hash = 'personality';
  });
  await expect(page.getByText('such as a cancellation rule')).toBeInViewport();
  await expect(chip(page, 'All')).toBeChecked();
});
