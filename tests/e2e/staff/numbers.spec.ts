import { paths } from '#/content/paths.ts';
import { expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { signIn } from '#/tests/support/staff.ts';

test('staff see how many requests came and how soon they were answered, as charts and tables', {
  tag: '@phone',
}, async ({ page, ownServer }) => {
  await signIn(page, ownServer);
  await page.goto(`${ownServer.origin}${paths.admin}`);
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeFocused();
  await expect(page.getByText('Nothing came in the last 30 days.')).toBeVisible();

  await sendRequest(ownServer, newRequest());
  await sendRequest(ownServer, newRequest());
  await page.getByRole('link', { name: '7 days' }).click();
  const days = page.getByRole('table', { name: 'Requests a day' });
  await expect(days.getByRole('row')).toHaveCount(8);
  await expect(days.getByRole('row').nth(1)).toHaveText(/2002$/);
  await expect(page.getByRole('row', { name: 'Form 2 100%' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Nobody 2 0% 0 none none' })).toBeVisible();
  await page.getByRole('region', { name: 'Requests a day, as a table' }).focus();
  await expectAccessible(page);
});
