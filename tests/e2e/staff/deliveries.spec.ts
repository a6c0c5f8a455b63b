import type { Page } from '@playwright/test';
import { paths } from '#/content/paths.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import { browserServerEnv, expect, staffAccount, test } from '#/tests/support/browser.ts';
import { expectStateAccessible } from '#/tests/support/demo-call.ts';
import { startReceiver } from '#/tests/support/receiver.ts';
import { signIn } from '#/tests/support/staff.ts';

const webhooks = `${paths.admin}${staffPaths.webhooks}`;
const deliveries = `${paths.admin}${staffPaths.deliveries}`;

const request = {
  full_name: 'Ann Example',
  email: 'ann@example.com',
  bottleneck: 'Nobody answers the phone at lunch.',
  contact_method: 'email',
};

async function addWebhook(page: Page, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByLabel('Address').fill(url);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('an owner adds, tests, pauses and removes a webhook', { tag: '@phone' }, async ({ page, startOwnServer }) => {
  const receiver = await startReceiver({ status: 200, body: 'thanks' });
  const server = await startOwnServer({ env: { ...browserServerEnv, WEBHOOK_LOCAL_TARGETS: 'on' } });
  await signIn(page, server);
  await page.goto(`${server.origin}${webhooks}`);
  await expect(page.getByText('There are no webhooks.')).toBeVisible();
  await addWebhook(page, receiver.url);
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);

  const card = page.getByRole('article', { name: new URL(receiver.url).host });
  await card.getByRole('button', { name: 'Send a test' }).click();
  await expect(card.getByText(/^The receiver answered HTTP 200 after \d+ ms\.$/)).toBeVisible();
  await expect(card.getByText('thanks')).toBeVisible();
  await card.getByRole('button', { name: 'Pause' }).click();
  await expect(card.getByText('Paused by staff.')).toBeVisible();
  await page.goto(`${server.origin}${paths.admin}`);
  await expect(page.getByText(`The webhook 127.0.0.1:${receiver.port} is paused.`)).toBeVisible();
  await page.goto(`${server.origin}${webhooks}`);
  await card.getByRole('button', { name: 'Resume' }).click();
  await expect(card.getByText('On', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The webhook is removed.')).toBeVisible();
  await receiver.stop();
});

test('staff see what went out and what failed, and send it again', { tag: '@phone' }, async ({
  page,
  startOwnServer,
}) => {
  const receiver = await startReceiver({ status: 500 });
  const server = await startOwnServer({ env: { ...browserServerEnv, WEBHOOK_LOCAL_TARGETS: 'on' } });
  await signIn(page, server);
  await page.goto(`${server.origin}${webhooks}`);
  await addWebhook(page, receiver.url);
  await page.getByRole('button', { name: 'Done' }).click();
  const headers = { Origin: server.origin };
  await page.request.post(`${server.origin}/api/submissions`, { headers, data: request });
  await expect.poll(() => receiver.received.length).toBe(1);

  await page.goto(`${server.origin}${paths.admin}`);
  await expect(page.getByText('No email is sent: it is written to files on the server.')).toBeVisible();
  await page.getByRole('link', { name: 'Deliveries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deliveries' })).toBeFocused();
  const rows = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Written to a file, not sent' })).toHaveCount(2);
  const failed = rows.filter({ hasText: 'Failed, is tried again' });
  await failed.getByRole('button', { name: '1 attempt' }).click();
  await expect(failed.getByRole('cell', { name: 'Failed: HTTP 500' })).toBeVisible();
  await expectStateAccessible(page);

  await page.getByLabel('Channel').selectOption('mail');
  await expect(rows).toHaveCount(2);
  await page.getByLabel('State').selectOption('given-up');
  await expect(page.getByText('Nothing here has this state and goes this way.')).toBeVisible();
  await page.goto(`${server.origin}${deliveries}?channel=mail`);
  await rows.first().getByRole('button', { name: 'Send again' }).click();
  await expect(rows.first().getByText('It is queued again, under the same id.')).toBeVisible();
  await receiver.stop();
});

test('what was typed for a webhook is kept when the session ends, and saved in the next', async ({
  page,
  startOwnServer,
  allowNoise,
}) => {
  allowNoise(/401/);
  const server = await startOwnServer({ env: browserServerEnv });
  await signIn(page, server);
  await page.goto(`${server.origin}${webhooks}`);
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.context().clearCookies();
  await page.getByLabel('Address').fill('https://receiver.example/hook');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expect(page.getByRole('article', { name: 'receiver.example' })).toBeVisible();
});

test('signed out, neither webhooks nor deliveries are shown', async ({ page, server, allowNoise }) => {
  allowNoise(/401/);
  for (const path of [webhooks, deliveries]) {
    await page.goto(`${server.origin}${path}`);
    await expect(page.getByRole('heading', { name: 'Access Error' })).toBeVisible();
  }
});
