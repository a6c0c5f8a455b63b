import { allClaims } from '#/content/claims.ts';
import { paths } from '#/content/paths.ts';
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

    for (const { label, path } of pages) {
      test(`the foot of each page leads to ${label}`, async ({ page }) => {
        await page.goto(paths.faq);
        const foot = page.getByRole('navigation', { name: 'Footer' });
        await foot.getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
        await expect(foot.locator('[aria-current=page]')).toHaveText(label);
      });
    }
  });
}

test('Privacy tells of counting, and of the one way in which calls are held here', async ({ page }) => {
  await page.goto(paths.privacy);
  const main = page.getByRole('main');
  for (const words of ['No cookies', 'Do Not Track', 'Google, Microsoft', '30 days'])
    await expect(main).toContainText(words);
});

for (const { path } of pages) {
  test(`the contents of ${path} lead to each of its sections, and to no other`, async ({ page }) => {
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

test('Terms says once whose claims they are, and leads from each to more', async ({ page }) => {
  await page.goto(paths.terms);
  await expect(page.getByText('These are our own claims, not audited.')).toHaveCount(1);
  for (const { text, more } of allClaims) {
    const row = page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) });
    await expect(row.getByRole('link')).toHaveAttribute('href', more);
  }
});

test('the link of a claim leads to the answer that tells more of it', async ({ page }) => {
  await page.goto(`${paths.terms}#claims`);
  await page.getByRole('link', { name: 'Savings of 60-80%' }).click();
  await expect(page).toHaveURL(`${paths.faq}#savings`);
  await expect(page.getByText('We aim for savings of 60-80%')).toBeInViewport();
});
