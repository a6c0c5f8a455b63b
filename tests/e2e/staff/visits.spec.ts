import { paths } from '#/content/paths.ts';
import { expect, test } from '#/tests/support/browser.ts';
import { expectStateAccessible } from '#/tests/support/demo-call.ts';
import { signIn } from '#/tests/support/staff.ts';

test('staff see how many came and which pages they read', { tag: '@phone' }, async ({ page, server }) => {
  // Browsers that are driven by a script say so and are taken for bots; this one comes in as a person's would.
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const open = (path: string) => fetch(`${server.origin}${path}`, { headers: { 'user-agent': userAgent } });
  await open('/');
  await open(paths.faq);

  await signIn(page, server);
  await page.goto(paths.admin);
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Visits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'By page' }).getByRole('row', { name: /^\/faq [1-9]/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'By day' }).getByRole('row')).toHaveCount(31);
  await expectStateAccessible(page);

  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days' }).click();
  await expect(page.getByRole('table', { name: 'By day' }).getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
});

test('signed out, the visits are not shown', async ({ page, allowNoise }) => {
  allowNoise(/401/);
  await page.goto(`${paths.admin}/visits`);
  await expect(page.getByRole('heading', { name: 'Access Error' })).toBeVisible();
});
