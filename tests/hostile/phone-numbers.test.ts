import { describe, expect, it } from 'vitest';
import { paths } from '#/content/paths.ts';
import { inboxMail } from '#/inbox/mail/mail.ts';
import { createRequestSink } from '#/server/live-calls/request-sink.ts';
import { openApp, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { hearPhone } from '#/voice/dialogue/understanding/numbers/spoken-number.ts';

const callId = '019a5e2e-0000-7000-8000-000000000001';
const ann = {
  full_name: 'Ann Example',
  email: 'ann@example.com',
  bottleneck: 'Calls at night',
  contact_method: 'phone',
};

/** Each way a phone number comes in. */
const doors: Record<string, (app: TestApp, phone: string) => Promise<unknown>> = {
  'the JSON API': ({ send }, phone) => send('POST', '/api/submissions', { ...ann, phone }),
  'the form without JavaScript': ({ request }, phone) =>
    request(paths.startWorking, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...ann, phone }).toString(),
    }),
  'a call': ({ intake, visits }, phone) => {
    const callerOf = () => ({ peer: '203.0.113.7', measured: true });
    const sink = createRequestSink({ intake, callerOf, visits, onError: () => {} });
    return sink.take(callId, { ...ann, phone }, false);
  },
};

describe.each(databaseKinds)('a phone number on %s', (kind) => {
  it.each([
    ['+353 1 234 5678', '+353 1 234 5678'],
    ['+35312345678', '+353 1 234 5678'],
    ['0035312345678', '+353 1 234 5678'],
    ['\uFF0B\uFF13\uFF15\uFF13 \uFF11 \uFF12\uFF13\uFF14 \uFF15\uFF16\uFF17\uFF18', '+353 1 234 5678'],
    ['٢١٣٣٧٣٤٢٥٣', '+1 213 373 4253'],
    ['(213) 373-4253', '+1 213 373 4253'],
    ['(213) 373-4253 ext. 12', '+1 213 373 4253 ext. 12'],
    ['1-800-FLOWERS', '1-800-FLOWERS'],
    ['213 373 4253 or 213 373 4254', '213 373 4253 or 213 373 4254'],
    ['020 7946 0958', '020 7946 0958'],
  ])('%s is stored and written to staff as %s, whichever way it comes in', async (typed, kept) => {
    const app = await openApp(kind);
    for (const send of Object.values(doors)) await send(app, typed);
    const rows = await app.database.db.selectFrom('form_submissions').select(['id', 'phone']).execute();
    expect(rows.map(({ phone }) => phone)).toEqual(Object.keys(doors).map(() => kept));
    const compose = inboxMail(app.database, { notifyEmail: 'desk@example.com', publicUrl: undefined });
    expect((await compose['submission.notice'](rows[0]?.id ?? ''))?.text).toContain(`Phone: ${kept}\n`);
  });

  it('is the same number when it was dictated', async () => {
    const app = await openApp(kind);
    const said = 'plus three five three one two three four five six seven eight';
    await doors['a call']?.(app, hearPhone(said, { alone: true })?.value ?? '');
    const rows = await app.database.db.selectFrom('form_submissions').select('phone').execute();
    expect(rows).toEqual([{ phone: '+353 1 234 5678' }]);
  });
});
