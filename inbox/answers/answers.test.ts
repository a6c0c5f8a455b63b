import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eraseDeleted } from '#/inbox/changes/delete.ts';
import { replyKind } from '#/inbox/replies/reply.ts';
import { replyMail, replySettled } from '#/inbox/replies/reply-mail.ts';
import { startOutboxWorker } from '#/outbox/worker.ts';
import { ann, openAnsweredInbox } from '#/tests/support/answered-inbox.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { writeBounce, writeMail } from '#/tests/support/mail-text.ts';
import { mailTo, startTestSmtp } from '#/tests/support/outbox.ts';

describe.each(databaseKinds)('mail that comes back, on %s', (kind) => {
  it('stands in the conversation of its request, which waits until staff reply', async () => {
    const desk = await openAnsweredInbox(kind);
    const answers = await desk.reply();
    desk.read();
    await desk.deliver({
      answers,
      text: 'Yes, Tuesday.\n\nOn Mon, 2 Nov 2026 at 10:00, Sam Staff\n<desk@example.com> wrote:\n> Hi Ann, how about Tuesday?',
      headers: { 'X-Spam': 'no' },
    });
    await desk.readUpTo(1);
    expect(await desk.conversation()).toMatchObject({
      answers: [
        {
          kind: 'answer',
          from: { name: 'Ann Lee', address: ann.email, is_other: false },
          subject: 'Re: Your request',
          text: 'Yes, Tuesday.',
          quoted: 'On Mon, 2 Nov 2026 at 10:00, Sam Staff\n<desk@example.com> wrote:\n> Hi Ann, how about Tuesday?',
          is_cut: false,
        },
      ],
    });
    expect(await desk.row()).toMatchObject({ waiting: 'answer', status: 'new' });
    expect(await desk.kinds()).toEqual(['submission.created', 'submission.replied', 'submission.answered']);
    expect(await desk.get('/api/submissions?waiting=true')).toMatchObject({ items: [{ id: desk.id }], waiting: 1 });
    expect((await desk.imap.flags()).flat()).not.toContain('\\Seen');

    await desk.contact();
    expect(await desk.row()).toMatchObject({ waiting: null });
    expect(await desk.get('/api/submissions?waiting=true')).toMatchObject({ items: [], waiting: 0 });
  });

  it('waits no more when staff say that it needs no reply', async () => {
    const desk = await openAnsweredInbox(kind);
    const answers = await desk.reply();
    desk.read();
    await desk.deliver({ answers });
    await desk.readUpTo(1);
    expect(await (await desk.change({ waiting: null })).json()).toMatchObject({ waiting: null });
    expect(await desk.kinds()).toContain('submission.answer_dealt');
    expect((await desk.change({ waiting: 'answer' })).status).toBe(422);
  });

  it('is found by its words, also under the request that its own is joined to, which waits, too', async () => {
    const desk = await openAnsweredInbox(kind);
    const answers = await desk.reply();
    const other = await desk.sendRequest();
    await desk.call('POST', `/api/submissions/${other.id}/join`, { ids: [desk.id] });
    desk.read();
    await desk.deliver({ answers, text: 'The zeppelin lands on Tuesday.' });
    await desk.readUpTo(1);
    const found = await desk.get('/api/submissions?q=zeppelin');
    expect(found.items).toMatchObject([{ id: other.id, waiting: 'answer' }]);
    expect(await other.conversation()).toMatchObject({ answers: [{ text: 'The zeppelin lands on Tuesday.' }] });
    expect(await desk.get('/api/submissions?waiting=true')).toMatchObject({ items: [{ id: other.id }] });
    await other.change({ waiting: null });
    expect(await desk.row()).toMatchObject({ waiting: null });
  });

  it('is shown with its words where a search meets it', async () => {
    const desk = await openAnsweredInbox(kind);
    const answers = await desk.reply();
    desk.read();
    await desk.deliver({ answers, text: 'The zeppelin lands on Tuesday.' });
    await desk.readUpTo(1);
    expect((await desk.get('/api/submissions?q=zepp')).items).toMatchObject([
      { id: desk.id, hit: { field: 'answer', before: 'The ', match: 'zepp', after: 'elin lands on Tuesday.' } },
    ]);
  });

  it('marks the reply that it tells to be undelivered, in the words of the mail server', async () => {
    const desk = await openAnsweredInbox(kind);
    const about = await desk.reply();
    desk.read();
    await desk.imap.deliver(
      writeBounce({ about, action: 'delayed', said: '451 later' }),
      writeBounce({ about, said: '550 5.1.1 <ann@example.org>: no such mailbox' }),
    );
    await desk.readUpTo(2);
    expect(await desk.conversation()).toMatchObject({
      items: [{ delivery: { state: 'bounced', said: '550 5.1.1 <ann@example.org>: no such mailbox' } }],
      answers: [{ kind: 'auto-reply' }],
    });
    expect(await desk.row()).toMatchObject({ waiting: 'bounce' });
    expect(await desk.kinds()).toContain('submission.reply_bounced');
    const events = await desk.app.database.db.selectFrom('events').selectAll().execute();
    expect(JSON.stringify(events)).not.toContain('no such mailbox');
  });

  it('of a machine is shown as such, and waits for nobody', async () => {
    const desk = await openAnsweredInbox(kind);
    const answers = await desk.reply();
    desk.read();
    await desk.deliver(
      { answers, headers: { 'Auto-Submitted': 'auto-replied' } },
      { answers, headers: { Precedence: 'auto_reply' } },
      { answers, headers: { 'X-Autoreply': 'yes' } },
      { answers, headers: { 'Auto-Submitted': 'no' } },
    );
    await desk.readUpTo(4);
    const conversation = await desk.conversation();
    expect(conversation.answers.map((answer: { kind: string }) => answer.kind)).toEqual([
      'auto-reply',
      'auto-reply',
      'auto-reply',
      'answer',
    ]);
    expect(await desk.row()).toMatchObject({ waiting: 'answer' });
  });

  it('is left alone and counted when it names no mail of ours, whatever its subject and sender', async () => {
    const desk = await openAnsweredInbox(kind);
    await desk.reply();
    const replyId = (await desk.conversation()).items[0].id;
    desk.read();
    await desk.deliver(
      { subject: 'Re: Your request' },
      // Neither the id of a request nor that of a reply is a way in.
      { answers: `<${desk.id}@example.com>` },
      { answers: `<${replyId}@example.com>` },
      { answers: `<' or 1=1 --@example.com>` },
    );
    await desk.imap.deliver(writeBounce({ about: `<${desk.id}@example.com>`, said: '550 no' }));
    expect(await desk.readUpTo(5)).toMatchObject({ left_alone: 5 });
    expect((await desk.conversation()).answers).toEqual([]);
    expect(await desk.row()).toMatchObject({ waiting: null });
  });

  it('of somebody else in the conversation is shown with the address', async () => {
    const desk = await openAnsweredInbox(kind);
    const answers = await desk.reply();
    desk.read();
    await desk.deliver({ answers, from: '"<b>Ben</b>" <ben@example.net>', text: '<script>alert(1)</script>' });
    await desk.readUpTo(1);
    expect(await desk.conversation()).toMatchObject({
      answers: [
        {
          from: { name: '<b>Ben</b>', address: 'ben@example.net', is_other: true },
          text: '<script>alert(1)</script>',
        },
      ],
    });
  });

  it('is stored once: after a restart, under a new UIDVALIDITY, and when it comes twice', async () => {
    const desk = await openAnsweredInbox(kind);
    const answers = await desk.reply();
    const mail = writeMail({ answers, messageId: '<once@example.org>' });
    const nameless = writeMail({ answers, text: 'I have no name.' }).replace(/^Message-ID:.*\r\n/m, '');
    const first = desk.read();
    await desk.imap.deliver(mail, mail, nameless);
    await desk.readUpTo(3);
    await first.stop();
    const second = desk.read();
    await desk.deliver({ answers, messageId: '<twice@example.org>' });
    await desk.readUpTo(4);
    await second.stop();
    const before = await desk.readUpTo(4);
    await desk.imap.renew();
    await desk.imap.deliver(mail, nameless);
    desk.read();
    await vi.waitFor(async () => expect((await desk.readUpTo(2))?.uid_validity).not.toBe(before?.uid_validity), {
      timeout: 20_000,
    });
    expect((await desk.conversation()).answers).toHaveLength(3);
  });

  it('is read by one of several servers', async () => {
    const desk = await openAnsweredInbox(kind);
    const answers = await desk.reply();
    const [one, other] = [desk.read(), desk.read()];
    await desk.deliver(...Array.from({ length: 5 }, () => ({ answers })));
    await desk.readUpTo(5);
    expect((await desk.conversation()).answers).toHaveLength(5);
    expect([...one.problems, ...other.problems]).toEqual([]);
    const names = await desk.app.database.db.selectFrom('mailboxes').select('reader').execute();
    expect(names).toEqual([{ reader: expect.any(String) }]);
  });

  it('is read on when the process that read it has died', async () => {
    const desk = await openAnsweredInbox(kind);
    const answers = await desk.reply();
    const first = desk.read();
    await desk.deliver({ answers });
    await desk.readUpTo(1);
    await first.stop();
    const died = { reader: crypto.randomUUID(), read_until: new Date(Date.now() - 1).toISOString() };
    await desk.app.database.db.updateTable('mailboxes').set(died).execute();
    desk.read();
    await desk.deliver({ answers });
    await desk.readUpTo(2);
    expect((await desk.conversation()).answers).toHaveLength(2);
  });

  it('goes with its request, from the search, too', async () => {
    const desk = await openAnsweredInbox(kind);
    const answers = await desk.reply();
    desk.read();
    await desk.deliver({ answers, text: 'The zeppelin lands.' });
    await desk.readUpTo(1);
    await desk.remove();
    await eraseDeleted(desk.app.database, new Date(Date.now() + 1_000));
    const { db } = desk.app.database;
    expect(await db.selectFrom('submission_answers').selectAll().execute()).toEqual([]);
    expect((await desk.get('/api/submissions?q=zeppelin')).items).toEqual([]);
    expect(JSON.stringify(await db.selectFrom('events').selectAll().execute())).not.toContain('zeppelin');
    await desk.deliver({ answers, text: 'Are you there?' });
    expect(await desk.readUpTo(2)).toMatchObject({ left_alone: 1 });
  });

  it('is named by the next reply, and waits no more once the mail server has taken that', async () => {
    const desk = await openAnsweredInbox(kind);
    const first = await desk.reply();
    desk.read();
    await desk.deliver({ answers: first, messageId: '<answer@example.org>' });
    await desk.readUpTo(1);
    const second = await desk.reply();
    const smtp = await startTestSmtp();
    const { database } = desk.app;
    const options = { notifyEmail: 'staff@example.com', mailFrom: 'desk@example.com' };
    const worker = startOutboxWorker({
      database,
      channels: { mail: mailTo(smtp, replyMail(database, options)) },
      onSettled: { [replyKind]: replySettled },
      onProblem: () => {},
    });
    onTestFinished(() => worker.stop(0));
    await vi.waitFor(async () => expect(await desk.row()).toMatchObject({ waiting: null }), { timeout: 10_000 });
    const raw = smtp.received.map((mail) => mail.raw).find((mail) => mail.includes(`Message-ID: ${second}`));
    expect(raw).toMatch(/^In-Reply-To: <answer@example.org>\r$/m);
  });
});
