import type { Page } from '@playwright/test';
import { expect, expectAccessible, staffAccount, test } from '#/tests/support/browser.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import type { RunningServer } from '#/tests/support/server.ts';
import type { TestSmtp } from '#/tests/support/smtp.ts';
import { withSmtp } from '#/tests/support/smtp-browser.ts';
import { openInbox, openRequest, rowOf, shownRequest } from '#/tests/support/staff.ts';
import { query, storedRequests } from '#/tests/support/stored.ts';

const ann = newRequest({ full_name: 'Ann Lee', email: 'ann@example.org', website: 'https://www.lee.example' });
const accepted = 'Accepted by the mail server';

/** The mails that a visitor got under a subject. */
function repliesTo(smtp: TestSmtp, subject: string) {
  return smtp.received.filter(({ to, raw }) => to.includes(ann.email) && raw.includes(`Subject: ${subject}`));
}

function composerOf(page: Page) {
  const form = page.getByRole('form', { name: `Reply to ${ann.full_name}` });
  return {
    form,
    text: form.getByRole('textbox', { name: 'Reply', exact: true }),
    subject: form.getByRole('textbox', { name: 'Subject' }),
    template: form.getByRole('combobox', { name: 'Use a template' }),
    send: form.getByRole('button', { name: 'Send', exact: true }),
  };
}

/** Opens Ann's request, and a reply to it. */
async function beginReply(page: Page, server: RunningServer) {
  const { id } = await sendRequest(server, ann);
  await openInbox(page, server);
  const request = await openRequest(page, ann.full_name);
  await request.getByRole('button', { name: 'Reply' }).click();
  return { id, request, composer: composerOf(page) };
}

withSmtp(
  'a reply from a template waits for the mail server, and until then the clock runs on',
  { tag: '@phone' },
  async ({ page, smtp, sendingServer: server }) => {
    query(server, "update user set name = 'Sam Staff'");
    await sendRequest(server, ann);
    await openInbox(page, server);
    const request = await openRequest(page, ann.full_name);
    await expect(request.getByText('Reply promised by')).toBeVisible();
    await page.keyboard.press('r');
    const composer = composerOf(page);
    await expect(composer.text).toBeFocused();
    await composer.template.selectOption('Propose a call');
    await expect(composer.text).toHaveValue(
      /^Hi Ann,\n[\s\S]*how customers reach lee\.example[\s\S]*\nSam Staff\nFrontdesk$/,
    );
    await expect(composer.subject).toHaveValue('Your request to Frontdesk');
    await expectAccessible(page);

    smtp.behaviour = 'say-nothing';
    await composer.text.press('Control+Enter');
    await expect(composer.form).toHaveCount(0);
    await expect(request.getByText('Queued')).toBeVisible();
    await expect(request.getByText('Reply promised by')).toBeVisible();
    expect(storedRequests(server, ann.full_name)).toMatchObject([{ status: 'new', contacted_at: null }]);
  },
);

withSmtp(
  'what the mail server accepts is contacted, before the eyes of whoever looks',
  async ({ page, smtp, sendingServer: server }) => {
    const { request, composer } = await beginReply(page, server);
    await composer.text.fill('Hi Ann,\n\nhow about Tuesday?');
    await composer.send.click();
    await expect(request.getByText(accepted)).toBeVisible();
    await expect(request.getByText('contacted', { exact: true })).toBeVisible();
    await expect(request.getByText('Reply promised by')).toHaveCount(0);
    await expect(rowOf(page, ann.full_name)).toContainText('contacted');
    await expect(request.getByText('The mail server accepted the reply')).toBeVisible();
    expect(repliesTo(smtp, 'Your request about automating customer service')).toHaveLength(1);
    await expectAccessible(page);

    await page.keyboard.press('r');
    await expect(composer.subject).toHaveValue('Re: Your request about automating customer service');
  },
);

withSmtp(
  'a mail that the mail server refuses says why, and can be sent again',
  async ({ page, smtp, sendingServer: server }) => {
    smtp.behaviour = { at: 'RCPT TO', answer: '550 5.1.1 No such mailbox' };
    const { request, composer } = await beginReply(page, server);
    await composer.text.fill('Hi Ann');
    await composer.send.click();
    await expect(request.getByText('Not delivered: the mail server knows no such address, 550 5.1.1.')).toBeVisible();
    await expect(request.getByText('Reply promised by')).toBeVisible();
    await expectAccessible(page);
    smtp.behaviour = 'accept';
    await request.getByRole('button', { name: 'Edit and send again' }).click();
    await expect(composer.text).toHaveValue('Hi Ann');
    await composer.send.click();
    await expect(request.getByText(accepted)).toBeVisible();
  },
);

