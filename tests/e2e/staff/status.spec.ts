import { paths } from '#/content/paths.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import { browserServerEnv, expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { freePort } from '#/tests/support/free-port.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { signIn } from '#/tests/support/staff.ts';

const statusPath = `${paths.admin}${staffPaths.status}`;

test('an owner reads whether everything is well, and what to do if not', { tag: '@phone' }, async ({
  page,
  startOwnServer,
}) => {
  // Nobody answers there: what is to be sent waits.
  const nowhere = `smtp://127.0.0.1:${await freePort()}`;
  const server = await startOwnServer({ env: { ...browserServerEnv, SMTP_URL: nowhere } });
  await signIn(page, server);
  await page.goto(server.origin + statusPath);
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('It works. One thing is worth a look.');
  await expect(page.getByRole('heading', { name: 'No backup is known.' })).toBeVisible();
  await expectAccessible(page);

  const headers = { Origin: server.origin };
  await page.request.post(`${server.origin}/api/submissions`, { headers, data: newRequest() });
  await expect
    .poll(async () => (await (await page.request.get(`${server.origin}/api/status`)).json()).mail.failing)
    .not.toBeNull();
  await page.reload();
  await expect(page.getByRole('status').first()).toHaveText('One thing needs you now. One more is worth a look.');
  await expect(page.getByRole('heading', { name: 'The mail server does not take our email' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('list', { name: 'What is not well' }).getByRole('link', { name: 'Deliveries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deliveries' })).toBeFocused();
});

test('the page reads the figures again by itself, and keeps them when the server is gone', async ({
  page,
  startOwnProcess,
  allowNoise,
}) => {
  allowNoise(/ERR_CONNECTION_REFUSED|Failed to fetch|Failed to load resource/);
  const server = await startOwnProcess();
  await page.clock.install();
  await signIn(page, server);
  await page.goto(server.origin + statusPath);
  const replies = page.getByText('Replies overdue').locator('..');
  await expect(replies).toContainText('0');
  await expect(page.getByText('Runs since')).toBeVisible();
  const asked = page.waitForRequest('**/api/status');
  await page.clock.runFor(31_000);
  await asked;
  await server.kill();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('alert')).toContainText('The server did not answer just now.');
  await expect(replies).toContainText('0');
});

test('a session that ends while the page is open is named, and the server is not blamed', async ({
  page,
  server,
  allowNoise,
}) => {
  allowNoise(/401/);
  await page.clock.install();
  await signIn(page, server);
  await page.goto(server.origin + statusPath);
  await expect(page.getByText('Runs since')).toBeVisible();
  await page.context().clearCookies();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Your session has ended. This is how it was at')).toBeVisible();
});

test('signed out, or not an owner, nobody sees it', async ({ page, server, allowNoise }) => {
  allowNoise(/401|403/);
  await page.goto(server.origin + statusPath);
  await expect(page.getByRole('heading', { name: 'Access Error' })).toBeVisible();
  await signIn(page, server);
  await page.route('**/api/status', (route) => route.fulfill({ status: 403, body: '{}' }));
  await page.reload();
  await expect(page.getByText('Your account is not allowed to do this.')).toBeVisible();
});
