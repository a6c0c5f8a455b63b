import { expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { expectCounts, openInbox, openRequest, rowNames, rowOf, shownRequest } from '#/tests/support/staff.ts';

test('a search finds requests by their words, shows where, and stands in the address', async ({ page, ownServer }) => {
  await sendRequest(ownServer, newRequest({ full_name: 'Zoë Müller', bottleneck: 'Our bakery gets calls at night.' }));
  await sendRequest(ownServer, newRequest({ full_name: 'Tom Smith', bottleneck: 'נתקענו עם יותר מדי שיחות' }));
  await openInbox(page, ownServer);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search requests' });
  await expect(search).toBeFocused();
  await page.keyboard.type('bakery');
  await expect(rowNames(page)).toHaveText(['Zoë Müller']);
  await expect(rowOf(page, 'Zoë Müller').locator('mark')).toHaveText('bakery');
  await expect(page).toHaveURL(/\?q=bakery$/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Zoë Müller').getByRole('link')).toBeFocused();

  for (const [words, found] of [
    ['MULLER zoe', 'Zoë Müller'],
    ['שיחות', 'Tom Smith'],
  ]) {
    await search.fill(words ?? '');
    await expect(rowNames(page)).toHaveText([found ?? '']);
  }
  await page.reload();
  await expect(search).toHaveValue('שיחות');
  await expect(rowNames(page)).toHaveText(['Tom Smith']);
  await search.fill('" OR * NEAR(');
  await expect(page.getByRole('heading', { name: 'No Submissions Found' })).toBeVisible();
  await search.fill('');
  await expect(rowNames(page)).toHaveCount(2);
});

test(
  'filters and the order stand in the address, and Back leads through them',
  { tag: '@phone' },
  async ({ page, ownServer }, { project }) => {
    await sendRequest(ownServer, newRequest({ full_name: 'By Mail', contact_method: 'email' }));
    await sendRequest(ownServer, newRequest({ full_name: 'By Video', contact_method: 'video' }));
    await openInbox(page, ownServer);
    if (project.name === 'phone') await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Order' }).selectOption('oldest');
    await expect(rowNames(page)).toHaveText(['By Mail', 'By Video']);
    await page.getByRole('combobox', { name: 'Way of answering' }).selectOption('video');
    await expect(rowNames(page)).toHaveText(['By Video']);
    await expect(page).toHaveURL(/\?sort=oldest&way=video$/);
    await expect(page.getByText('Showing 1 of 1')).toBeVisible();
    await expectAccessible(page);
    await openRequest(page, 'By Video');
    await page.goBack();
    await page.goBack();
    await expect(rowNames(page)).toHaveText(['By Mail', 'By Video']);
    await page.getByRole('combobox', { name: 'Due' }).selectOption('overdue');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  },
);

test('a deleted request is gone at once, and can be taken back', async ({ page, ownServer }) => {
  for (const full_name of ['First', 'Second', 'Third']) await sendRequest(ownServer, newRequest({ full_name }));
  await openInbox(page, ownServer);
  const request = await openRequest(page, 'Second');
  await request.getByRole('button', { name: 'Delete' }).click();
  await expect(rowNames(page)).toHaveText(['Third', 'First']);
  await expect(shownRequest(page, 'First')).toBeVisible();
  await expectCounts(page, { Total: 2, New: 2, Contacted: 0, Completed: 0 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowNames(page)).toHaveText(['Third', 'Second', 'First']);
  await expectCounts(page, { Total: 3, New: 3, Contacted: 0, Completed: 0 });

  await page.keyboard.press('d');
  await expect(rowNames(page)).toHaveText(['Third', 'Second']);
  await page.keyboard.press('z');
  await expect(rowNames(page)).toHaveText(['Third', 'Second', 'First']);
});
