import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OutboxNotice } from './outbox-notice.tsx';

const well = { waiting: 0, failing: 0, given_up: 0, unavailable: [], held_back: 0 };

it('shows nothing while emails go out', () => {
  expect(renderToStaticMarkup(<OutboxNotice outbox={{ ...well, waiting: 3 }} />)).toBe('');
});

it('reports a mail server that refuses Frontdesk, the waiting emails, and those given up', () => {
  const unavailable = [{ destination: 'mail-relay', error: 'EAUTH 535' }];
  const notice = renderToStaticMarkup(
    <OutboxNotice outbox={{ ...well, waiting: 5, failing: 5, unavailable, given_up: 1 }} />,
  );
  expect(notice).toContain(
    '5 emails could not be sent yet; Frontdesk keeps trying. The mail server is not accepting our email right now (EAUTH 535). ' +
      '1 email could not be delivered this week and will not be tried again.',
  );
});
