import { expect, expectAccessible, staffAccount, test } from '#/tests/support/browser.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { chooseFilter, chooseStatus, expectCounts, openInbox, openRequest, rowOf } from '#/tests/support/staff.ts';
import { query, storedRequests } from '#/tests/support/stored.ts';

test('a new request comes to an open inbox by itself, and its number to the title and the icon', async ({
  page,
  ownServer,
}) => {
  const badges: number[] = [];
  await page.exposeFunction('badge', (count: number) => void badges.push(count));
  await page.addInitScript('navigator.setAppBadge = (count) => window.badge(count)');
  const icon = page.locator('link[rel=icon][type="image/svg+xml"]');
  const digits = () => icon.evaluate((link: HTMLLinkElement) => />(\d\+?)</.exec(decodeURIComponent(link.href))?.[1]);
  await openInbox(page, ownServer);
  const plain = (await icon.getAttribute('href')) ?? '';
  // Nobody looks at the tab.
  await page.evaluate('Object.defineProperty(document, "visibilityState", { value: "hidden" })');
  const first = newRequest();
  await sendRequest(ownServer, first);
  await expect(rowOf(page, first.full_name)).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Form Submissions Admin/);
  await expectCounts(page, { Total: 1, New: 1, Contacted: 0, Completed: 0 });
  await expect.poll(digits).toBe('1');
  expect(await icon.evaluate(drawnWidth)).toBeGreaterThan(0);

  await chooseStatus(page, first.full_name, 'contacted');
  await expect(icon).toHaveAttribute('href', plain);
  await Promise.all(Array.from({ length: 10 }, () => sendRequest(ownServer, newRequest())));
  await expect.poll(digits).toBe('9+');
  expect([badges.slice(0, 2), badges.at(-1)]).toEqual([[1, 0], 10]);
});

/** The width of the icon as an image; rejects when the browser cannot draw it. */
async function drawnWidth(link: HTMLLinkElement): Promise<number> {
  const image = new Image();
  image.src = link.href;
  await image.decode();
  return image.naturalWidth;
}

test('what comes while one reads further down waits at the top', async ({ page, ownServer }) => {
  await Promise.all(Array.from({ length: 40 }, () => sendRequest(ownServer, newRequest())));
  await openInbox(page, ownServer);
  const list = page.locator('#requests');
  await list.evaluate((pane) => pane.scrollTo(0, 400));
  const late = newRequest({ full_name: 'Late Arrival' });
  await sendRequest(ownServer, late);
  const pill = page.getByRole('button', { name: '1 new' });
  await expect(pill).toBeVisible();
  await expect(rowOf(page, 'Late Arrival')).toHaveCount(0);
  expect(await list.evaluate((pane) => pane.scrollTop)).toBe(400);
  await expectAccessible(page);
  await pill.click();
  await expect(rowOf(page, 'Late Arrival')).toBeInViewport();
  await expect(pill).toHaveCount(0);
});

test('two people work one list: each sees what the other does, and neither loses a change', async ({
  page,
  browser,
  ownServer,
}) => {
  const { full_name } = await sendRequest(ownServer, newRequest());
  await openInbox(page, ownServer);
  const mine = await openRequest(page, full_name);
  const other = await browser.newPage({ baseURL: ownServer.origin, viewport: { width: 1440, height: 900 } });
  await openInbox(other, ownServer);
  const theirs = await openRequest(other, full_name);

  await theirs.getByRole('button', { name: 'Unassigned' }).click();
  await other.getByRole('menuitemradio', { name: staffAccount.email }).click();
  await expect(mine.getByRole('button', { name: `Assigned to ${staffAccount.email}` })).toBeVisible();
  await expect(rowOf(page, full_name)).toContainText(`Assigned to ${staffAccount.email}`);

  // Each changes another part at once: the one does not overwrite the other.
  await Promise.all([
    mine.getByRole('textbox', { name: 'Internal notes' }).fill('Call after four.'),
    other.keyboard.press('c'),
  ]);
  await expect(mine.getByText('Saved')).toBeVisible();
  await expect(theirs.getByRole('textbox', { name: 'Internal notes' })).toHaveValue('Call after four.');
  await expect(rowOf(page, full_name)).toContainText('contacted');
  expect(storedRequests(ownServer, full_name)).toMatchObject([{ status: 'contacted', notes: 'Call after four.' }]);

  const history = mine.getByRole('region', { name: 'History' });
  await expect(history).toContainText(`${staffAccount.email} set the status from new to contacted`);
  await expect(history).toContainText(`${staffAccount.email} changed the notes`);
  await expect(history).toContainText('The visitor sent the request');
  await expectAccessible(page);
  await other.close();
});

