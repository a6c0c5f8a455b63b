import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { OutboxState } from './outbox-answer.ts';
import { OutboxNotice } from './outbox-notice.tsx';

const webhooks = { waiting: 0, failing: 0, given_up: 0, paused: [] };
const well = {
  waiting: 0,
  failing: 0,
  given_up: 0,
  unavailable: [],
  held_back: 0,
  in_files: false,
  backups_failing: null,
  webhooks,
};

function noticeOf(outbox: OutboxState): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <OutboxNotice outbox={outbox} />
    </MemoryRouter>,
  );
}

it('shows nothing while emails go out', () => {
  expect(noticeOf({ ...well, waiting: 3 })).toBe('');
});

it('reports a mail server that refuses Frontdesk, the waiting emails, and those given up', () => {
  const unavailable = [{ destination: 'mail-relay', error: 'EAUTH 535' }];
  const notice = noticeOf({ ...well, waiting: 5, failing: 5, unavailable, given_up: 1 });
  expect(notice).toContain(
    '5 emails could not be sent yet; Frontdesk keeps trying. The mail server is not accepting our email right now (EAUTH 535). ' +
      '1 email could not be delivered this week and will not be tried again.',
  );
});

it('says that no email is sent while it is written to files, and what to set', () => {
  expect(noticeOf({ ...well, in_files: true })).toContain(
    'No email is sent: it is written to files on the server. Set SMTP_URL there to send it.',
  );
});

it('names webhooks that are paused, and what they were not told', () => {
  const notice = noticeOf({ ...well, webhooks: { ...webhooks, given_up: 2, paused: ['crm.example'] } });
  expect(notice).toContain('The webhook crm.example is paused. 2 webhook messages could not be delivered this week.');
});

it('says that scheduled backups fail, with a link to the status, beside what it says of emails', () => {
  const notice = noticeOf({ ...well, in_files: true, backups_failing: 'HTTP 403 AccessDenied' });
  expect(notice).toMatch(/Scheduled backups fail \(HTTP 403 AccessDenied\)\. <a [^>]*href="\/settings\/status"/);
  expect(notice).toContain('No email is sent');
});
