import { paths } from '#/content/paths.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import { expect, expectAccessible, staffAccount, test } from '#/tests/support/browser.ts';
import { signIn } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

test('what lets others in asks for the password of a session that began long ago, and goes on with it', async ({
  page,
  ownServer,
  allowNoise,
}) => {
  allowNoise(/403 \(Forbidden\)|422 \(Unprocessable/);
  await signIn(page, ownServer);
  query(ownServer, `update session set createdAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 hour')`);
  await page.goto(`${ownServer.origin}${paths.admin}${staffPaths.team}`);
  await page.getByRole('button', { name: /^Invite/ }).click();
  await page.getByLabel('Email address').fill('kim@example.com');
  await page.getByRole('button', { name: /^(Send the invitation|Make a link)$/ }).click();

  const dialog = page.getByRole('dialog', { name: 'Enter Your Password' });
  const password = dialog.getByLabel('Your Password', { exact: true });
  await expect(password).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText('Enter your password again for this.');
  await expect(page.getByLabel('Email address')).toHaveValue('kim@example.com');

  await page.getByRole('button', { name: /^(Send the invitation|Make a link)$/ }).click();
  await password.fill('not the password at all');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This is not your present password.')).toBeVisible();
  await password.fill(staffAccount.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('kim@example.com').first()).toBeVisible();
  expect(query(ownServer, 'select email from invitations')).toEqual([{ email: 'kim@example.com' }]);
});

test('an export asks for the password of a session that began long ago, and is downloaded with it', async ({
  page,
  ownServer,
  allowNoise,
}) => {
  // The password gives the session another token, and what the page is still asking for has the former one.
  allowNoise(/403 \(Forbidden\)|401 \(Unauthorized\)/);
  await signIn(page, ownServer);
  query(ownServer, `update session set createdAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 hour')`);
  await page.goto(`${ownServer.origin}${paths.admin}`);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  const link = page.getByRole('link', { name: 'Export what is shown as CSV' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Enter Your Password' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(query(ownServer, `select kind from events where kind = 'export.made'`)).toEqual([]);

  await link.click();
  await dialog.getByLabel('Your Password', { exact: true }).fill(staffAccount.password);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  expect((await download).suggestedFilename()).toMatch(/^requests-.*\.csv$/);
  expect(query(ownServer, `select kind from events where kind = 'export.made'`)).toEqual([{ kind: 'export.made' }]);
});
