import type { Page } from '@playwright/test';
import { paths } from '#/content/paths.ts';
import { expect, test } from '#/tests/support/browser.ts';
import { expectStateAccessible, startTypedCall, typeAndHear } from '#/tests/support/demo-call.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import type { RunningServer } from '#/tests/support/server.ts';
import { expectCounts, openRequest, rowNames, rowOf, shownRequest, signIn } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

/** The rows of the list of calls. */
function callRows(page: Page) {
  return page.getByRole('list', { name: /^Calls/ }).getByRole('listitem');
}

/** The figures of a list in the order in which they are read, line by line, by their places in it. */
function readingOrder(page: Page, list: string): Promise<number[]> {
  return page.locator(`dl[aria-label="${list}"] > div`).evaluateAll((figures) =>
    figures
      .map((figure, place) => ({ place, at: figure.getBoundingClientRect() }))
      .sort((one, other) => one.at.top - other.at.top || one.at.left - other.at.left)
      .map(({ place }) => place),
  );
}

/** Writes calls down, a minute apart; gives their ids. */
function keepCalls(server: RunningServer, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const id = crypto.randomUUID();
    const at = new Date(Date.now() - index * 60_000).toISOString();
    const statement = 'insert into calls (id, backend, started_at, ended_at, ended_reason) values (?, ?, ?, ?, ?)';
    query(server, statement, id, 'native', at, at, 'customer-ended-call');
    return id;
  });
}

