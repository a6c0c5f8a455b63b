import type { Page } from '@playwright/test';
import { paths } from '#/content/paths.ts';
import { expect, expectAccessible, staffAccount, test } from '#/tests/support/browser.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import type { RunningServer } from '#/tests/support/server.ts';
import { openInbox, openRequest, signIn } from '#/tests/support/staff.ts';

const teamPath = `${paths.admin}/settings/team`;
const kim = { email: 'kim@frontdesk.example', name: 'Kim Colleague' };

async function openTeam(page: Page, server: RunningServer): Promise<void> {
  await signIn(page, server);
  await page.goto(server.origin + teamPath);
  await page.getByRole('heading', { name: 'Team', exact: true }).waitFor();
}

/** Invites somebody on the open page of the team; gives the link. */
async function invite(page: Page, email: string, role: 'Owner' | 'Member' | 'Viewer'): Promise<string> {
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Make a link' }).click();
  return page.getByLabel(`Link for ${email}`).inputValue();
}

async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name', { exact: true }).fill(kim.name);
  await page.getByLabel('Password', { exact: true }).fill('a password to remember');
  await page.getByLabel('Password Again', { exact: true }).fill('a password to remember');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Total', { exact: true }).or(page.getByText('No form submissions yet.')).first().waitFor();
}

test('an owner invites a colleague, who accepts by the link, once', async ({
  page,
  browser,
  ownServer,
  allowNoise,
}) => {
  allowNoise(/422 \(Unprocessable Entity\)/);
  await openTeam(page, ownServer);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.getByLabel('Email address').fill(staffAccount.email);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByText('This address has an account already.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const link = await invite(page, kim.email, 'Member');
  await expect(page.getByText('Open until')).toBeVisible();
  await expectAccessible(page);

  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await other.goto(link);
  await expect(other.getByText(kim.email)).toBeVisible();
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(other.getByLabel('Name', { exact: true })).toBeFocused();
  await expectAccessible(other);
  await accept(other, link);
  await expect(other.getByRole('button', { name: `Signed in as ${kim.name}` })).toBeVisible();

  const late = await theirs.newPage();
  await late.goto(link);
  await expect(late.getByRole('alert')).toContainText('This invitation does not work.');
  await expect(late.getByRole('textbox')).toHaveCount(0);
  await theirs.close();
});

test('who is removed loses the inbox that they have open', async ({ page, browser, ownServer, allowNoise }) => {
  allowNoise(/40[13] \((Unauthorized|Forbidden)\)/);
  await sendRequest(ownServer, newRequest());
  await openTeam(page, ownServer);
  const link = await invite(page, kim.email, 'Member');
  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await accept(other, link);
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: kim.email });
  await expect(row).toContainText('Last seen');
  await row.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this account?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(other.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await theirs.close();
});

