import { allClaims } from '#/content/claims.ts';
import { paths } from '#/content/paths.ts';
import { security } from '#/content/security.ts';
import { expect, test } from '#/tests/support/browser.ts';

const pages = [
  { label: 'Privacy', path: paths.privacy },
  { label: 'Terms', path: paths.terms },
  { label: 'Accessibility', path: paths.accessibility },
];

for (const { scripts, javaScriptEnabled } of [
  { scripts: 'with JavaScript', javaScriptEnabled: true },
  { scripts: 'without JavaScript', javaScriptEnabled: false },
]) {
  test.describe(scripts, () => {
    test.use({ javaScriptEnabled });

    test('the foot of each page leads to Privacy, Terms and Accessibility', async ({ page }) => {
      await page.goto(paths.faq);
      const foot = page.getByRole('contentinfo');
      for (const { label, path } of pages) {
        await foot.getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
        await expect(foot.locator('[aria-current=page]')).toHaveText(label);
      }
    });
  });
}

test('Privacy tells of counting, and of the one way in which calls are held here', async ({ page }) => {
  await page.goto(paths.privacy);
  const main = page.getByRole('main');
  for (const words of ['No cookies', 'Do Not Track', 'Google, Microsoft', '30 days'])
    await expect(main).toContainText(words);
});

test('the contents of each of these pages lead to each of its sections, and to no other', async ({ page }) => {
  for (const { path } of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(contents.getByRole('link')).toHaveText(await headings.allInnerTexts());
      for (const link of await contents.getByRole('link').all()) {
        await link.click();
        await expect(page.getByRole('heading', { name: await link.innerText(), exact: true })).toBeInViewport();
      }
    });
  }
});

test('the contents of Privacy mark the section that is read, and no other', async ({ page }) => {
  await page.goto(paths.privacy);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current]');
  await expect(current).toHaveText('What we keep');
  await page.getByText('You are chatting with an AI').evaluate((text) => text.scrollIntoView({ block: 'start' }));
  await expect(current).toHaveText('When you chat with our assistant');
});

test('on a phone the points of Privacy come first, and its contents open by a tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.privacy);
  await expect(page.getByText('What it’s for')).toBeInViewport();
  const entry = page.getByRole('link', { name: 'How we protect it' });
  await expect(entry).toBeHidden();
  await page.getByText('On this page').click();
  await entry.click();
  await expect(page.getByRole('heading', { name: 'How we protect it' })).toBeInViewport();
});

test('on a wide page the contents of Privacy are open, and what opens them is hidden', async ({ page }) => {
  await page.goto(paths.privacy);
  const entry = page.getByRole('link', { name: 'How we protect it' });
  await expect(entry).toBeVisible();
  // What comes up with a fold that is opened by hand is there without a hand.
  const opacity = await entry.evaluate((link) => {
    const fold = link.closest('details');
    return fold && getComputedStyle(fold, '::details-content').opacity;
  });
  expect(opacity).toBe('1');
  await expect(page.getByText('On this page')).toBeHidden();
});

test('a browser that cannot open the contents of Privacy by itself keeps what opens them', async ({ page }) => {
  // As a browser without `::details-content` reads the sheet: it leaves out what is asked of one that has it.
  await page.route(/\.css|\/privacy/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('selector(::details-content)', 'selector(::unknown-part)');
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers, body });
  });
  await page.goto(paths.privacy);
  const entry = page.getByRole('link', { name: 'How we protect it' });
  await expect(entry).toBeHidden();
  await page.getByText('On this page').click();
  await expect(entry).toBeVisible();
});

test('Privacy tells of each thing that is kept where, how long and why', async ({ page }) => {
  await page.goto(paths.privacy);
  const kept = page.getByRole('region', { name: 'What we keep' });
  await expect(kept.getByRole('listitem').filter({ hasText: 'Your request' })).toHaveCount(1);
  for (const line of await kept.getByRole('listitem').all()) await expect(line.getByRole('definition')).toHaveCount(4);
});

test('Security names all facts, and opens each in plain words and the names of the tests that show them', async ({
  page,
}) => {
  await page.goto(paths.security);
  await expect(page.getByRole('main')).toContainText('What happens when I leave?');
  for (const { title, text } of security.facts.sections.flatMap(({ facts }) => facts)) {
    const told = page.getByText(text.replace('{retention}', '30 days'));
    await expect(told).toBeHidden();
    await page
      .locator('summary')
      .filter({ hasText: new RegExp(`^${RegExp.escape(title)},`) })
      .click();
    await expect(told).toBeVisible();
  }
  const file = page.getByText('visits/routes.test.ts');
  await expect(file).toBeHidden();
  await page.getByText('For your engineer').click();
  await expect(file).toBeVisible();
});

test('Terms says once whose claims they are, and leads from each to more', async ({ page }) => {
  await page.goto(paths.terms);
  await page.getByText(`All ${allClaims.length} claims`).click();
  await expect(page.getByText('These are our own claims, not audited.')).toHaveCount(1);
  for (const { text, more } of allClaims) {
    const row = page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) });
    await expect(row.getByRole('link')).toHaveAttribute('href', more);
  }
});

test('the link of a claim leads to the answer that tells more of it', async ({ page }) => {
  await page.goto(`${paths.terms}#claims`);
  await page.getByText(`All ${allClaims.length} claims`).click();
  await page.getByRole('link', { name: 'Savings of 60-80%' }).click();
  await expect(page).toHaveURL(`${paths.faq}#savings`);
  await expect(page.getByText('We aim to cut the cost of answering routine requests by 60-80%')).toBeInViewport();
});
