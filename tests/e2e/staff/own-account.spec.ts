import { paths } from '#/content/paths.ts';
import { expect, expectAccessible, staffAccount, test } from '#/tests/support/browser.ts';
import { withSmtp } from '#/tests/support/smtp-browser.ts';
import { signIn } from '#/tests/support/staff.ts';

const accountPage = `${paths.admin}/settings/account`;
const newPassword = 'another long password';

test('the password is changed by the present one, and other sessions are ended', async ({
  page,
  browser,
  ownServer,
  allowNoise,
}) => {
  allowNoise(/401 \(Unauthorized\)|422 \(Unprocessable/);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, ownServer);
  await signIn(page, ownServer);
  await page.goto(ownServer.origin + accountPage);
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);

  const password = page.getByRole('region', { name: 'Password' });
  const fill = async (present: string, wanted: string, again = wanted) => {
    await password.getByLabel('Present Password', { exact: true }).fill(present);
    await password.getByLabel('New Password', { exact: true }).fill(wanted);
    await password.getByLabel('New Password Again', { exact: true }).fill(again);
    await password.getByRole('button', { name: 'Change Password' }).click();
  };
  await fill('not it at all', newPassword);
  await expect(password.getByText('This is not your present password.')).toBeVisible();
  await fill(staffAccount.password, newPassword, 'something else here');
  await expect(password.getByText('The two passwords do not match.')).toBeVisible();
  await expectAccessible(page);
  await fill(staffAccount.password, newPassword);
  await expect(page.getByText('Your password is changed. Your other sessions have ended.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await other.request.get(`${ownServer.origin}/api/submissions`)).status()).toBe(401);
  await elsewhere.close();
});

test('a session elsewhere is ended from the list', async ({ page, browser, ownServer }) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, ownServer);
  await signIn(page, ownServer);
  await page.goto(ownServer.origin + accountPage);
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await sessions.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await other.request.get(`${ownServer.origin}/api/submissions`)).status()).toBe(401);
  await elsewhere.close();
});

test('who has forgotten the password is told by a server without mail how an operator sets one', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}${paths.admin}/sign-in`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Your Password' })).toBeVisible();
  await expect(page.getByText('npm run staff -- reset EMAIL')).toBeVisible();
  await expectAccessible(page);
});

withSmtp(
  'a forgotten password is replaced by the link of a mail, once',
  async ({ page, smtp, sendingServer, allowNoise }) => {
    allowNoise(/401 \(Unauthorized\)/);
    await page.goto(`${sendingServer.origin}${paths.admin}/forgot-password`);
    await page.getByLabel('Email Address').fill('no address');
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(page.getByLabel('Email Address')).toBeFocused();
    allowNoise(/422 \(Unprocessable/);
    await expectAccessible(page);
    await page.getByLabel('Email Address').fill(staffAccount.email);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(page.getByRole('status')).toBeFocused();
    await expect(page.getByRole('status')).toContainText('If there is an account with this address');

    const [mail] = await smtp.waitFor(1);
    const text = (mail?.raw ?? '')
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    const [link = ''] = /\/admin\/reset-password#\S+/.exec(text) ?? [];
    await page.goto(sendingServer.origin + link);
    await expectAccessible(page);
    await page.getByLabel('New Password', { exact: true }).fill(newPassword);
    await page.getByLabel('New Password Again', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Your password is changed, and all your sessions have ended.')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email Address').fill(staffAccount.email);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Total', { exact: true })).toBeVisible();

    await page.goto(sendingServer.origin + link);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('This link does not work.');
    await expectAccessible(page);
  },
);
