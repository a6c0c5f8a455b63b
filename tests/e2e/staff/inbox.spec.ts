import { paths } from '#/content/paths.ts';
import { browserServerEnv, expect, expectAccessible, open, test } from '#/tests/support/browser.ts';
import { fillRequest, requestForm, sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { chooseStatus, expectCounts, openInbox, openRequest, rowNames, rowOf, signIn } from '#/tests/support/staff.ts';
import { query, storedRequests } from '#/tests/support/stored.ts';

test('what a visitor sends stands in the inbox seconds later', { tag: '@phone' }, async ({ page, server }) => {
  const request = newRequest({ contact_method: 'text', phone: '+1 555 010 0199' });
  await open(page, paths.startWorking);
  await fillRequest(page, request);
  await requestForm(page).submit.click();
  await expect(requestForm(page).success).toBeVisible();
  await openInbox(page, server);
  const card = await openRequest(page, request.full_name);
  for (const text of [request.full_name, request.email, request.phone, request.bottleneck, /^text$/i, /^new$/i]) {
    await expect(card.getByText(text ?? '', { exact: true })).toBeVisible();
  }
});

test('an empty inbox says so, for all and for each status', async ({ page, ownServer }) => {
  await openInbox(page, ownServer);
  await expect(page.getByRole('heading', { name: 'No Submissions Found' })).toBeVisible();
  await expect(page.getByText('No form submissions yet.')).toBeVisible();
  await expectCounts(page, { Total: 0, New: 0, Contacted: 0, Completed: 0 });
  // None of the figures is thinner than the others, zeros included.
  const weights = (all: Element[]) => all.map((figure) => getComputedStyle(figure).fontWeight);
  expect(await page.getByRole('definition').evaluateAll(weights)).toEqual(['600', '600', '600', '600']);
  await expectAccessible(page);
  for (const status of ['new', 'contacted', 'completed']) {
    await page.getByRole('button', { name: status }).click();
    await expect(page.getByText(`No submissions with status "${status}".`)).toBeVisible();
  }
  await expectAccessible(page);
});

test('a line above the inbox says how many receipts a limit held back', async ({ page, ownServer }) => {
  const request = newRequest();
  for (let time = 0; time < 3; time++) await sendRequest(ownServer, request);
  await openInbox(page, ownServer);
  await expect(rowOf(page, request.full_name)).toHaveCount(3);
  await expect(page.getByText('not sent')).toHaveCount(0);
  for (let time = 0; time < 2; time++) await sendRequest(ownServer, request);
  await page.reload();
  await expect(page.getByText('Since yesterday, 2 confirmations were not sent')).toBeVisible();
  await expectAccessible(page);
});

test('a request shows every field, and nothing where nothing was given', { tag: '@phone' }, async ({
  page,
  ownServer,
}) => {
  const { website: _, ...bare } = newRequest({ full_name: 'Bare Request' });
  await sendRequest(ownServer, bare);
  const full = newRequest({
    contact_method: 'phone',
    phone: '+35312345678',
    bottleneck: 'First line.\nSecond line.',
  });
  const row = await sendRequest(ownServer, full);
  query(ownServer, 'update form_submissions set notes = ?, status = null where id = ?', 'Call after four.', row.id);
  const twoNumbers = '213 373 4253 or 213 373 4254';
  const second = await sendRequest(
    ownServer,
    newRequest({ full_name: 'Other Request', contact_method: 'text', phone: twoNumbers }),
  );
  query(ownServer, 'update form_submissions set notes = ? where id = ?', 'Call before noon.', second.id);

  await openInbox(page, ownServer);
  const card = await openRequest(page, full.full_name);
  const website = card.getByRole('link', { name: full.website ?? '' });
  await expect(website).toHaveAttribute('href', 'https://example.com');
  await expect(website).toHaveAttribute('target', '_blank');
  await expect(website).toHaveAttribute('rel', /noopener.*noreferrer.*nofollow/);
  await expect(card).toContainText(full.email);
  await expect(card.getByRole('link', { name: '+353 1 234 5678' })).toHaveAttribute('href', 'tel:+35312345678');
  await expect(card.locator('dd').getByText('Phone', { exact: true })).toBeVisible();
  // Its own status, not that of another request of the same person, which comes a moment later.
  await expect(card.getByText('new', { exact: true }).and(page.locator(':not(li *)'))).toBeVisible();
  await expect(card.getByRole('textbox', { name: 'Internal notes' })).toHaveValue('Call after four.');
  await expect(card.getByText('First line.')).toHaveText(/First line\.\nSecond line\./, { useInnerText: true });
  await expect(card.locator('dl time').first()).toHaveAttribute('datetime', row.created_at);
  await expect(card.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
    'href',
    /^mailto:ann@example\.com\?subject=[\w%.-]+$/,
  );
  await expectAccessible(page);

  await page.goBack();
  const other = await openRequest(page, 'Other Request');
  await expect(other).toContainText(twoNumbers);
  await expect(other.locator('a[href^="tel:"]')).toHaveCount(0);

  await page.goBack();
  const bareCard = await openRequest(page, 'Bare Request');
  await expect(bareCard.locator('a[target=_blank]')).toHaveCount(0);
  await expect(bareCard.getByRole('textbox', { name: 'Internal notes' })).toHaveValue('');
});

test('requests stand newest first, and the filters show those of one status', { tag: '@phone' }, async ({
  page,
  ownServer,
}) => {
  const names = ['First', 'Second', 'Third'];
  for (const full_name of names) await sendRequest(ownServer, newRequest({ full_name }));
  await openInbox(page, ownServer);
  await expect(rowNames(page)).toHaveText(['Third', 'Second', 'First']);
  await chooseStatus(page, 'First', 'contacted');
  await chooseStatus(page, 'Second', 'completed');
  await expectCounts(page, { Total: 3, New: 1, Contacted: 1, Completed: 1 });

  const shown = { new: ['Third'], contacted: ['First'], completed: ['Second'], all: ['Third', 'Second', 'First'] };
  for (const [filter, expected] of Object.entries(shown)) {
    const button = page.getByRole('button', { name: filter, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(rowNames(page)).toHaveText(expected);
    await expectCounts(page, { Total: 3, New: 1, Contacted: 1, Completed: 1 });
  }
});

test('a status that was changed is still there after the server was killed', async ({
  page,
  startOwnProcess,
  startOwnServer,
  allowNoise,
}) => {
  // The open inbox follows a server that goes away.
  allowNoise(/ERR_/);
  const server = await startOwnProcess();
  const request = newRequest();
  await sendRequest(server, request);
  await openInbox(page, server);
  const card = await openRequest(page, request.full_name);
  const opener = card.getByRole('button', { name: 'Update Status' });
  const dialog = page.getByRole('dialog', { name: 'Update Status' });

  await opener.click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^new/i, /^contacted$/i, /^completed$/i]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(card.getByText('new', { exact: true })).toBeVisible();

  await opener.click();
  await dialog.getByRole('button', { name: 'Contacted' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('contacted', { exact: true })).toBeVisible();
  await expectCounts(page, { Total: 1, New: 0, Contacted: 1, Completed: 0 });

  await server.kill();
  const { dataDir, port } = server;
  await startOwnServer({ dataDir, port, env: browserServerEnv });
  await page.reload();
  await expect(card.getByText('contacted', { exact: true })).toBeVisible();
  await expectCounts(page, { Total: 1, New: 0, Contacted: 1, Completed: 0 });
});

test('a status change that fails says so and changes nothing', async ({ page, ownServer, allowNoise }) => {
  allowNoise(/Failed to load resource/);
  const request = newRequest();
  await sendRequest(ownServer, request);
  await openInbox(page, ownServer);
  const card = await openRequest(page, request.full_name);
  await page.route('**/api/submissions/*', (route) => route.abort(), { times: 1 });
  await card.getByRole('button', { name: 'Update Status' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Completed' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update status. Please try again.' })).toBeVisible();
  await expectAccessible(page);
  expect(storedRequests(ownServer, request.full_name)).toMatchObject([{ status: 'new', version: 1 }]);

  await page.getByRole('dialog').getByRole('button', { name: 'Completed' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card.getByText('completed', { exact: true })).toBeVisible();
});

test('who changes a status after somebody else did is told, and overwrites nothing', async ({
  page,
  server,
  allowNoise,
}) => {
  allowNoise(/409 \(Conflict\)|ERR_FAILED/);
  // Nobody is told of the other's change.
  await page.route('**/api/events/stream', (route) => route.abort());
  const request = newRequest();
  const row = await sendRequest(server, request);
  await openInbox(page, server);
  await (await openRequest(page, request.full_name)).getByRole('button', { name: 'Update Status' }).click();
  const answer = await page.request.patch(`${server.origin}/api/submissions/${row.id}`, {
    headers: { Origin: server.origin },
    data: { status: 'completed' },
  });
  expect(answer.status()).toBe(200);
  await page.getByRole('dialog').getByRole('button', { name: 'Contacted' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /Someone else changed this request/ })).toBeVisible();
  expect(storedRequests(server, request.full_name)).toMatchObject([{ status: 'completed', version: 2 }]);
});

test('whatever a visitor typed is text in the inbox', async ({ page, server }) => {
  const hostile = newRequest({
    full_name: `<img src=x onerror=alert(1)>{{7*7}} ${crypto.randomUUID()}`,
    email: "ann'+x@example.com",
    website: 'https://example.com/?a="><script>alert(1)</script>'.replaceAll(' ', '%20'),
    bottleneck: '</p></article><script>alert(1)</script> {{7*7}} \u202Eesrever',
  });
  await sendRequest(server, hostile);
  await openInbox(page, server);
  const card = await openRequest(page, hostile.full_name);
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(hostile.full_name);
  await expect(card).toContainText('</p></article><script>alert(1)</script> {{7*7}} esrever');
  await expect(page.locator('main img, article script, li script')).toHaveCount(0);
  await expect(card.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
    'href',
    /^mailto:ann'%2Bx@example\.com\?/,
  );
});

test('a website that another program stored is read as it stands, and a link only where it can be one', async ({
  page,
  ownServer,
}) => {
  for (const website of ['example.com', 'javascript:alert(1)', 'https://example.org']) {
    const { id } = await sendRequest(ownServer, newRequest({ full_name: website }));
    query(ownServer, 'update form_submissions set website = ? where id = ?', website, id);
  }
  await openInbox(page, ownServer);
  for (const website of ['example.com', 'javascript:alert(1)']) {
    const facts = (await openRequest(page, website)).getByRole('definition');
    await expect(facts.getByText(website, { exact: true })).toBeVisible();
    await expect(facts.getByRole('link', { name: website })).toHaveCount(0);
  }
  const linked = await openRequest(page, 'https://example.org');
  await expect(linked.getByRole('link', { name: 'https://example.org' })).toBeVisible();
});

test('a long inbox comes page by page', async ({ page, ownServer }) => {
  const requests = Array.from({ length: 60 }, (_, index) => newRequest({ full_name: `Visitor ${index}` }));
  await Promise.all(requests.map((request) => sendRequest(ownServer, request)));
  await openInbox(page, ownServer);
  const cards = rowNames(page);
  await expect(cards).toHaveCount(50);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(60);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  const names = await cards.allTextContents();
  expect(new Set(names).size).toBe(60);
});

test('a view that the page did not come with waits with a text', async ({ page, ownServer }) => {
  const answered = Promise.withResolvers<void>();
  await signIn(page, ownServer);
  await page.route('**/api/submissions*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto(`${ownServer.origin}/admin?status=new`);
  await expect(page.getByText('Loading submissions...')).toBeVisible();
  await expectAccessible(page);
  answered.resolve();
  await expect(page.getByText('No submissions with status "new".')).toBeVisible();
});

test('a viewer who changes a status is told that the account may not, and what to do', async ({
  page,
  ownServer,
  allowNoise,
}) => {
  allowNoise(/403/);
  const row = await sendRequest(ownServer, newRequest());
  await openInbox(page, ownServer);
  query(ownServer, `update "user" set role = 'viewer'`);
  const card = await openRequest(page, row.full_name);
  await card.getByRole('button', { name: /update status/i }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'contacted' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your account is not allowed to do this. Ask the owner of this site for access.',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('new', { exact: true })).toBeVisible();
});

test('an answer of another shape is a failed load, never a broken page', async ({ page, ownServer }) => {
  await openInbox(page, ownServer);
  await page.route('**/api/submissions?*', (route) =>
    route.fulfill({ json: { items: [{ id: 7 }], next_cursor: null } }),
  );
  await page.goto(`${ownServer.origin}/admin?status=new`);
  await expect(page.getByRole('heading', { name: 'Access Error' })).toBeVisible();
  await expect(page.getByText('Failed to load form submissions.')).toBeVisible();
});
