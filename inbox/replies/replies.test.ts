import { describe, expect, it, vi } from 'vitest';
import { eraseDeleted } from '#/inbox/changes/delete.ts';
import { staff } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { allDelivered, startTestSmtp } from '#/tests/support/outbox.ts';
import { ann, openRepliedRequest, startReplyMail, words } from '#/tests/support/replying.ts';
import type { SmtpBehaviour, TestSmtp } from '#/tests/support/smtp.ts';
import { replyKind } from './reply.ts';

async function startServer(behaviour: SmtpBehaviour = 'accept'): Promise<TestSmtp> {
  return startTestSmtp(behaviour);
}

function mailTo(smtp: TestSmtp, address: string, subject: string): string[] {
  return smtp.received
    .filter(({ to, raw }) => to.includes(address) && raw.includes(`Subject: ${subject}\r\n`))
    .map(({ raw }) => raw);
}

function header(raw: string | undefined, name: string): string | undefined {
  const unfolded = (raw ?? '').slice(0, raw?.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim();
}

describe.each(databaseKinds)('a reply on %s', (kind) => {
  it('is not taken while the request is deleted, nor while the one is that it is joined to', async () => {
    const desk = await openRepliedRequest(kind);
    const kept = await (await desk.app.send('POST', '/api/submissions', ann)).json();
    const at = `/api/submissions/${kept.id}`;
    await desk.app.send('POST', `${at}/join`, { ids: [desk.id] }, { headers: desk.headers });
    expect((await desk.reply()).status).toBe(201);
    await desk.app.request(at, { method: 'DELETE', headers: desk.headers });
    expect((await desk.reply()).status).toBe(404);
    await desk.app.request(`${at}/restore`, { method: 'POST', headers: desk.headers });
    expect(await desk.replies()).toHaveLength(1);
    await desk.remove();
    expect((await desk.reply()).status).toBe(404);
  });

  it('answers the request when the mail server has accepted it, and not before', async () => {
    const desk = await openRepliedRequest(kind);
    const sent = await desk.reply();
    expect(sent.status).toBe(201);
    expect(await sent.json()).toMatchObject({ ...words, delivery: { state: 'queued', error: null } });
    expect(await desk.row()).toMatchObject({ status: 'new', contacted_at: null, due_at: expect.any(String) });

    const smtp = await startServer();
    startReplyMail(desk.app, smtp.url);
    await vi.waitFor(
      async () => expect(await desk.replies()).toMatchObject([{ delivery: { state: 'accepted' } }]),
      10_000,
    );
    expect(await desk.row()).toMatchObject({ status: 'contacted', contacted_at: expect.any(String), due_at: null });
    expect(await desk.kinds()).toEqual([
      'submission.created',
      'submission.replied',
      'submission.reply_accepted',
      'submission.status_changed',
    ]);
    const [raw] = mailTo(smtp, ann.email, words.subject);
    expect(header(raw, 'From')).toBe(`${staff.name} <desk@example.com>`);
    expect(header(raw, 'To')).toBe(ann.email);
    expect(header(raw, 'Reply-To')).toBe('staff@example.com');
    expect(header(raw, 'Auto-Submitted')).toBeUndefined();
    expect(raw?.split('\r\n\r\n').slice(1).join('\r\n\r\n').trim()).toBe(words.text.replaceAll('\n', '\r\n'));
  });

  it('names the mail that came before it, the receipt first', async () => {
    const desk = await openRepliedRequest(kind);
    const smtp = await startServer();
    const worker = startReplyMail(desk.app, smtp.url);
    await allDelivered(desk.app.database, desk.id);
    for (const subject of ['First', 'Second']) {
      await desk.reply({ subject });
      worker.wake();
      await vi.waitFor(async () => expect((await desk.replies()).at(-1)?.delivery.state).toBe('accepted'), 10_000);
    }
    const [receipt] = mailTo(smtp, ann.email, 'We have received your request').map((raw) => header(raw, 'Message-ID'));
    const [first] = mailTo(smtp, ann.email, 'First');
    const [second] = mailTo(smtp, ann.email, 'Second');
    const [one, two] = [header(first, 'Message-ID'), header(second, 'Message-ID')];
    expect(header(first, 'In-Reply-To')).toBe(receipt);
    expect(header(second, 'In-Reply-To')).toBe(one);
    expect(header(second, 'References')).toBe(`${receipt} ${one}`);
    // An answer is known by it: it is none of the ids that browsers choose or addresses have.
    const ids = [desk.id, ...(await desk.replies()).map(({ id }) => id)];
    for (const messageId of [one, two]) expect(ids.filter((id) => messageId?.includes(id))).toEqual([]);
  });

  it('that is sent twice under one id is one, and nothing else is taken under it', async () => {
    const desk = await openRepliedRequest(kind);
    const id = crypto.randomUUID();
    const { version } = await desk.row();
    const answers = [await desk.reply({ id, version }), await desk.reply({ id, version })];
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    expect((await desk.reply({ id, text: 'Something else' })).status).toBe(409);
    expect(await desk.replies()).toHaveLength(1);
    const entries = await desk.app.database.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', replyKind)
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('is refused when a colleague has answered meanwhile, with the request as it is now', async () => {
    const desk = await openRepliedRequest(kind);
    const { version } = await desk.row();
    expect((await desk.reply({ version })).status).toBe(201);
    const late = await desk.reply({ version });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      type: 'urn:frontdesk:problem:moved-on',
      current: { version: version + 1 },
    });
    expect(await desk.replies()).toHaveLength(1);
  });

  it('that the mail server refuses says why, and leaves the clock running', async () => {
    const desk = await openRepliedRequest(kind);
    await desk.reply();
    const smtp = await startServer({ at: 'RCPT TO', answer: '550 5.1.1 No such mailbox' });
    startReplyMail(desk.app, smtp.url);
    await vi.waitFor(
      async () =>
        expect(await desk.replies()).toMatchObject([{ delivery: { state: 'failed', error: 'EENVELOPE 550 5.1.1' } }]),
      10_000,
    );
    expect(await desk.row()).toMatchObject({ status: 'new', due_at: expect.any(String) });
    expect(await desk.kinds()).toEqual(['submission.created', 'submission.replied', 'submission.reply_failed']);
  });

  it('goes out again and again while the mail server is away, and is not called sent', async () => {
    const desk = await openRepliedRequest(kind);
    await desk.reply();
    const smtp = await startServer('later');
    startReplyMail(desk.app, smtp.url);
    await vi.waitFor(
      async () =>
        expect(await desk.replies()).toMatchObject([{ delivery: { state: 'retrying', error: expect.any(String) } }]),
      10_000,
    );
    expect(await desk.row()).toMatchObject({ status: 'new' });
  });

  it('does not reopen a request that is completed', async () => {
    const desk = await openRepliedRequest(kind);
    await desk.change({ status: 'completed' });
    await desk.reply();
    const smtp = await startServer();
    startReplyMail(desk.app, smtp.url);
    await vi.waitFor(
      async () => expect(await desk.replies()).toMatchObject([{ delivery: { state: 'accepted' } }]),
      10_000,
    );
    expect(await desk.row()).toMatchObject({ status: 'completed' });
  });

  it('is not taken for spam, nor for a request that is deleted', async () => {
    const desk = await openRepliedRequest(kind);
    await desk.change({ is_spam: true });
    const spam = await desk.reply();
    expect([spam.status, (await spam.json()).type]).toEqual([409, 'urn:frontdesk:problem:is-spam']);
    await desk.change({ is_spam: false });
    await desk.remove();
    expect((await desk.reply()).status).toBe(404);
  });

  it('does not go out once its request is spam', async () => {
    const desk = await openRepliedRequest(kind);
    await desk.reply();
    await desk.change({ is_spam: true });
    const smtp = await startServer();
    startReplyMail(desk.app, smtp.url);
    await vi.waitFor(
      async () => expect(await desk.replies()).toMatchObject([{ delivery: { state: 'withdrawn' } }]),
      10_000,
    );
    expect(mailTo(smtp, ann.email, words.subject)).toEqual([]);
  });

  it('fault 31: leaves no word when its request is erased, and does not go out any more', async () => {
    const desk = await openRepliedRequest(kind);
    await desk.reply({ text: 'A secret word.' });
    await desk.remove();
    await eraseDeleted(desk.app.database, new Date(Date.now() + 1_000));
    const { db } = desk.app.database;
    expect(await db.selectFrom('submission_replies').selectAll().execute()).toEqual([]);
    const entries = await db
      .selectFrom('outbox')
      .select(['kind', 'skip_reason'])
      .where('kind', '=', replyKind)
      .execute();
    expect(entries).toEqual([{ kind: replyKind, skip_reason: 'erased' }]);
    expect(JSON.stringify(await db.selectFrom('events').selectAll().execute())).not.toContain('secret');
    expect(desk.app.logged.join('')).not.toContain('secret');
  });

  it('is bounded, and its subject is one line', async () => {
    const desk = await openRepliedRequest(kind);
    const errors = async (given: object) => (await (await desk.reply(given)).json()).errors;
    expect(await errors({ text: 'x'.repeat(10_001) })).toEqual({ text: 'must have at most 10000 characters' });
    expect(await errors({ subject: 'x'.repeat(201) })).toEqual({ subject: 'must have at most 200 characters' });
    expect(await errors({ text: ' \n ', subject: '' })).toEqual({
      text: 'must not be empty',
      subject: 'must not be empty',
    });
    expect(await errors({ id: 'mine' })).toEqual({ id: 'must be a UUID' });
    const sent = await desk.reply({ subject: 'One\r\nBcc: eve@example.com', text: '😀'.repeat(10_000) });
    expect(await sent.json()).toMatchObject({ subject: 'One Bcc: eve@example.com' });
  });

  it('has at most 100 before it', async () => {
    const desk = await openRepliedRequest(kind);
    await Promise.all(Array.from({ length: 100 }, () => desk.reply()));
    const answer = await desk.reply();
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { body: 'this request has 100 replies already' },
    ]);
  });
});