test('notes that two people write are both kept', async ({ page, ownServer, allowNoise }) => {
  allowNoise(/409 \(Conflict\)/);
  const { full_name, id } = await sendRequest(ownServer, newRequest());
  await openInbox(page, ownServer);
  const request = await openRequest(page, full_name);
  const notes = request.getByRole('textbox', { name: 'Internal notes' });
  await notes.focus();
  await page.keyboard.type('M');
  const answer = await page.request.patch(`${ownServer.origin}/api/submissions/${id}`, {
    headers: { Origin: ownServer.origin },
    data: { notes: 'Theirs.' },
  });
  expect(answer.status()).toBe(200);
  await page.keyboard.type('ine.');
  await expect(request.getByRole('alert')).toContainText('Theirs.');
  await expectAccessible(page);
  await request.getByRole('button', { name: 'Keep both' }).click();
  await expect(notes).toHaveValue('Theirs.\n\nMine.');
  await expect(request.getByText('Saved')).toBeVisible();
  expect(storedRequests(ownServer, full_name)).toMatchObject([{ notes: 'Theirs.\n\nMine.' }]);
});

test('notes that could not be saved outlive a reload, and are saved', async ({ page, ownServer, allowNoise }) => {
  allowNoise(/Failed to load resource/);
  const { full_name } = await sendRequest(ownServer, newRequest());
  await openInbox(page, ownServer);
  const request = await openRequest(page, full_name);
  const notes = request.getByRole('textbox', { name: 'Internal notes' });
  await page.route('**/api/submissions/*', (route) => route.abort());
  await notes.fill('Wants a call on Monday.');
  await expect(request.getByText('These notes are not saved yet.')).toBeVisible();
  await page.unroute('**/api/submissions/*');
  await page.reload();
  await expect(notes).toHaveValue('Wants a call on Monday.');
  await request.getByRole('button', { name: 'Save now' }).click();
  await expect(request.getByText('Saved')).toBeVisible();
  expect(storedRequests(ownServer, full_name)).toMatchObject([{ notes: 'Wants a call on Monday.' }]);
});

test('a session that ends asks for the password in place, and what was typed is sent', async ({
  page,
  ownServer,
  allowNoise,
}) => {
  allowNoise(/401 \(Unauthorized\)/);
  const { full_name } = await sendRequest(ownServer, newRequest());
  await openInbox(page, ownServer);
  const request = await openRequest(page, full_name);
  query(ownServer, 'delete from session');
  await request.getByRole('textbox', { name: 'Internal notes' }).fill('Typed while signed out.');
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expect(request.getByText('Saved')).toBeVisible();
  expect(storedRequests(ownServer, full_name)).toMatchObject([{ notes: 'Typed while signed out.' }]);
});

test('a request is labelled, and marked as spam and back', async ({ page, ownServer }) => {
  const { full_name } = await sendRequest(ownServer, newRequest());
  await openInbox(page, ownServer);
  const request = await openRequest(page, full_name);
  await request.getByRole('textbox', { name: 'Add a label' }).fill('clinic');
  await page.keyboard.press('Enter');
  await expect(request.getByRole('button', { name: 'Remove the label clinic' })).toBeVisible();
  await expect(page.getByText(`${full_name}: The labels are saved.`)).toBeVisible();
  await request.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(rowOf(page, full_name)).toHaveCount(0);
  await expectCounts(page, { Total: 0, New: 0, Contacted: 0, Completed: 0 });
  await chooseFilter(page, 'Spam');
  const spam = await openRequest(page, full_name);
  await expectAccessible(page);
  await spam.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByText('Nothing was taken for spam.')).toBeVisible();
  await chooseFilter(page, 'all');
  await expect(rowOf(page, full_name)).toBeVisible();
});