test('staff find a call by its words, read it, and delete it', { tag: '@phone' }, async ({ page, server }) => {
  const word = `zebra${crypto.randomUUID().slice(0, 6)}`;
  const demo = await startTypedCall(page);
  await typeAndHear(page, `My word is ${word}`, word);
  await typeAndHear(page, 'Is my data safe?', 'encrypted');
  await demo.end.click();
  await expect(demo.ended).toBeVisible();

  await signIn(page, server);
  await page.goto(paths.admin);
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Calls' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calls' })).toBeFocused();
  await page.getByText('How fast the assistant answered').click();
  await expect(page.getByText('Time to answer')).toBeVisible();
  await expect(page.getByText('p50: half of the answers took no longer.')).toBeVisible();
  const order = await readingOrder(page, 'How fast the assistant answers');
  expect(order.length).toBeGreaterThanOrEqual(3);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  await expectStateAccessible(page);

  await page.getByLabel('Search in transcripts').fill(word);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Showing 1 call with “${word}”`)).toBeVisible();
  const row = callRows(page);
  await expect(row).toContainText('Visitor hung up');
  await expect(row.locator('mark')).toHaveText(word);
  await expectStateAccessible(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Transcript' })).toContainText(`My word is ${word}`);
  await expectStateAccessible(page);

  const deletion = page.getByRole('button', { name: 'Delete this call' });
  await deletion.click();
  const dialog = page.getByRole('dialog', { name: 'Delete this call?' });
  await expectStateAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(deletion).toBeFocused();
  await deletion.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The call and its transcript were deleted.')).toBeVisible();

  await page.getByLabel('Search in transcripts').fill(word);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No Calls Found' })).toBeVisible();
  await expectStateAccessible(page);
});

test('a call leads to its request, however many came after it, and on to all of them', async ({
  page,
  ownServer,
  allowNoise,
}) => {
  allowNoise(/404/);
  const [id] = keepCalls(ownServer, 1);
  const first = await sendRequest(ownServer, newRequest({ full_name: 'Olga Old' }));
  query(ownServer, 'update form_submissions set call_id = ? where id = ?', id ?? '', first.id);
  const later = Array.from({ length: 50 }, (_, index) => newRequest({ full_name: `Visitor ${index}` }));
  await Promise.all(later.map((request) => sendRequest(ownServer, request)));
  const statement = 'insert into call_messages (call_id, position, role, text, said_at) values (?, ?, ?, ?, ?)';
  for (const [position, text] of ['Hello', 'Can you take calls at night?'].entries()) {
    query(ownServer, statement, id ?? '', position, 'user', text, new Date().toISOString());
  }
  await signIn(page, ownServer);
  await page.goto(`${ownServer.origin}/admin/calls`);
  await expect(callRows(page)).toContainText('Can you take calls at night?');
  await page.getByRole('link', { name: 'Request of Olga Old' }).click();
  await expect(shownRequest(page, 'Olga Old')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Call of Olga Old' }).click();
  await expect(page).toHaveURL(`${ownServer.origin}/admin/calls/${id}`);
  await page.getByRole('link', { name: 'Olga Old', exact: true }).click();
  const request = shownRequest(page, 'Olga Old');
  await expect(request).toBeVisible();
  await expect(page).toHaveURL(`${ownServer.origin}/admin/requests/${first.id}`);
  await expectStateAccessible(page);

  await request.getByRole('button', { name: 'Update Status' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Contacted' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(request.getByText('contacted', { exact: true })).toBeVisible();
  await expectCounts(page, { Total: 51, New: 50, Contacted: 1, Completed: 0 });

  await expect(rowNames(page)).toHaveCount(50);
  await expect(rowOf(page, 'Olga Old')).toHaveCount(0);
  await page.goto(`${ownServer.origin}/admin?request=01900000-0000-7000-8000-000000000000`);
  await expect(page.getByText('This submission no longer exists.')).toBeVisible();
});

test(
  'a long list of calls comes page by page, and Back finds all that was loaded, where it was',
  {
    tag: '@phone',
  },
  async ({ page, ownServer }, { project }) => {
    const ids = keepCalls(ownServer, 120);
    const say = (id: string, text: string) => {
      const statement = 'insert into call_messages (call_id, position, role, text, said_at) values (?, 0, ?, ?, ?)';
      query(ownServer, statement, id, 'user', text, new Date().toISOString());
    };
    for (const [number, id] of ids.entries()) say(id, `Guest number ${number}`);
    await signIn(page, ownServer);
    await page.goto(`${ownServer.origin}/admin/calls`);
    await page.getByRole('searchbox', { name: 'Search in transcripts' }).fill('GUEST');
    await expect(page).toHaveURL(/\?q=GUEST$/);
    const rows = callRows(page);
    const more = page.getByRole('button', { name: 'Load more' });
    await expect(rows).toHaveCount(50);
    expect((await rows.first().boundingBox())?.height).toBe(project.name === 'phone' ? 56 : 36);
    await more.click();
    await expect(rows).toHaveCount(100);
    await expect(rows.nth(50).getByRole('link')).toBeFocused();
    await more.click();
    await expect(rows).toHaveCount(120);
    await expect(more).toBeHidden();
    await expect(page.getByText('Showing 120 calls with “GUEST”')).toBeVisible();
    const times = await rows.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(new Set(times).size).toBe(120);
    expect(times).toEqual(times.toSorted().reverse());

    const row = rows.filter({ hasText: 'Guest number 80' });
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Call on' })).toBeVisible();
    // What came meanwhile is read, and all that was loaded stays.
    for (const id of keepCalls(ownServer, 1)) say(id, 'A late guest');
    await page.goBack();
    await expect(rows).toHaveCount(121);
    await expect(row).toBeInViewport();
    await expect(page.getByRole('searchbox', { name: 'Search in transcripts' })).toHaveValue('GUEST');
  },
);

test('an address of a call that is none says so', async ({ page, server, allowNoise }) => {
  allowNoise(/404/);
  await signIn(page, server);
  await page.goto(`${paths.admin}/calls/01900000-0000-7000-8000-000000000000`);
  await expect(page.getByText('This call no longer exists.')).toBeVisible();
});

test('signed out, the calls are not shown', async ({ page, allowNoise }) => {
  allowNoise(/401/);
  await page.goto(`${paths.admin}/calls`);
  await expect(page.getByRole('heading', { name: 'Access Error' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('somebody who asks for a person becomes an urgent request', async ({ page, server }) => {
  await startTypedCall(page);
  await typeAndHear(page, 'Can I talk to a person please', /name/);
  const request = page.getByRole('region', { name: 'Your request' });
  await expect(request).toContainText('Urgent');
  await request.getByLabel('Full Name').fill('Ursa Urgent');
  await request.getByLabel('Email Address').fill('ursa@example.com');
  await request.getByLabel('Describe Your Service Bottleneck').fill('Please call me back.');
  await request.getByLabel('Phone Number').fill('+1 555 010 0199');
  await request.getByRole('button', { name: 'Send this request' }).click();
  await expect(request).toContainText('Your request was sent.', { timeout: 10_000 });
  await signIn(page, server);
  await page.goto(paths.admin);
  await expect(rowOf(page, 'Ursa Urgent')).toContainText('Urgent');
  await expect(await openRequest(page, 'Ursa Urgent')).toContainText('Urgent');
  await expectStateAccessible(page);
});
