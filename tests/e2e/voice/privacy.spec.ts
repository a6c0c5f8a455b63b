import { paths } from '#/content/paths.ts';
import { expect, test } from '#/tests/support/browser.ts';

test('the foot of each page leads to what is done with data', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(paths.privacy);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  for (const heading of ['When you send a request', 'When you call the voice demo']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});
