import { paths } from '#/content/paths.ts';
import { browserServerEnv, expect, expectAccessible, staffAccount, test } from '#/tests/support/browser.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import type { RunningServer } from '#/tests/support/server.ts';
import { openInbox, rowNames } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

const accessError = 'Failed to load form submissions. Please make sure you are authenticated.';

test('who is signed out sees an access error with a way to sign in, and comes to the inbox by it', async ({
  page,
  allowNoise,
}) => {
  allowNoise(/401 \(Unauthorized\)/);
  await page.goto(paths.admin);
  await expect(page.getByRole('heading', { name: 'Access Error' })).toBeVisible();
  await expect(page.getByText(accessError)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(accessError)).toBeVisible();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email Address').fill(staffAccount.email);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('not the password at all');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('The email address and password do not match an account.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Form Submissions Admin');
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(paths.admin);
});

test('signing out ends the session', async ({ page, server, allowNoise }) => {
  allowNoise(/401 \(Unauthorized\)/);
  await openInbox(page, server);
  await page.evaluate(() => {
    localStorage.setItem('frontdesk-reply-1', 'Dear Ann');
    sessionStorage.setItem('frontdesk-notes-1', 'Ann owes us');
  });
  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.goto(paths.admin);
  await expect(page.getByText(accessError)).toBeVisible();
  const answer = await page.request.get('/api/submissions');
  expect(answer.status()).toBe(401);
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(
    kept.filter((key) => /reply|notes/.test(key)),
    'drafts of whoever has left',
  ).toEqual([]);
});

test('a list that is emptied by signing out is not said to be empty', async ({ page, ownServer }) => {
  await openInbox(page, ownServer);
  await expect(page.getByRole('heading', { name: 'No Submissions Found' })).toBeVisible();
  await sendRequest(ownServer, newRequest({ full_name: 'Ann' }));
  await expect(rowNames(page)).toHaveText(['Ann']);
  const signOut = Promise.withResolvers<void>();
  await page.route('**/api/auth/sign-out', async (route) => {
    await signOut.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(rowNames(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No Submissions Found' })).toHaveCount(0);
  signOut.resolve();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('a session that ends while the inbox is open is noticed, before anybody does anything', async ({
  page,
  ownServer,
  allowNoise,
}) => {
  allowNoise(/401 \(Unauthorized\)/);
  await openInbox(page, ownServer);
  query(ownServer, 'delete from session');
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('what a lost session kept from being read is read after the sign-in in its place', async ({
  page,
  context,
  server,
  allowNoise,
}) => {
  allowNoise(/401 \(Unauthorized\)|ERR_FAILED/);
  // The click alone is to find out.
  await page.route('**/api/events/stream', (route) => route.abort());
  await openInbox(page, server);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Contacted' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\?status=contacted$/);
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
});

test('the inbox says what fails when the server is away, and Retry brings it', async ({ page, server, allowNoise }) => {
  allowNoise(/Failed to load resource/);
  await openInbox(page, server);
  await page.route('**/api/submissions*', (route) => route.abort());
  await page.getByRole('button', { name: 'Contacted' }).click();
  await expect(page.getByText(accessError)).toBeVisible();
  await page.unroute('**/api/submissions*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
});

test.describe('a server on which nobody has an account', () => {
  const { STAFF_EMAIL: _email, STAFF_PASSWORD: _password, ...env } = browserServerEnv;

  function linkOf(server: RunningServer): string {
    return /http:\S+\/admin\/set-up#\S+/.exec(server.output())?.[0] ?? '';
  }

  test('says how to make one, also by a link that does not work', async ({ page, allowNoise, startOwnServer }) => {
    allowNoise(/401 \(Unauthorized\)/);
    const server = await startOwnServer({ env });
    for (const path of [paths.admin, `${paths.admin}/sign-in`]) {
      await page.goto(server.origin + path);
      await expect(page.getByText('There is no staff account yet.')).toBeVisible();
      await expect(page.getByText('npm run staff -- add EMAIL')).toBeVisible();
      await expectAccessible(page);
    }
    for (const path of [`${paths.admin}/set-up`, `${paths.admin}/set-up#guess`]) {
      await page.goto(server.origin + path);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('This set-up link does not work.');
      await expect(alert).toContainText('Open the link that the server printed when it last started');
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }
    await expectAccessible(page);
  });

  test('makes the first by the link it printed, once', async ({ page, startOwnServer }) => {
    const server = await startOwnServer({ env });
    await page.goto(linkOf(server));
    await expect(page.getByRole('heading', { name: 'Set Up Your Account' })).toBeVisible();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expectAccessible(page);

    await page.getByLabel('Name', { exact: true }).fill('First Person');
    await page.getByLabel('Email Address').fill('first@frontdesk.example');
    await page.getByLabel('Password', { exact: true }).fill('a password to remember');
    await page.getByLabel('Password Again', { exact: true }).fill('a password to remember');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('No form submissions yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Signed in as First Person' })).toBeVisible();

    // An inbox that is open reads what comes, and would be told that its session is gone.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(linkOf(server));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This set-up link does not work.');
    await expect(alert).toBeFocused();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await alert.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByText('There is no staff account yet.')).toBeHidden();
  });

  test('says of a link that was used while its form was open that it does not work', async ({
    page,
    allowNoise,
    startOwnServer,
  }) => {
    allowNoise(/403 \(Forbidden\)/);
    const server = await startOwnServer({ env });
    const link = linkOf(server);
    await page.goto(link);
    await page.getByLabel('Name', { exact: true }).fill('Second Person');
    await page.getByLabel('Email Address').fill('second@frontdesk.example');
    await page.getByLabel('Password', { exact: true }).fill('a password to remember');
    await page.getByLabel('Password Again', { exact: true }).fill('a password to remember');
    const answer = await page.request.post(`${server.origin}/api/set-up`, {
      headers: { Origin: server.origin },
      data: { ...staffAccount, name: 'First Person', token: new URL(link).hash.slice(1) },
    });
    expect(answer.status()).toBe(201);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('alert')).toContainText('This set-up link does not work.');
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the inbox says that it needs it, and does not pretend to load', async ({ page }) => {
    await page.goto(paths.admin);
    const notice = page.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('The inbox needs JavaScript.');
    await expect(page.getByText('Loading submissions...')).toBeHidden();
    await expectAccessible(page);
  });
});

test('signing in leads to the inbox, not to the sign-in page again', async ({ page }) => {
  await page.goto(`${paths.admin}/sign-in?next=/sign-in`);
  await page.getByLabel('Email Address').fill(staffAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(paths.admin);
});

test('an address that is no page for staff says so', async ({ page, allowNoise }) => {
  allowNoise(/404/);
  const answer = await page.goto(`${paths.admin}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Not Found')).toBeVisible();
});
