import { expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { chooseStatus, openInbox, rowNames, rowOf } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

test('overdue requests are counted above the list and shown by one tap, the longest waiting first', {
  tag: '@phone',
}, async ({ page, ownServer }) => {
  for (const [full_name, hours] of Object.entries({ Fresh: 1, Late: 74, Latest: 26 })) {
    await sendRequest(ownServer, newRequest({ full_name }));
    const at = new Date(Date.now() - hours * 3_600_000).toISOString();
    query(ownServer, 'update form_submissions set created_at = ? where full_name = ?', at, full_name);
  }
  await openInbox(page, ownServer);
  await expect(rowOf(page, 'Fresh')).toContainText('due in 23 h');
  await expect(rowOf(page, 'Late')).toContainText('overdue by 2 d');
  await page.getByRole('link', { name: '2 overdue' }).click();
  await expect(rowNames(page)).toHaveText(['Late', 'Latest']);
  await expectAccessible(page);
  await chooseStatus(page, 'Late', 'contacted');
  await expect(rowNames(page)).toHaveText(['Latest']);
  await page.getByRole('link', { name: '1 overdue' }).click();
  await expect(rowNames(page)).toHaveCount(3);
  await chooseStatus(page, 'Latest', 'completed');
  await expect(page.getByRole('link', { name: /overdue/ })).toHaveCount(0);
});
