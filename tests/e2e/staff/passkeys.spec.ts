import type { Page } from '@playwright/test';
import { paths } from '#/content/paths.ts';
import { browserServerEnv, expect, expectAccessible, staffAccount, test } from '#/tests/support/browser.ts';
import { query } from '#/tests/support/stored.ts';

/** Gives the browser a device of its own that holds passkeys (chromedevtools.github.io/devtools-protocol, WebAuthn). */
async function addAuthenticator(page: Page, { verifiesUser = true } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: verifiesUser,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    verifyUser: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a passkey is added, named, signs in without a password or a code, and is removed', async ({
  page,
  context,
  startOwnServer,
  allowNoise,
}) => {
  allowNoise(/401 \(Unauthorized\)|403 \(Forbidden\)|422 \(Unprocessable/);
  const server = await startOwnServer({ env: browserServerEnv });
  // A passkey belongs to a name, which an address by number is not.
  const origin = `http://localhost:${server.port}`;
  const device = await addAuthenticator(page);
  await page.goto(`${origin}${paths.admin}/sign-in?next=/settings/account`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The device gave no passkey. Try again, or sign in with your password.',
  );
  await page.getByLabel('Email Address').fill(staffAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  // As if the sign-in lay an hour back.
  const part = page.getByRole('region', { name: 'Passkeys' });
  await part.waitFor();
  query(server, `update session set createdAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 hour')`);
  const desktop = page.viewportSize() as { width: number; height: number };
  await page.setViewportSize({ width: 390, height: 700 });
  await part.getByRole('button', { name: 'Add a Passkey' }).click();
  await part.getByLabel('Your Password', { exact: true }).fill(staffAccount.password);
  await part.getByRole('button', { name: 'Continue' }).click();
  await expect(part.getByRole('listitem')).toHaveText(/^Passkey 1/);
  await expect(page.getByText('“Passkey 1” is added.')).toBeInViewport();
  await page.setViewportSize(desktop);
  expect(await device.count()).toBe(1);
  await part.getByRole('button', { name: 'Rename' }).click();
  await part.getByLabel('Name of the passkey').fill('My desk');
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(part.getByRole('listitem')).toHaveText(/^My desk/);
  await expectAccessible(page);

  await context.clearCookies();
  await page.goto(`${origin}${paths.admin}/sign-in?next=/settings/account`);
  await device.verifyUser(false);
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('The device gave no passkey.');
  await device.verifyUser(true);
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page).toHaveURL(`${origin}${paths.admin}/settings/account`);
  const [event] = query<{ data: string }>(
    server,
    `select data from events where kind = 'account.signed_in' order by number desc limit 1`,
  );
  expect(JSON.parse(event?.data ?? '')).toMatchObject({ method: 'passkey' });

  await part.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('“My desk” is removed.')).toBeVisible();
  await context.clearCookies();
  await page.goto(`${origin}${paths.admin}/sign-in`);
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('This passkey does not belong to an account here.');
});
