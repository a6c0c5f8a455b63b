import { expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { sendNumbered, sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import {
  appStarted,
  chooseFilter,
  chooseStatus,
  expectCounts,
  openInbox,
  openRequest,
  rowNames,
  rowOf,
  shownRequest,
} from '#/tests/support/staff.ts';
import { query, storedRequests } from '#/tests/support/stored.ts';

test('many requests are in sight at once', { tag: '@phone' }, async ({ page, ownServer }, { project }) => {
  await sendNumbered(ownServer, 30);
  await openInbox(page, ownServer);
  const { wanted, height } = project.name === 'phone' ? { wanted: 9, height: 56 } : { wanted: 16, height: 36 };
  const rows = page.locator('#requests').getByRole('listitem');
  expect((await rows.first().boundingBox())?.height).toBe(height);
  const inSight = await rows.evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
  );
  expect(inSight).toBeGreaterThanOrEqual(wanted);
  await expectAccessible(page);
});

test('a status changed far down the list leaves the list where it is', async ({ page, ownServer }) => {
  await sendNumbered(ownServer, 60);
  await openInbox(page, ownServer);
  await chooseFilter(page, 'new');
  await rowOf(page, 'Visitor 20').scrollIntoViewIfNeeded();
  const list = page.locator('#requests');
  const before = await list.evaluate((pane) => pane.scrollTop);
  expect(before).toBeGreaterThan(100);
  await chooseStatus(page, 'Visitor 20', 'contacted');
  await expect(rowOf(page, 'Visitor 20')).toHaveCount(0);
  await expect(page.getByText('The status of Visitor 20 is now contacted.')).toBeVisible();
  expect(await list.evaluate((pane) => pane.scrollTop)).toBe(before);
  await expectCounts(page, { Total: 60, New: 59, Contacted: 1, Completed: 0 });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Visitor 20')).toBeVisible();
  await expectCounts(page, { Total: 60, New: 60, Contacted: 0, Completed: 0 });
});

test('whoever reads a call and comes back finds all that was loaded, where it was', { tag: '@phone' }, async ({
  page,
  ownServer,
}) => {
  await sendNumbered(ownServer, 60);
  const at = new Date().toISOString();
  const callId = crypto.randomUUID();
  query(
    ownServer,
    'insert into calls (id, backend, started_at, ended_at, ended_reason) values (?, ?, ?, ?, ?)',
    ...[callId, 'native', at, at, 'customer-ended-call'],
  );
  query(ownServer, "update form_submissions set call_id = ? where full_name = 'Visitor 5'", callId);
  await openInbox(page, ownServer);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rowNames(page)).toHaveCount(60);
  await openRequest(page, 'Visitor 5');
  await page.getByRole('link', { name: 'Read the call' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Call on' })).toBeVisible();
  await page.goBack();
  await expect(shownRequest(page, 'Visitor 5')).toBeVisible();
  await page.goBack();
  await expect(rowNames(page)).toHaveCount(60);
  await expect(rowOf(page, 'Visitor 5')).toBeInViewport();
});

test('what is said of a change goes with its list', async ({ page, ownServer, allowNoise }) => {
  allowNoise(/Failed to load resource/);
  await sendNumbered(ownServer, 2);
  await openInbox(page, ownServer);
  await page.route('**/api/submissions/*', (route) => route.abort(), { times: 1 });
  await chooseStatus(page, 'Visitor 1', 'completed');
  const alarm = page.getByRole('alert').filter({ hasText: 'Failed to update status. Please try again.' });
  await expect(alarm).toHaveText('Visitor 1: Failed to update status. Please try again.');
  await expect(rowOf(page, 'Visitor 1')).toContainText('new');
  await expectAccessible(page);
  await chooseFilter(page, 'new');
  await expect(alarm).toHaveCount(0);

  await chooseStatus(page, 'Visitor 1', 'contacted');
  const told = page.getByText('The status of Visitor 1 is now contacted.');
  await expect(told).toBeVisible();
  await chooseFilter(page, 'contacted');
  await expect(rowOf(page, 'Visitor 1')).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('two people who change one request are shown both values', async ({ page, server, allowNoise }) => {
  allowNoise(/409 \(Conflict\)|ERR_FAILED/);
  const row = await sendRequest(server, newRequest());
  // Nobody is told of the other's change.
  await page.route('**/api/events/stream', (route) => route.abort());
  await openInbox(page, server);
  await page.request.patch(`${server.origin}/api/submissions/${row.id}`, {
    headers: { Origin: server.origin },
    data: { status: 'completed' },
  });
  await page.route('**/api/submissions?*', (route) => route.abort());
  await chooseStatus(page, row.full_name, 'contacted');
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else changed' })).toHaveText(
    `${row.full_name}: Someone else changed this request in the meantime. Its status is now completed; yours, contacted, was not saved.`,
  );
  await expect(rowOf(page, row.full_name)).toContainText('completed');
  expect(storedRequests(server, row.full_name)).toMatchObject([{ status: 'completed' }]);
  await page.getByRole('button', { name: 'Set it anyway' }).click();
  await expect(page.getByText(`The status of ${row.full_name} is now contacted.`)).toBeVisible();
  expect(storedRequests(server, row.full_name)).toMatchObject([{ status: 'contacted', version: 3 }]);
});

test('the list is worked with the keyboard alone', async ({ page, ownServer }) => {
  await sendNumbered(ownServer, 6);
  await openInbox(page, ownServer);
  await page.keyboard.press('j');
  await expect(rowOf(page, 'Visitor 5').getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await expect(shownRequest(page, 'Visitor 4')).toBeVisible();
  await expect(rowOf(page, 'Visitor 4').getByRole('link')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  await expect(shownRequest(page, 'Visitor 4')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText('The status of Visitor 4 is now completed.')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await expect(page.getByText('The status of Visitor 3 is now contacted.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Visitor 3' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shownRequest(page, 'Visitor 3')).toHaveCount(0);
  await expectCounts(page, { Total: 6, New: 4, Contacted: 1, Completed: 1 });

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expectAccessible(page);
  await help.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.reload();
  await appStarted(page);
  await expect(rowNames(page)).toHaveCount(6);
  await page.keyboard.press('?');
  await page.keyboard.press('e');
  await expect(help).toHaveCount(0);
  await rowOf(page, 'Visitor 5').getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, 'Visitor 4').getByRole('link')).toBeFocused();
});

test('a list of one status goes on with the next row when one leaves it', async ({ page, ownServer }) => {
  await sendNumbered(ownServer, 4);
  await openInbox(page, ownServer);
  await chooseFilter(page, 'new');
  await openRequest(page, 'Visitor 2');
  await page.keyboard.press('e');
  await expect(shownRequest(page, 'Visitor 1')).toBeVisible();
  await expect(rowNames(page)).toHaveText(['Visitor 3', 'Visitor 1', 'Visitor 0']);
  await expect(rowOf(page, 'Visitor 1').getByRole('link')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\?status=new$/);
});

test('an old address of a request leads to its own', async ({ page, server }) => {
  const { id, full_name } = await sendRequest(server, newRequest());
  await openInbox(page, server);
  await page.goto(`${server.origin}/admin?request=${id}`);
  await expect(shownRequest(page, full_name)).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/admin/requests/${id}`);
});

test('keys act on the request that is shown, also where the list does not have it', async ({ page, ownServer }) => {
  const { full_name, id } = await sendRequest(ownServer, newRequest());
  const { full_name: listed } = await sendRequest(ownServer, newRequest());
  query(ownServer, `update form_submissions set status = 'contacted' where id = ?`, id);
  const statuses = () =>
    [full_name, listed].map((name) =>
      storedRequests(ownServer, name).map(({ status, deleted_at }) => deleted_at ?? status),
    );
  await openInbox(page, ownServer);
  await page.goto(`${ownServer.origin}/admin/requests/${id}?status=new`);
  await expect(shownRequest(page, full_name)).toBeVisible();
  await expect(rowNames(page)).toHaveText([listed]);

  await page.keyboard.press('e');
  await expect.poll(statuses).toEqual([['completed'], ['new']]);
  await expect(page.getByText(`The status of ${full_name} is now completed.`)).toBeVisible();
  await page.keyboard.press('d');
  await expect(shownRequest(page, full_name)).toHaveCount(0);
  await expect(rowOf(page, listed).getByRole('link')).toBeFocused();
  await expect.poll(statuses).toEqual([[expect.stringMatching(/^2/)], ['new']]);
  await page.keyboard.press('z');
  await expect.poll(statuses).toEqual([['completed'], ['new']]);
});

test('the frame is a tool: one slim bar, without the menu, the footer and the dust of the site', {
  tag: '@phone',
}, async ({ page, server }) => {
  await openInbox(page, server);
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(48);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start Working' })).toHaveCount(0);
});

test('a request that is opened while a filter is on its way is opened within that filter', async ({
  page,
  ownServer,
}) => {
  await sendNumbered(ownServer, 3);
  await openInbox(page, ownServer);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/submissions?*status=new*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole('button', { name: 'new', exact: true }).click();
  await expect(page.getByRole('button', { name: 'new', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await rowOf(page, 'Visitor 1').getByRole('link').click();
  answer();
  await expect(shownRequest(page, 'Visitor 1')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/requests\/[^/?]+\?status=new$/);
  await page.keyboard.press('e');
  await expect(rowNames(page)).toHaveText(['Visitor 2', 'Visitor 0']);
});

test('the key that takes back is for the last action, although the answer to the one before comes after it', async ({
  page,
  ownServer,
}) => {
  await sendNumbered(ownServer, 2);
  await openInbox(page, ownServer);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/submissions/*', async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  for (const key of ['j', 'c', 'j', 'd']) await page.keyboard.press(key);
  await expect(page.getByText('Visitor 0: Deleted.')).toBeVisible();
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  release();
  await (await answered).finished();
  await expect(page.getByText('set the status from new to contacted')).toBeVisible();
  await page.keyboard.press('z');
  await expect(rowNames(page)).toHaveText(['Visitor 1', 'Visitor 0']);
  await expect(rowOf(page, 'Visitor 1')).toContainText('contacted');
});
