import type { Page, Response } from '@playwright/test';
import { expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { sendNumbered, sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import {
  chooseFilter,
  expectCounts,
  openInbox,
  openRequest,
  rowNames,
  rowOf,
  shownRequest,
} from '#/tests/support/staff.ts';

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
  await chooseFilter(page, 'new');
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

test('a person is also known by the phone number alone, and then it is that which is named', async ({
  page,
  ownServer,
}) => {
  const phone = '+49 30 123456';
  await sendRequest(ownServer, newRequest({ full_name: 'Ann', contact_method: 'phone', phone }));
  await sendRequest(
    ownServer,
    newRequest({ full_name: 'A. Berg', email: 'berg@example.org', contact_method: 'phone', phone }),
  );
  await openInbox(page, ownServer);
  const request = await openRequest(page, 'A. Berg');
  await expect(request.getByRole('heading', { name: 'Also from +49 30 123456: 1 other request' })).toBeVisible();
});

test('a label is typed as soon as its key is pressed, even before the bar that has its field', async ({
  page,
  ownServer,
}) => {
  await sendNumbered(ownServer, 2);
  const { promise: code, resolve: bring } = Promise.withResolvers<void>();
  await page.route('**/selection-bar.*', async (route) => {
    await code;
    await route.continue();
  });
  await openInbox(page, ownServer);
  for (const key of ['j', 'x', 'l', 'e']) await page.keyboard.press(key);
  await expect(told(page, 'Showing 2 of 2, 1 selected')).toBeVisible();
  bring();
  await expect(bar(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('refund');
  await page.keyboard.press('Enter');
  await expect(told(page, '1 request has the label “refund” now.')).toBeVisible();
  await expectCounts(page, { Total: 2, New: 2, Contacted: 0, Completed: 0 });
});

test('the tiles and rows of a filter that was changed whole stay as accepted, with no word from the server', async ({
  page,
  ownServer,
  allowNoise,
}) => {
  allowNoise(/ERR_FAILED/);
  await page.route('**/api/events/stream', (route) => route.abort());
  await sendNumbered(ownServer, 60);
  await openInbox(page, ownServer);
  await chooseFilter(page, 'new');
  await expect(rowNames(page)).toHaveCount(50);
  const shown = await page.evaluateHandle(() => {
    const tiles = document.querySelector('dl');
    const texts: string[] = [];
    const look = () => texts.push([...(tiles?.querySelectorAll('dd') ?? [])].map((tile) => tile.textContent).join(' '));
    if (tiles) new MutationObserver(look).observe(tiles, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  const list = (answer: Response) => new URL(answer.url()).pathname === '/api/submissions';
  const reread = page.waitForResponse(list);
  for (const key of ['j', 'X', 'e']) await page.keyboard.press(key);
  await (await reread).finished();
  await expect(rowNames(page)).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(told(page, 'Taken back: 60 requests.')).toBeVisible();
  await expect(rowNames(page)).toHaveCount(50);
  await expectCounts(page, { Total: 60, New: 60, Contacted: 0, Completed: 0 });
  expect(new Set(await shown.jsonValue())).toEqual(new Set(['60 0 0 60', '60 60 0 0']));

  for (const key of ['j', 'X', 'c']) await page.keyboard.press(key);
  await expectCounts(page, { Total: 60, New: 0, Contacted: 60, Completed: 0 });
  await chooseFilter(page, 'contacted');
  await expect(rowNames(page)).toHaveCount(50);
  await expectCounts(page, { Total: 60, New: 0, Contacted: 60, Completed: 0 });
});
