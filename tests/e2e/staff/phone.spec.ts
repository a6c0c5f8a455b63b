import { randomBytes } from 'node:crypto';
import { paths } from '#/content/paths.ts';
import { browserServerEnv, expect, expectAccessible, staffAccount, test } from '#/tests/support/browser.ts';
import { startReceiver } from '#/tests/support/receiver.ts';
import { signIn } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

test('a phone number is added, gets the code of a sign-in, and is removed', async ({
  page,
  context,
  startOwnServer,
  allowNoise,
}) => {
  allowNoise(/401 \(Unauthorized\)|403 \(Forbidden\)|422 \(Unprocessable|502 \(Bad Gateway\)/);
  const service = await startReceiver();
  const env = {
    ...browserServerEnv,
    SMS_WEBHOOK_URL: service.url,
    SMS_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
    WEBHOOK_LOCAL_TARGETS: 'on',
  };
  const server = await startOwnServer({ env });
  const lastCode = () => /\d{6}(?= is your code)/.exec(service.received.at(-1)?.body ?? '')?.[0] ?? '';

  await signIn(page, server);
  await page.goto(`${server.origin}${paths.admin}/settings/account`);
  const part = page.getByRole('region', { name: 'Codes by text message' });
  await part.getByRole('button', { name: 'Add a Phone Number' }).click();
  // As if the sign-in lay an hour back.
  query(server, `update session set createdAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 hour')`);
  await part.getByLabel('Phone Number').fill('+353 87 123 4567');
  await part.getByRole('button', { name: 'Text Me a Code' }).click();
  await part.getByLabel('Your Password', { exact: true }).fill(staffAccount.password);
  await part.getByRole('button', { name: 'Continue' }).click();
  await expect(part.getByLabel('Texted Code')).toBeFocused();
  await part.getByLabel('Texted Code').fill('12');
  await part.getByRole('button', { name: 'Add the Number' }).click();
  await expect(part.getByText('This code is wrong, was used, or is too old.')).toBeVisible();
  await expectAccessible(page);
  await part.getByLabel('Texted Code').fill(lastCode());
  await part.getByRole('button', { name: 'Add the Number' }).click();
  await expect(part.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expect(part.getByRole('listitem')).toHaveCount(10);
  await part.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part.getByText('Codes go to the number that ends in 67.')).toBeVisible();
  const steps = page.getByRole('region', { name: 'Two-step sign-in' });
  await expect(steps.getByText('Codes are texted to you. No app is set up.')).toBeVisible();
  await expectAccessible(page);

  await context.clearCookies();
  await page.goto(`${server.origin}${paths.admin}/sign-in?next=/settings/account`);
  await page.getByLabel('Email Address').fill(staffAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const send = page.getByRole('button', { name: 'Text a code to the number ending in 67' });
  await send.waitFor();
  await expectAccessible(page);
  service.behaviour = { status: 500 };
  await send.click();
  await expect(page.getByText('The code could not be sent. Try again, or use another way.')).toBeVisible();
  service.behaviour = { status: 204 };
  await send.click();
  await expect(page.getByLabel('Texted Code')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Texted Code').fill('12');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This code is wrong, or has been used.');
  await page.getByLabel('Texted Code').fill(lastCode());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}${paths.admin}/settings/account`);

  await part.getByRole('button', { name: 'Remove the Number' }).click();
  await expect(page.getByText('Your phone number is removed.')).toBeVisible();
  await expect(steps.getByText('It is off.')).toBeVisible();
  await service.stop();
});

test('where no service for text messages is set, nothing of it is shown', async ({ page, server }) => {
  await signIn(page, server);
  await page.goto(`${server.origin}${paths.admin}/settings/account`);
  await expect(page.getByRole('region', { name: 'Passkeys' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Codes by text message' })).toHaveCount(0);
});
