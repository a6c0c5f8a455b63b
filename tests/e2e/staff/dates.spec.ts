import { expect, test } from '#/tests/support/browser.ts';
import { sendRequest } from '#/tests/support/request-form.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { openRequest, signIn } from '#/tests/support/staff.ts';
import { query } from '#/tests/support/stored.ts';

const at = '2026-11-21T23:05:09.000Z';
const readers = [
  {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    moment: '22.11.2026, 00:05',
    time: '00:05:09',
    day: /\d\d\.\d\d\.\d{4}/,
  },
  {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    moment: '21 Nov 2026, 23:05',
    time: '23:05:09',
    day: /\d+ \w+ \d{4}/,
  },
];

for (const { locale, timezoneId, moment, time, day } of readers) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale, timezoneId });

    test('dates are written as its reader writes them', async ({ page, ownServer }) => {
      const request = newRequest();
      const { id } = await sendRequest(ownServer, request);
      query(ownServer, 'update form_submissions set created_at = ? where id = ?', at, id);
      const callId = crypto.randomUUID();
      query(
        ownServer,
        'insert into calls (id, backend, started_at, ended_at, ended_reason) values (?, ?, ?, ?, ?)',
        ...[callId, 'native', at, at, 'customer-ended-call'],
      );
      query(
        ownServer,
        'insert into call_messages (call_id, position, role, text, said_at) values (?, ?, ?, ?, ?)',
        ...[callId, 0, 'user', 'Hello', at],
      );
      await signIn(page, ownServer);

      await page.goto(`${ownServer.origin}/admin`);
      const created = (await openRequest(page, request.full_name)).locator('dl time').first();
      await expect(created).toHaveText(moment);
      await expect(created).toHaveAttribute('datetime', at);
      await expect(created).toHaveAttribute('lang', locale);

      await page.goto(`${ownServer.origin}/admin/calls`);
      const call = page.getByRole('list', { name: 'Calls' }).getByRole('listitem');
      await expect(call.locator('time')).toHaveAttribute('title', moment);
      await call.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 }).locator('time')).toHaveText(moment);
      const said = page.getByRole('region', { name: 'Transcript' }).locator('time');
      await expect(said).toHaveText(time);
      await expect(said).toHaveAttribute('datetime', at);

      await page.goto(`${ownServer.origin}/admin/visits`);
      await expect(page.getByRole('table', { name: 'By day' }).locator('time').first()).toHaveText(day);
    });
  });
}
