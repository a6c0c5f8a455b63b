import type { Page } from '@playwright/test';
import { paths } from '#/content/paths.ts';
import { expect, expectAccessible, staffAccount, test } from '#/tests/support/browser.ts';
import { oneTimeCode } from '#/tests/support/one-time-code.ts';
import type { RunningServer } from '#/tests/support/server.ts';
import { openInbox } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

const accountPage = `${paths.admin}/settings/account`;

async function openAccount(page: Page, server: RunningServer): Promise<void> {
  await openInbox(page, server);
  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible();
}

/** Sets the second step up; gives the key and the recovery codes. */
async function enrol(page: Page) {
  const part = page.getByRole('region', { name: 'Two-step sign-in' });
  await part.getByRole('button', { name: 'Set Up' }).click();
  await part.getByLabel('Your Password', { exact: true }).fill(staffAccount.password);
  await part.getByRole('button', { name: 'Continue' }).click();
  await expect(part.getByRole('img', { name: 'QR code with the key of your account' })).toBeVisible();
  // Scanners want dark on light, in either theme.
  await expect(part.getByRole('img').locator('rect')).toHaveAttribute('fill', 'white');
  const secret = await part.locator('code').innerText();
  await part.getByLabel('Code', { exact: true }).fill('000000');
  await part.getByRole('button', { name: 'Switch On' }).click();
  await expect(part.getByText('This code is wrong, or has been used.')).toBeVisible();
  await expectAccessible(page);
  await part.getByLabel('Code', { exact: true }).fill(oneTimeCode(secret, Date.now()));
  await part.getByRole('button', { name: 'Switch On' }).click();
  await expect(part.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await part.getByRole('listitem').allInnerTexts();
  return { part, secret, codes };
}

/** As if the codes of this half minute and the one before had not been used. */
function forgetUsedCode(server: RunningServer): void {
  query(server, 'update twoFactor set lastUsedStep = 0');
}

async function signInByPassword(page: Page): Promise<void> {
  await page.getByLabel('Email Address').fill(staffAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('two-step sign-in is set up, asked for, made by a recovery code, and switched off', async ({
  page,
  context,
  ownServer,
  allowNoise,
}) => {
  allowNoise(/401 \(Unauthorized\)|422 \(Unprocessable/);
  await openAccount(page, ownServer);
  await expectAccessible(page);
  const { part, secret, codes } = await enrol(page);
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await expectAccessible(page);
  await part.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part.getByText('It is on. Recovery codes left: 10.')).toBeVisible();

  forgetUsedCode(ownServer);
  await context.clearCookies();
  await page.goto(ownServer.origin + paths.admin);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInByPassword(page);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill('123');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(
    'This code is wrong, or has been used. Enter the one that the app shows now.',
  );
  await page.getByLabel('Code', { exact: true }).fill(oneTimeCode(secret, Date.now()));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();

  await context.clearCookies();
  await page.goto(`${ownServer.origin}${paths.admin}/sign-in?next=/settings/account`);
  await signInByPassword(page);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery Code', { exact: true }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(ownServer.origin + accountPage);
  await expect(part.getByText('It is on. Recovery codes left: 9.')).toBeVisible();

  await part.getByRole('button', { name: 'Switch Off' }).click();
  await part.getByLabel('Your Password', { exact: true }).fill(staffAccount.password);
  await part.getByRole('button', { name: 'Switch Off' }).click();
  await expect(part.getByText('It is off.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Two-step sign-in is off.' })).toBeVisible();
});

test('a session lost in the middle of work asks for both steps, and keeps what was typed', async ({
  page,
  ownServer,
  allowNoise,
}) => {
  allowNoise(/401 \(Unauthorized\)|422 \(Unprocessable/);
  await openAccount(page, ownServer);
  const { part, secret } = await enrol(page);
  forgetUsedCode(ownServer);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Sam Typed');
  query(ownServer, 'delete from session');
  // The page is read again, which nobody may without a session.
  await part.getByRole('button', { name: 'I have kept them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Code', { exact: true }).fill(oneTimeCode(secret, Date.now()));
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('Sam Typed');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect(page.getByRole('button', { name: 'Signed in as Sam Typed' })).toBeVisible();
});

test('a page that cannot be read again keeps what was typed', async ({ page, ownServer, allowNoise }) => {
  allowNoise(/ERR_FAILED|Failed to load resource/);
  await openAccount(page, ownServer);
  const { part } = await enrol(page);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Sam Typed');
  await page.route('**/api/account/sessions', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await part.getByRole('button', { name: 'I have kept them' }).click();
  await refused;
  await page.unroute('**/api/account/sessions');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect(page.getByRole('button', { name: 'Signed in as Sam Typed' })).toBeVisible();
});
