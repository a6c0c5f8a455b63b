import { expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { openInbox, rowNames } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

test('a list of a label and of days is saved as a view, opened from the menu, renamed and removed', async ({
  page,
  ownServer,
}) => {
  for (const full_name of ['Old', 'Plain', 'Labelled']) await sendRequest(ownServer, newRequest({ full_name }));
  const past = new Date(Date.now() - 20 * 86_400_000).toISOString();
  query(ownServer, 'update form_submissions set created_at = ? where full_name = ?', past, 'Old');
  query(
    ownServer,
    "insert into submission_labels (submission_id, label, received_at) select id, 'vip', created_at from form_submissions where full_name <> ?",
    'Plain',
  );
  await openInbox(page, ownServer);
  await page.getByRole('button', { name: 'Label and date' }).click();
  await page.getByRole('combobox', { name: 'Label' }).fill('vip');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(rowNames(page)).toHaveText(['Labelled', 'Old']);
  await page.getByRole('button', { name: 'Label and date' }).click();
  await page.getByRole('combobox', { name: 'Received' }).selectOption('7d');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(rowNames(page)).toHaveText(['Labelled']);
  await expect(page).toHaveURL(/\?label=vip&since=7d$/);

  await page.getByRole('button', { name: 'Views' }).click();
  const views = page.getByRole('dialog', { name: 'Views' });
  await views.getByRole('textbox', { name: 'Save what is shown as' }).fill('New VIPs');
  await views.getByRole('button', { name: 'Save' }).click();
  await expect(views.getByRole('link', { name: 'New VIPs' })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await views.getByRole('button', { name: 'Close' }).click();
  await openInbox(page, ownServer);
  await expect(rowNames(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: 'Rename New VIPs' }).click();
  await views.getByRole('textbox', { name: 'New name of New VIPs' }).fill('VIPs');
  await page.keyboard.press('Enter');
  await views.getByRole('link', { name: 'VIPs', exact: true }).click();
  await expect(rowNames(page)).toHaveText(['Labelled']);
  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: 'Remove VIPs' }).click();
  await expect(views.getByText('No view is saved yet.')).toBeVisible();
});