test('who is made a viewer keeps what they typed, and is offered nothing but reading', async ({
  page,
  browser,
  ownServer,
  allowNoise,
}) => {
  allowNoise(/403 \(Forbidden\)/);
  const request = newRequest();
  await sendRequest(ownServer, request);
  await openTeam(page, ownServer);
  const link = await invite(page, kim.email, 'Member');
  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await accept(other, link);
  const shown = await openRequest(other, request.full_name);
  await shown.getByRole('button', { name: 'Reply', exact: true }).click();
  const draft = 'What I wrote before I was made a viewer.';
  const text = other.getByRole('textbox', { name: 'Reply', exact: true });
  await text.fill(draft);

  await page.reload();
  await page.getByRole('combobox', { name: `Role of ${kim.name}` }).selectOption('Viewer');
  await expect(page.getByText(`${kim.name} has the role viewer now.`)).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Update Status' })).toHaveCount(0);
  await expect(text, 'what was typed is kept').toHaveValue(draft);

  // In a tab of a browser that has kept nothing.
  await other.evaluate(() => localStorage.clear());
  await other.close();
  const fresh = await theirs.newPage();
  await fresh.goto(ownServer.origin + paths.admin);
  const replies = fresh.waitForResponse(/\/replies$/);
  const again = await openRequest(fresh, request.full_name);
  await again.getByText(request.bottleneck).waitFor();
  await (await replies).finished();
  for (const name of ['Reply', 'Update Status', 'Mark as spam', 'Delete', 'Save Notes']) {
    await expect(again.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(again.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(fresh);
  await fresh.goto(`${ownServer.origin}${teamPath}`);
  await expect(fresh.getByText('Your account is not allowed to do this.')).toBeVisible();
  await expect(fresh.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText([
    'Your account',
    'Reply templates',
    'Deliveries',
  ]);
  await theirs.close();
});

test('the last owner keeps the role, until somebody else is one', async ({ page, browser, ownServer, allowNoise }) => {
  allowNoise(/403 \(Forbidden\)/);
  await openTeam(page, ownServer);
  const own = page.getByRole('listitem').filter({ hasText: staffAccount.email });
  await expect(own.getByRole('combobox')).toBeDisabled();
  await expect(own.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await expect(own).toContainText('The last owner keeps the role.');
  const link = await invite(page, kim.email, 'Owner');
  const theirs = await browser.newContext();
  await accept(await theirs.newPage(), link);
  await theirs.close();
  await page.reload();
  await expect(own.getByRole('combobox')).toBeEnabled();
  await own.getByRole('combobox').selectOption('Member');
  await expect(page.getByText('Your account is not allowed to do this.')).toBeVisible();
});

test('an invitation is renewed and withdrawn, and its earlier links are void', async ({ page, ownServer }) => {
  await openTeam(page, ownServer);
  const first = await invite(page, kim.email, 'Viewer');
  await page.getByRole('button', { name: 'New link' }).click();
  const link = page.getByLabel(`Link for ${kim.email}`);
  await expect(link).not.toHaveValue(first);
  const second = await link.inputValue();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(`The invitation of ${kim.email} is withdrawn.`)).toBeVisible();
  await expect(link).toHaveCount(0);
  for (const address of [first, second]) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('This invitation does not work.');
  }
});

test('who changed what is in the audit log', async ({ page, ownServer }) => {
  await sendRequest(ownServer, newRequest({ full_name: 'Ann Lee' }));
  await openTeam(page, ownServer);
  await invite(page, kim.email, 'Viewer');
  await page.goto(`${ownServer.origin}${paths.admin}/settings/audit`);
  const rows = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(rows.first()).toContainText(`invited ${kim.email} as viewer`);
  await expect(rows.filter({ hasText: 'A visitor sent a request as Ann Lee' })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByLabel('About').selectOption('Requests');
  await expect(rows).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('frontdesk-audit.csv');
  await rows.getByRole('link', { name: 'Open the request' }).click();
  await expect(page.getByRole('article', { name: 'Ann Lee' })).toBeVisible();
});

test('a token is made, used and revoked', async ({ page, ownServer, playwright }) => {
  await openInbox(page, ownServer);
  await page.goto(`${ownServer.origin}${paths.admin}/settings/tokens`);
  await page.getByRole('button', { name: 'Make a token' }).click();
  await page.getByLabel('Name').fill('The CRM');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the token' }).click();
  const token = await page.getByLabel('Token of The CRM').inputValue();
  await expectAccessible(page);

  const program = await playwright.request.newContext({ extraHTTPHeaders: { Authorization: `Bearer ${token}` } });
  const read = async () => (await program.get(`${ownServer.origin}/api/submissions`)).status();
  expect(await read()).toBe(200);
  await page.reload();
  const row = page.getByRole('list', { name: 'Tokens that work' }).getByRole('listitem');
  await expect(row).toContainText('Last used');
  await expect(page.getByText(token)).toHaveCount(0);
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('“The CRM” is revoked.')).toBeVisible();
  expect(await read()).toBe(401);
  await program.dispose();
});
