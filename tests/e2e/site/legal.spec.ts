import { claims, figures } from '#/content/claims.ts';
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

test('Privacy tells of each way a call is held, and of counting', async ({ page }) => {
  await page.goto(paths.privacy);
  const main = page.getByRole('main');
  for (const words of ['No cookies', 'Do Not Track', 'Google, Microsoft', 'speech services', 'Vapi', '30 days'])
    await expect(main).toContainText(words);
});

test('Terms shows every claim with who vouches for it and a way to read more', async ({ page }) => {
  await page.goto(paths.terms);
  for (const { text, source, more } of [...Object.values(claims), ...Object.values(figures)]) {
    const row = page.locator('dl > div', { has: page.getByText(text, { exact: true }) });
    await expect(row).toContainText(source);
    await expect(row.getByRole('link')).toHaveAttribute('href', more);
  }
});

test('the link of a claim leads to the answer that tells more of it', async ({ page }) => {
  await page.goto(`${paths.terms}#claims`);
  await page.getByRole('link', { name: 'More on this claim: Savings of 60-80%' }).click();
  await expect(page).toHaveURL(`${paths.faq}#savings`);
  await expect(page.getByText('We work towards savings of 60-80%')).toBeInViewport();
});
