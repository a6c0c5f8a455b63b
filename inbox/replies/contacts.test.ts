import { describe, expect, it, vi } from 'vitest';
import { staff } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { ann, openRepliedRequest, startReplyMail } from '#/tests/support/replying.ts';

describe.each(databaseKinds)('a call or a text message noted on %s', (kind) => {
  it.each(['called', 'texted'])('answers the request: %s', async (by) => {
    const desk = await openRepliedRequest(kind, {});
    const { version } = await desk.row();
    const answers = [await desk.contact({ by, version }), await desk.contact({ by, version })];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await desk.row()).toMatchObject({ status: 'contacted', contacted_at: expect.any(String), due_at: null });
    expect(await desk.kinds()).toEqual(['submission.created', `submission.${by}`, 'submission.status_changed']);
  });
});

describe('without a mail server', () => {
  it('no reply is taken, and the form for one says so', async () => {
    const desk = await openRepliedRequest('sqlite', {});
    expect(await desk.form()).toMatchObject({ items: [], sends_mail: false });
    const answer = await desk.reply();
    expect([answer.status, (await answer.json()).type]).toEqual([409, 'urn:frontdesk:problem:no-mail-server']);
    expect(await desk.replies()).toEqual([]);
  });

  it('one from before waits for a mail server: it becomes no file, and is not called sent', async () => {
    const desk = await openRepliedRequest('sqlite');
    await desk.reply();
    startReplyMail(desk.app, undefined);
    await vi.waitFor(
      async () =>
        expect(await desk.replies()).toMatchObject([{ delivery: { state: 'retrying', error: 'no mail server' } }]),
      10_000,
    );
    expect(await desk.row()).toMatchObject({ status: 'new' });
  });
});

it('the fields of a template stand for what is known of the visitor', async () => {
  const desk = await openRepliedRequest('sqlite');
  expect((await desk.form()).fields).toEqual({
    firstName: 'Ann',
    fullName: 'Ann Lee',
    company: 'lee.example',
    staffName: staff.name,
    businessName: 'Frontdesk',
  });
  const { id } = await (
    await desk.app.send('POST', '/api/submissions', { ...ann, full_name: '123', website: '' })
  ).json();
  const other = await (await desk.app.request(`/api/submissions/${id}/replies`, { headers: desk.headers })).json();
  expect(other.fields).toMatchObject({ firstName: 'there', company: 'your company' });
});