withSmtp(
  'a reply survives a reload, a server that does not answer and a session that ends, and goes out once',
  async ({ page, smtp, sendingServer: server, allowNoise }) => {
    allowNoise(/Failed to load resource|ERR_/);
    const { request, composer } = await beginReply(page, server);
    await composer.text.fill('Kept words');
    await page.reload();
    await expect(composer.text).toHaveValue('Kept words');

    await page.route('**/replies', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await composer.send.click();
    await expect(request.getByText('Not sent: the server did not answer.')).toBeVisible();
    await expect(composer.text).toHaveValue('Kept words');

    await page.unroute('**/replies');
    query(server, 'delete from session');
    await composer.send.click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await expect(dialog).toBeVisible();
    await expect(composer.text).toHaveValue('Kept words');
    await dialog.getByLabel('Password', { exact: true }).fill(staffAccount.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(request.getByText(accepted)).toBeVisible();
    await expect(composer.form).toHaveCount(0);
    expect(repliesTo(smtp, 'Your request about')).toHaveLength(1);
  },
);

withSmtp(
  'a reply goes out under the name of its writer, also when another person signs in with the browser meanwhile',
  async ({ page, sendingServer: server, allowNoise }) => {
    allowNoise(/401 \(Unauthorized\)/);
    const { request, composer } = await beginReply(page, server);
    await composer.text.fill('In my own name');
    query(
      server,
      `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", role)
        select 'other', 'Other Person', 'other@example.com', "emailVerified", "createdAt", "updatedAt", role from "user"`,
    );
    query(server, `update session set "userId" = 'other'`);
    await composer.send.click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await expect(dialog).toBeVisible();
    expect(query(server, 'select * from submission_replies')).toEqual([]);
    await dialog.getByLabel('Password', { exact: true }).fill(staffAccount.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(request.getByText(accepted)).toBeVisible();
    expect(
      query(server, 'select email from submission_replies join "user" on "user".id = submission_replies.account_id'),
    ).toEqual([{ email: staffAccount.email }]);
  },
);

withSmtp(
  'a reply whose answer was lost stands in the request, and goes out once',
  async ({ page, smtp, sendingServer: server, allowNoise }) => {
    allowNoise(/ERR_/);
    const { request, composer } = await beginReply(page, server);
    await composer.text.fill('Sent once');
    await page.route('**/replies', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await composer.send.click();
    await expect(request.getByText(accepted)).toBeVisible();
    await expect(composer.form).toHaveCount(0);
    expect(repliesTo(smtp, 'Your request about')).toHaveLength(1);
  },
);

withSmtp('words that are not sent leave the browser at sign-out', async ({ page, sendingServer: server }) => {
  const { composer } = await beginReply(page, server);
  await composer.text.fill('Secret words');
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await kept()).toContain('Secret words');
  await page.getByRole('button', { name: /Signed in as/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await kept()).not.toContain('Secret words');
});

withSmtp(
  'two people who answer at once are told of each other',
  async ({ page, sendingServer: server, allowNoise }) => {
    allowNoise(/409 \(Conflict\)|ERR_FAILED/);
    // Nobody is told of the other's change.
    await page.route('**/api/events/stream', (route) => route.abort());
    const { id, request, composer } = await beginReply(page, server);
    await composer.text.fill('My words');
    const other = await page.request.post(`${server.origin}/api/submissions/${id}/replies`, {
      headers: { Origin: server.origin },
      data: { id: crypto.randomUUID(), subject: 'Theirs', text: 'Their words' },
    });
    expect(other.status()).toBe(201);
    await composer.send.click();
    await expect(request.getByText('Not sent: somebody changed this request while you were writing.')).toBeVisible();
    await expect(request.getByText('Their words')).toBeVisible();
    await expect(composer.text).toHaveValue('My words');
    await request.getByRole('button', { name: 'Send it anyway' }).click();
    await expect(request.getByRole('listitem').filter({ hasText: 'My words' })).toBeVisible();
  },
);

test('without a mail server nothing claims to be sent, and the mail program gets the text', async ({
  page,
  ownServer,
}) => {
  const { request, composer } = await beginReply(page, ownServer);
  await composer.text.fill('Hi Ann,\nhow about Tuesday?');
  await expect(request.getByText('Frontdesk cannot send this: no mail server is set')).toBeVisible();
  await expect(composer.send).toHaveCount(0);
  await expect(request.getByRole('link', { name: 'Open in mail program' })).toHaveAttribute(
    'href',
    /^mailto:ann@example\.org\?subject=Your%20request.*&body=Hi%20Ann%2C%0D%0Ahow%20about%20Tuesday%3F$/,
  );
  await expect(request.getByRole('link', { name: 'Send Email' })).toBeVisible();
  await expectAccessible(page);
});

test('a call and a text message are noted with two taps', { tag: '@phone' }, async ({ page, ownServer }) => {
  await sendRequest(ownServer, ann);
  await openInbox(page, ownServer);
  const request = await openRequest(page, ann.full_name);
  await request.getByRole('button', { name: 'Called or texted' }).click();
  await page.getByRole('menuitemradio', { name: 'Called', exact: true }).click();
  await expect(request.getByText('Noted: you called. The clock has stopped.')).toBeVisible();
  await expect(request.getByText('contacted', { exact: true })).toBeVisible();
  await expect(request.getByText(/^\S+ called$/)).toBeVisible();
  await expect(request.getByText('Reply promised by')).toHaveCount(0);
});

test('templates are edited, added and removed, and a field that does not exist is refused with its line', {
  tag: '@phone',
}, async ({ page, ownServer, allowNoise }) => {
  allowNoise(/422 \(Unprocessable/);
  const { request } = await beginReply(page, ownServer);
  await request.getByRole('link', { name: 'Edit templates' }).click();
  await expect(page.getByRole('heading', { name: 'Reply Templates' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('article', { name: 'Not a fit' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.getByRole('article', { name: 'First answer' }).getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Text').fill('Hello {firstName},\n\nwelcome {nickname}.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Line 3: {nickname} is not a field; there are {firstName}')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Text').fill('Hello {firstName},\n\nwelcome.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“First answer” is saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a template' }).click();
  await page.getByLabel('Name').fill('Price');
  await page.getByLabel('Subject').fill('Our price');
  await page.getByLabel('Text').fill('Hi {fullName}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article', { name: 'Price' })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: /Signed in as/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Reply templates' }).click();
  await expect(page.getByRole('article', { name: 'Price' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden();

  await page.goBack();
  await page.goBack();
  await request.getByRole('button', { name: 'Reply' }).click();
  const { template, text } = composerOf(page);
  await expect(template.getByRole('option')).toHaveText([
    'Use a template',
    'First answer',
    'Propose a call',
    'Ask for details',
    'Price',
  ]);
  await template.selectOption('First answer');
  await expect(text).toHaveValue('Hello Ann,\n\nwelcome.');
  await text.fill('In my own words');
  await template.selectOption('Price');
  await expect(text).toHaveValue('Hi Ann Lee');
  await request.getByRole('button', { name: 'Bring it back' }).click();
  await expect(text).toHaveValue('In my own words');
  await expect(shownRequest(page, ann.full_name)).toBeVisible();
});

test('a key asks for a reply to the request that the keys before it went to', async ({ page, ownServer }) => {
  const names = ['Third', 'Second', 'First'];
  for (const full_name of names) await sendRequest(ownServer, newRequest({ full_name }));
  await openInbox(page, ownServer);
  for (const key of ['j', 'j', 'j', 'r']) await page.keyboard.press(key);
  await expect(
    page.getByRole('form', { name: 'Reply to Third' }).getByRole('textbox', { name: 'Reply', exact: true }),
  ).toBeFocused();
  await page.keyboard.type('For the third');
  await page.keyboard.press('Escape');
  await expect(shownRequest(page, 'Third').getByRole('button', { name: 'Reply' })).toBeFocused();
  for (const key of ['k', 'r']) await page.keyboard.press(key);
  await expect(
    page.getByRole('form', { name: 'Reply to Second' }).getByRole('textbox', { name: 'Reply', exact: true }),
  ).toHaveValue('');
});
