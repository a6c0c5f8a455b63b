import type { Page } from '@playwright/test';
import { faq } from '#/content/faq.ts';
import { paths } from '#/content/paths.ts';
import { awake, expect, expectAccessible, test } from '#/tests/support/browser.ts';

const chat = (page: Page) => page.getByRole('dialog', { name: 'Frontdesk assistant' });

/** Resolves when the faces of the site have taken the place of the machine's fonts, and moved what they move. */
async function inItsOwnFaces(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('font-family', /^Figtree,/);
  await page.evaluate(() => document.fonts.ready);
}

const chipsOf = (page: Page) => page.getByRole('navigation', { name: faq.topics.label });

/** From the chips, which stay below the top bar, to the question, in CSS pixels. */
async function spaceBelowBar(page: Page, question: string): Promise<number> {
  const bar = await chipsOf(page).boundingBox();
  const summary = await page.locator('summary', { hasText: question }).boundingBox();
  if (!bar || !summary) throw new Error(`${question} is not shown`);
  return summary.y - bar.y - bar.height;
}

test('asks the agent a tapped question in the chat', async ({ page }) => {
  await page.goto(paths.faq);
  await awake(page);
  const [question = ''] = faq.agent.asks;
  await page.getByRole('link', { name: question }).click();
  await expect(chat(page).getByText(question)).toBeVisible();
  await expect(chat(page).getByText('calendar').last()).toBeVisible();
});

test('asks the agent a written question in the chat', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.faq);
  await awake(page);
  await page.getByLabel(faq.agent.field).fill('Can it answer in Spanish?');
  await page.getByRole('button', { name: faq.agent.send }).click();
  await expect(chat(page).getByText('Can it answer in Spanish?')).toBeVisible();
  await expect(chat(page).getByText('other languages')).toBeVisible();
  await expect(page.getByLabel(faq.agent.field)).toHaveValue('');
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

    test('each chip leads to the first question of its category, and opens it', { tag: '@phone' }, async ({ page }) => {
      await page.goto(paths.faq);
      const chips = chipsOf(page);
      for (const category of faq.topics.categories) {
        await chips.getByRole('link', { name: category }).click();
        const first = faq.questions.find((question) => question.category === category);
        const details = page.locator('details', { hasText: first?.question ?? '' });
        await expect(details).toHaveAttribute('open', '');
        await expect(details.locator('h2')).toBeInViewport();
      }
    });
  });
}

test('marks the chip of the category that is read, also for a screen reader', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.faq);
  const chips = chipsOf(page);
  const current = chips.locator('[aria-current="location"]');
  const [first = '', second = ''] = faq.topics.categories;
  await expect(current).toHaveText(first);
  for (const category of faq.topics.categories.toReversed()) {
    await chips.getByRole('link', { name: category }).press('Enter');
    await expect(current).toHaveText(category);
    await expect(current).toBeInViewport({ ratio: 0.99 });
  }
  // By scrolling alone, the next question takes over.
  await page.goto('/healthz');
  await page.goto(paths.faq);
  await page
    .locator('details')
    .nth(1)
    .evaluate((question) => {
      window.scrollTo(0, question.getBoundingClientRect().top + window.scrollY - 150);
    });
  await expect(current).toHaveText(second);
  await expect(current).toBeInViewport({ ratio: 0.99 });
});

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

test('a changed fragment opens its question without a new page', async ({ page }) => {
  await page.goto(paths.faq);
  await page.evaluate(() => {
    location.hash = 'personality';
  });
  await expect(page.getByText('such as a cancellation rule')).toBeInViewport();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions for the agent lead to the demo, and there is no field for others', async ({ page }) => {
    await page.goto(paths.faq);
    await expect(page.getByLabel(faq.agent.field)).toBeHidden();
    await page.getByRole('link', { name: faq.agent.asks[0] ?? '' }).click();
    await expect(page).toHaveURL(faq.agent.href);
  });
});
