import { readFile } from 'node:fs/promises';
import { paths } from '#/content/paths.ts';
import { expect, test } from '#/tests/support/browser.ts';
import { expectStateAccessible } from '#/tests/support/demo-call.ts';
import { openInbox, openRequest, shownRequest } from '#/tests/support/staff.ts';
import { submit } from '#/tests/support/submit.ts';

test('staff see what is held of a person, hand it over and erase it, with a receipt', { tag: '@phone' }, async ({
  page,
  server,
  allowNoise,
}) => {
  // The inbox behind the page reads the erased requests once more.
  allowNoise(/404/);
  const address = `zoe.${crypto.randomUUID()}@example.org`;
  await submit(server.origin, crypto.randomUUID(), { full_name: 'Zoe Quill', email: address });
  await submit(server.origin, crypto.randomUUID(), { full_name: 'Zoe Quill again', email: address.toUpperCase() });
  await openInbox(page, server);
  await openRequest(page, 'Zoe Quill again');
  await shownRequest(page, 'Zoe Quill again').getByRole('link', { name: 'This person’s data' }).click();
  await expect(page.getByRole('heading', { level: 2, name: address })).toBeVisible();
  expect(page.url()).not.toContain('zoe');
  await expect(page.getByText(/^2 requests, 4 messages/)).toBeVisible();
  await expectStateAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as JSON' }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8')).requests).toHaveLength(2);

  await page.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase everything?' });
  await expect(dialog).toContainText(address);
  await expectStateAccessible(page);
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('Erased. The receipt below says what went.')).toBeVisible();
  const receipts = page.getByRole('region', { name: 'Receipts of erasures' });
  await expect(receipts.getByRole('listitem').first()).toContainText('2 requests, 4 messages about them');
  await expectStateAccessible(page);

  await page.getByRole('textbox', { name: 'Email address' }).fill(address);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Nothing is held under this address: it was erased.')).toBeVisible();
  await page.goto(paths.admin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Zoe Quill again')).toHaveCount(0);
});

test('staff correct what a visitor typed, and see both in the history', { tag: '@phone' }, async ({
  page,
  server,
  allowNoise,
}) => {
  allowNoise(/422/);
  await submit(server.origin, crypto.randomUUID(), { full_name: 'Anne Lea' });
  await openInbox(page, server);
  await openRequest(page, 'Anne Lea');
  await shownRequest(page, 'Anne Lea').getByRole('button', { name: 'Correct' }).click();
  const form = page.getByRole('form', { name: 'Correct the request' });
  await expect(form.getByRole('textbox', { name: 'Full Name' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Full Name' }).fill('Ann Lee');
  await form.getByRole('combobox', { name: 'Contact Method' }).selectOption('phone');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter your phone number.')).toBeVisible();
  await expectStateAccessible(page);
  await form.getByRole('textbox', { name: 'Phone' }).fill('+353 1 234 5678');
  await form.getByRole('button', { name: 'Save' }).click();
  const corrected = shownRequest(page, 'Ann Lee');
  await expect(corrected.getByText('The correction is saved.')).toBeVisible();
  await expect(corrected.getByRole('button', { name: 'Correct' })).toBeFocused();
  await expect(corrected.getByText(/corrected the full name from “Anne Lea” to “Ann Lee”/)).toBeVisible();
});

test('what was typed stays when the role is lost in the middle of a correction', async ({
  page,
  server,
  allowNoise,
}) => {
  allowNoise(/403/);
  await submit(server.origin, crypto.randomUUID(), { full_name: 'Ben Kept' });
  await openInbox(page, server);
  await openRequest(page, 'Ben Kept');
  await shownRequest(page, 'Ben Kept').getByRole('button', { name: 'Correct' }).click();
  const form = page.getByRole('form', { name: 'Correct the request' });
  await form.getByRole('textbox', { name: 'Full Name' }).fill('Ben Kent');
  await page.route('**/api/submissions/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 403, json: {} }) : route.continue(),
  );
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/Your account is not allowed/)).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ben Kent');
});

test('staff export what is shown as CSV', async ({ page, server }) => {
  await submit(server.origin, crypto.randomUUID(), {
    full_name: '=Cleo Comma, the first',
    contact_method: 'text',
    phone: '+353 1 234 5678',
  });
  await openInbox(page, server);
  await page.goto(`${paths.admin}?way=text`);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export what is shown as CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`"'=Cleo Comma, the first"`);
  expect(csv).toContain(`"'+353 1 234 5678"`);
  expect(csv).not.toContain('"video"');
});
