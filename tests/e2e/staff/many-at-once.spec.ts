import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import type { TestServer } from '#/tests/support/server.ts';
import { expectCounts, openInbox, openRequest, rowNames, rowOf, shownRequest } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

/** Sends requests with numbers, the last of them the newest, each from its own address unless one is given. */
async function sendNumbered(server: TestServer, count: number, email?: string): Promise<void> {
  const started = Date.now() - count * 1_000;
  await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const from = email ?? `visitor${number}@example.com`;
      const { id } = await sendRequest(server, newRequest({ full_name: `Visitor ${number}`, email: from }));
      const at = new Date(started + number * 1_000).toISOString();
      query(server, 'update form_submissions set created_at = ? where id = ?', at, id);
    }),
  );
}

function boxOf(page: Page, fullName: string) {
  return page.getByRole('checkbox', { name: `Select ${fullName}`, exact: true });
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selected requests' });
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('rows are selected one by one and as a range, and changed together', async ({ page, ownServer }) => {
  await sendNumbered(ownServer, 6);
  await openInbox(page, ownServer);
  await expect(bar(page)).toHaveCount(0);
  await boxOf(page, 'Visitor 4').check();
  await expect(told(page, 'Showing 6 of 6, 1 selected')).toBeVisible();
  await boxOf(page, 'Visitor 2').click({ modifiers: ['Shift'] });
  await boxOf(page, 'Visitor 0').check();
  await boxOf(page, 'Visitor 3').uncheck();
  await expect(told(page, '3 selected')).toBeVisible();
  await expectAccessible(page);

  await bar(page).getByRole('textbox').fill('vip');
  await page.keyboard.press('Enter');
  await expect(told(page, '3 requests have the label “vip” now.')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Status' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitemradio', { name: 'contacted' }).click();
  await expectCounts(page, { Total: 6, New: 3, Contacted: 3, Completed: 0 });
  await expect(told(page, '3 requests are now contacted.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told(page, 'Taken back: 3 requests.')).toBeVisible();
  await expectCounts(page, { Total: 6, New: 6, Contacted: 0, Completed: 0 });
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await rowOf(page, 'Visitor 5')
    .getByRole('link')
    .click({ modifiers: ['Shift'] });
  await expect(told(page, '1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
});

test('all of a list is changed beyond the page, but for what came later', async ({ page, ownServer }) => {
  await sendNumbered(ownServer, 60);
  await openInbox(page, ownServer);
  await page.getByRole('button', { name: 'new', exact: true }).click();
  await boxOf(page, 'Visitor 59').check();
  await bar(page).getByRole('button', { name: 'Select all 60' }).click();
  await expect(told(page, 'Showing 50 of 60, 60 selected')).toBeVisible();
  await sendRequest(ownServer, newRequest({ full_name: 'Late' }));
  await expect(rowOf(page, 'Late')).toBeVisible();
  await expect(boxOf(page, 'Late')).not.toBeChecked();
  await page.keyboard.press('e');
  await expect(rowNames(page)).toHaveText(['Late']);
  await expectCounts(page, { Total: 61, New: 1, Contacted: 0, Completed: 60 });
  await page.keyboard.press('z');
  await expectCounts(page, { Total: 61, New: 61, Contacted: 0, Completed: 0 });
  await expect(rowOf(page, 'Visitor 59')).toBeVisible();
});

test('a change of many that is refused is taken back, and tried again', async ({ page, ownServer, allowNoise }) => {
  allowNoise(/Failed to load resource/);
  await sendNumbered(ownServer, 3);
  await openInbox(page, ownServer);
  await page.route('**/api/submissions/bulk', (route) => route.abort(), { times: 1 });
  for (const name of ['Visitor 2', 'Visitor 1']) await boxOf(page, name).check();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  const alarm = page.getByRole('alert').filter({ hasText: 'not saved' });
  await expect(alarm).toHaveText('2 requests: The change was not saved. Please try again.');
  await expect(rowNames(page)).toHaveText(['Visitor 2', 'Visitor 1', 'Visitor 0']);
  await expectCounts(page, { Total: 3, New: 3, Contacted: 0, Completed: 0 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowNames(page)).toHaveText(['Visitor 0']);
  await expect(told(page, '2 requests are deleted.')).toBeVisible();
});

test(
  'rows are selected on a phone too, after a press on Select',
  { tag: '@phone' },
  async ({ page, ownServer }, { project }) => {
    await sendNumbered(ownServer, 3);
    await openInbox(page, ownServer);
    const select = page.getByRole('button', { name: 'Select', exact: true });
    if (project.name === 'phone') await select.click();
    else await expect(select).toBeHidden();
    await boxOf(page, 'Visitor 1').check();
    await boxOf(page, 'Visitor 0').check();
    await expectAccessible(page);
    await bar(page).getByRole('button', { name: 'Spam' }).click();
    await expect(rowNames(page)).toHaveText(['Visitor 2']);
    await expectCounts(page, { Total: 1, New: 1, Contacted: 0, Completed: 0 });
  },
);

test('the requests of one person stand together, are joined with one tap, and are taken apart', {
  tag: '@phone',
}, async ({ page, ownServer }) => {
  const email = 'ann@example.com';
  await sendRequest(ownServer, newRequest({ full_name: 'Ann', email, bottleneck: 'The bakery phone' }));
  await sendRequest(ownServer, newRequest({ full_name: 'Ann B.', email: 'Ann@Example.com' }));
  await sendRequest(ownServer, newRequest({ full_name: 'Ann Berg', email }));
  await openInbox(page, ownServer);
  const request = await openRequest(page, 'Ann Berg');
  await expect(request.getByRole('heading', { name: `Also from ${email}: 2 other requests` })).toBeVisible();
  await expect(request.getByRole('link', { name: 'Ann B.' })).toBeVisible();
  await expectAccessible(page);
  await request.getByRole('button', { name: 'Join them to this' }).click();
  const joined = request.getByRole('article');
  await expect(joined).toHaveCount(2);
  await expect(joined.first()).toContainText('The bakery phone');
  await expectAccessible(page);
  await expect(page.getByText('joined 2 requests to it')).toBeVisible();
  await request.getByRole('button', { name: 'Take apart' }).first().click();
  await expect(joined).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.goto(`${ownServer.origin}/admin`);
  await expect(rowNames(page)).toHaveText(['Ann Berg', 'Ann']);
  await expect(rowOf(page, 'Ann Berg')).toContainText('+1 joined');
  await expectCounts(page, { Total: 2, New: 2, Contacted: 0, Completed: 0 });
  await openRequest(page, 'Ann Berg');
  await shownRequest(page, 'Ann Berg').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Ann Berg: Deleted, with 1 joined to it.')).toBeVisible();
});

test('five are merged, ten assigned, three deleted and taken back, by keyboard alone', async ({ page, ownServer }) => {
  await sendNumbered(ownServer, 20);
  // Each of the ten newest has a double among the ten others.
  for (const number of [15, 16, 17, 18, 19]) {
    query(
      ownServer,
      'update form_submissions set email = ? where full_name = ?',
      `visitor${number - 15}@example.com`,
      `Visitor ${number}`,
    );
  }
  await openInbox(page, ownServer);
  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
    keys += pressed.length;
  };

  for (const number of [19, 18, 17, 16, 15]) {
    await press('j', 'm');
    await expect(rowOf(page, `Visitor ${number}`)).toContainText('+1 joined');
    await expect(rowOf(page, `Visitor ${number - 15}`)).toHaveCount(0);
  }
  expect(keys / 5).toBeLessThanOrEqual(4);
  await press('z');
  await expect(rowOf(page, 'Visitor 0')).toBeVisible();
  await press('m');
  await expect(rowOf(page, 'Visitor 0')).toHaveCount(0);
  await expectCounts(page, { Total: 15, New: 15, Contacted: 0, Completed: 0 });

  keys = 0;
  await press('j', 'x', ...Array(9).fill('Shift+J'), 'a');
  await expect(told(page, '10 selected')).toBeVisible();
  await expect(page.locator('#requests').getByText('Assigned to')).toHaveCount(10);
  await press('Escape');
  expect(keys / 10).toBeLessThanOrEqual(4);

  keys = 0;
  await press('x', 'Shift+K', 'Shift+K', 'd');
  await expectCounts(page, { Total: 12, New: 12, Contacted: 0, Completed: 0 });
  await press('z');
  await expectCounts(page, { Total: 15, New: 15, Contacted: 0, Completed: 0 });
  expect(keys / 3).toBeLessThanOrEqual(4);
  expect(query(ownServer, 'select count(*) as count from form_submissions')).toEqual([{ count: 20 }]);
});
