import { browserServerEnv, expect, expectAccessible, test } from '#/tests/support/browser.ts';
import { startImap, type TestImap } from '#/tests/support/imap.ts';
import { writeBounce, writeMail } from '#/tests/support/mail-text.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { startSmtp, type TestSmtp } from '#/tests/support/smtp.ts';
import { openInbox, openRequest, rowOf } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

const withMail = test.extend<{ imap: TestImap; smtp: TestSmtp }>({
  imap: async ({ browserName: _ }, use) => {
    const imap = await startImap();
    await use(imap);
    await imap.stop();
  },
  smtp: async ({ browserName: _ }, use) => {
    const smtp = await startSmtp();
    await use(smtp);
    await smtp.stop();
  },
});

const ann = newRequest({ full_name: 'Ann Lee', email: 'ann@example.org' });

withMail(
  'an answer and a bounce appear in the open request, and wait until somebody has dealt with them',
  { tag: '@phone' },
  async ({ page, imap, smtp, startOwnServer }) => {
    const server = await startOwnServer({
      env: { ...browserServerEnv, SMTP_URL: smtp.url, MAIL_FROM: 'desk@frontdesk.example', IMAP_URL: imap.url },
    });
    await sendRequest(server, ann);
    await openInbox(page, server);
    const request = await openRequest(page, ann.full_name);
    await request.getByRole('button', { name: 'Reply' }).click();
    await request.getByRole('textbox', { name: 'Reply', exact: true }).fill('Hi Ann, how about Tuesday?');
    await request.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(request.getByText('Accepted by the mail server')).toBeVisible();

    const [{ message_id: answers = '' } = {}] = query<{ message_id: string }>(
      server,
      'select message_id from submission_replies',
    );
    await imap.deliver(
      writeMail({ answers, text: '<b>Yes</b>, Tuesday.\n\nOn 2 Nov 2026, Sam wrote:\n> Hi Ann, how about Tuesday?' }),
    );
    await expect(request.getByText('<b>Yes</b>, Tuesday.')).toBeVisible();
    await expect(request.getByText('Answered', { exact: true })).toBeVisible();
    await expect(request.getByText('> Hi Ann, how about Tuesday?')).toBeHidden();
    await request.getByText('Quoted below it').click();
    await expect(request.getByText('> Hi Ann, how about Tuesday?')).toBeVisible();
    await expect(request.getByText('An answer came by email')).toBeVisible();
    await expectAccessible(page);

    await request.getByRole('button', { name: 'No reply needed' }).click();
    await expect(request.getByText('Answered', { exact: true })).toHaveCount(0);

    await imap.deliver(writeBounce({ about: answers, said: '550 5.1.1 no such mailbox' }));
    await expect(request.getByText('Bounced: 550 5.1.1 no such mailbox')).toBeVisible();
    await openInbox(page, server);
    await expect(rowOf(page, ann.full_name).getByText('Bounced')).toBeVisible();
    await page.getByRole('link', { name: '1 with new mail' }).click();
    await expect(rowOf(page, ann.full_name)).toBeVisible();
  },
);
