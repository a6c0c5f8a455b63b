import { trapNames } from '#/inbox/spam/trap-names.ts';
import { expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { chooseFilter, expectCounts, openInbox, openRequest, rowOf } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

test('fault 10: what was taken for spam is listed with the reason, and released by one press', {
  tag: '@phone',
}, async ({ page, ownServer }) => {
  const { full_name } = await sendRequest(ownServer, Object.assign(newRequest(), { [trapNames[0]]: 'x' }));
  await openInbox(page, ownServer);
  await expectCounts(page, { Total: 0, New: 0, Contacted: 0, Completed: 0 });
  await chooseFilter(page, 'Spam');
  await expect(rowOf(page, full_name)).toContainText('Hidden field');
  const request = await openRequest(page, full_name);
  await expect(request).toContainText('A field that people don’t see was filled in.');
  await expect(request).toContainText('deleted after 30 days');
  await expectAccessible(page);
  expect(query(ownServer, 'select kind from outbox')).toEqual([]);

  await request.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByText('This is no spam.')).toBeVisible();
  await expect.poll(() => query(ownServer, 'select kind from outbox')).toEqual([{ kind: 'submission.notice' }]);
  expect(query(ownServer, 'select is_spam, spam_reason, spam_at from form_submissions')).toEqual([
    { is_spam: 0, spam_reason: null, spam_at: null },
  ]);
});
