import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DatabaseKind } from '#/database/open.ts';
import { eraseDeleted } from '#/inbox/delete.ts';
import { replyKind } from '#/inbox/replies/reply.ts';
import { replyMail, replySettled } from '#/inbox/replies/reply-mail.ts';
import { startOutboxWorker } from '#/outbox/worker.ts';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { type WrittenMail, writeBounce, writeMail } from '#/tests/support/mail-text.ts';
import { readMailbox, readUpTo, startTestImap } from '#/tests/support/mailbox.ts';
import { mailTo, startTestSmtp } from '#/tests/support/outbox.ts';
import { maxAnswers } from './limits.ts';

const ann = {
  full_name: 'Ann Lee',
  email: 'ann@example.org',
  bottleneck: 'Nobody answers the phone at lunch.',
  contact_method: 'email',
};

/** An inbox with a request that staff have replied to, and the mailbox that answers come to. */
async function openDesk(kind: DatabaseKind) {
  const [app, imap] = [await openApp(kind, { sendsMail: true, formLimitPer10Min: 100 }), await startTestImap()];
  const headers = await app.signIn();
  const get = async (path: string) => (await app.request(path, { headers })).json();
  const call = (method: string, path: string, body: unknown) => app.send(method, path, body, { headers });

  async function sendRequest(given: object = {}) {
    const { id } = await (await app.send('POST', '/api/submissions', { ...ann, ...given })).json();
    const at = `/api/submissions/${id}`;
    return {
      id,
      row: () => get(at),
      conversation: () => get(`${at}/replies`),
      kinds: async () => (await get(`${at}/history`)).items.map((item: { kind: string }) => item.kind),
      change: (given: object) => call('PATCH', at, given),
      contact: async () => call('POST', `${at}/contacts`, { by: 'called', version: (await get(at)).version }),
      remove: () => app.request(at, { method: 'DELETE', headers }),
      /** Gives its Message-ID. */
      async reply(): Promise<string> {
        const reply = crypto.randomUUID();
        await call('POST', `${at}/replies`, { id: reply, subject: 'Your request', text: 'Hi Ann, how about Tuesday?' });
        const stored = app.database.db.selectFrom('submission_replies').select('message_id').where('id', '=', reply);
        return (await stored.executeTakeFirstOrThrow()).message_id;
      },
    };
  }

  const request = await sendRequest();
  return {
    ...request,
    app,
    imap,
    sendRequest,
    call,
    get,
    read: () => readMailbox(app.database, imap.url),
    readUpTo: (uid: number) => readUpTo(app.database, uid),
    deliver: (...mails: WrittenMail[]) => imap.deliver(...mails.map(writeMail)),
  };
}

describe.each(databaseKinds)('mail that comes back, on %s', (kind) => {
  it('stands in the conversation of its request, which waits until staff reply', async () => {
    const desk = await openDesk(kind);
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
    const desk = await openDesk(kind);
    const answers = await desk.reply();
    desk.read();
    await desk.deliver({ answers });
    await desk.readUpTo(1);
    expect(await (await desk.change({ waiting: null })).json()).toMatchObject({ waiting: null });
    expect(await desk.kinds()).toContain('submission.answer_dealt');
    expect((await desk.change({ waiting: 'answer' })).status).toBe(422);
  });

  it('is found by its words, also under the request that its own is joined to, which waits, too', async () => {
    const desk = await openDesk(kind);
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
    const desk = await openDesk(kind);
    const answers = await desk.reply();
    desk.read();
    await desk.deliver({ answers, text: 'The zeppelin lands on Tuesday.' });
    await desk.readUpTo(1);
    expect((await desk.get('/api/submissions?q=zepp')).items).toMatchObject([
      { id: desk.id, hit: { field: 'answer', before: 'The ', match: 'zepp', after: 'elin lands on Tuesday.' } },
    ]);
  });

  it('marks the reply that it tells to be undelivered, in the words of the mail server', async () => {
    const desk = await openDesk(kind);
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
    const desk = await openDesk(kind);
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
    const desk = await openDesk(kind);
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
    const desk = await openDesk(kind);
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
    const desk = await openDesk(kind);
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
    const desk = await openDesk(kind);
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
    const desk = await openDesk(kind);
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
    const desk = await openDesk(kind);
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
    const desk = await openDesk(kind);
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

describe('a mailbox', () => {
  it('is read again when its server dies and comes back', async () => {
    const desk = await openDesk('sqlite');
    const answers = await desk.reply();
    const { problems } = desk.read();
    await desk.deliver({ answers });
    await desk.readUpTo(1);
    await desk.imap.kill();
    await vi.waitFor(() => expect(problems.length).toBeGreaterThan(0), { timeout: 10_000 });
    await desk.imap.restart();
    await desk.deliver({ answers });
    await desk.readUpTo(2);
    expect((await desk.conversation()).answers).toHaveLength(2);
    expect(JSON.stringify(problems)).not.toContain('imap-password');
  });

  it('with thousands of old mails is passed over by their heads', { timeout: 120_000 }, async () => {
    const desk = await openDesk('sqlite');
    const answers = await desk.reply();
    await desk.deliver(...Array.from({ length: 1_000 }, () => ({ text: 'An old mail. '.repeat(20) })), { answers });
    desk.read();
    expect(await desk.readUpTo(1_001)).toMatchObject({ left_alone: 1_000 });
    expect((await desk.conversation()).answers).toHaveLength(1);
  });

  it('with a huge mail gives its beginning, and says so', async () => {
    const desk = await openDesk('sqlite');
    const answers = await desk.reply();
    desk.read();
    await desk.deliver({ answers, text: `The beginning. ${'word '.repeat(4_000_000)}` });
    await desk.readUpTo(1);
    const { answers: shown } = await desk.conversation();
    expect(shown).toMatchObject([{ text: expect.stringMatching(/^The beginning\. /), is_cut: true }]);
    expect(shown[0].text.length).toBeLessThanOrEqual(20_000);
  });

  it('with mail that no program can read goes on to the next', { timeout: 60_000 }, async () => {
    const desk = await openDesk('sqlite');
    const answers = await desk.reply();
    desk.read();
    const nested = Array.from(
      { length: 500 },
      (_, depth) => `--b${depth}\r\nContent-Type: multipart/mixed; boundary=b${depth + 1}\r\n\r\n`,
    ).join('');
    await desk.imap.deliver(
      writeMail({ answers, headers: { 'Content-Type': 'multipart/mixed; boundary=b0' }, text: '' }) + nested,
      writeMail({ answers, headers: { 'Content-Type': 'text/html; charset=nonsense' }, text: '<div>'.repeat(5_000) }),
      writeMail({ answers, from: '<<<"', subject: '=?utf-8?b?////?=', text: '\0\ud83d\u202e' }),
      `In-Reply-To: ${answers}`,
      writeMail({ answers, text: 'The last one.' }),
    );
    await desk.readUpTo(5);
    const texts = (await desk.conversation()).answers.map(({ text }: { text: string }) => text);
    expect(texts).toHaveLength(5);
    expect(texts.at(-1)).toBe('The last one.');
  });

  it('gives the text of HTML, and the names of files', async () => {
    const desk = await openDesk('sqlite');
    const answers = await desk.reply();
    desk.read();
    const part = (type: string, text: string) => `--part\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
    await desk.imap.deliver(
      writeMail({ answers, headers: { 'Content-Type': 'multipart/mixed; boundary=part' }, text: '' }).concat(
        part(
          'text/html',
          '<p>Yes, <b>Tuesday</b>.</p><img src="https://tracker.example/1.png"><blockquote>Hi</blockquote>',
        ),
        part('application/pdf; name="offer.pdf"\r\nContent-Disposition: attachment; filename="offer.pdf"', 'PDF'),
        '--part--\r\n',
      ),
    );
    await desk.readUpTo(1);
    expect((await desk.conversation()).answers).toMatchObject([
      { text: 'Yes, Tuesday.', quoted: '> Hi', attachments: ['offer.pdf'] },
    ]);
  });

  it('gives a request no more mail than a conversation has', { timeout: 60_000 }, async () => {
    const desk = await openDesk('sqlite');
    const answers = await desk.reply();
    const { db } = desk.app.database;
    const reply = await db.selectFrom('submission_replies').select('id').executeTakeFirstOrThrow();
    const rows = Array.from({ length: maxAnswers }, (_, index) => ({
      ...{ id: crypto.randomUUID(), submission_id: desk.id, reply_id: reply.id, kind: 'answer' as const },
      ...{ message_id: `<${index}@loop.example>`, from_name: '', from_address: 'a@loop.example', subject: '' },
      ...{ text: 'Again', quoted: '', is_cut: 0, attachments: '[]', received_at: new Date().toISOString() },
      created_at: new Date().toISOString(),
      dealt_at: null,
    }));
    for (const row of rows) await db.insertInto('submission_answers').values(row).execute();
    desk.read();
    await desk.deliver({ answers });
    expect(await desk.readUpTo(1)).toMatchObject({ left_alone: 1 });
  });

  it.each([
    ['says nothing', () => {}],
    ['hangs up', (socket: Socket) => socket.destroy()],
    ['speaks another language', (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n')],
  ])('at a server that %s is given up in time, and stops at once', { timeout: 60_000 }, async (_, meet) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => {}));
      meet(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const { app } = await openDesk('sqlite');
    const reader = readMailbox(app.database, `imap://desk:secret@127.0.0.1:${port}`);
    await vi.waitFor(() => expect(reader.problems.length).toBeGreaterThan(0), { timeout: 40_000, interval: 100 });
    expect(reader.problems[0]).toEqual({ message: 'the mailbox could not be read yet', code: expect.any(String) });
    await reader.stop();
  });

  it('without IDLE, at a server that sends too much of a mail, is read on after that mail', async () => {
    const desk = await openDesk('sqlite');
    const head = `In-Reply-To: ${await desk.reply()}\r\n\r\n`;
    const literal = (text: string) => `{${Buffer.byteLength(text)}}\r\n${text}`;
    const mails = [head + 'word '.repeat(400_000), `${head}The second.`];
    const numbered = (answer: (mail: string, uid: number) => string) =>
      mails.map((mail, index) => `* ${index + 1} FETCH (UID ${index + 1} ${answer(mail, index + 1)})`);
    function answerTo(command: string): string[] {
      if (command.startsWith('CAPABILITY')) return ['* CAPABILITY IMAP4rev1'];
      if (command.startsWith('LIST')) return ['* LIST () "/" INBOX'];
      if (command.startsWith('EXAMINE')) return ['* 2 EXISTS', '* OK [UIDVALIDITY 7] Fine', '* OK [UIDNEXT 3] Fine'];
      const [, from, to] = /^UID SEARCH .*?(\d+):(\d+)/.exec(command) ?? [];
      if (from) return [`* SEARCH ${[1, 2].filter((uid) => uid >= Number(from) && uid <= Number(to)).join(' ')}`];
      const asked = /^UID FETCH ([\d,:]+)/.exec(command)?.[1]?.split(/[,:]/).map(Number) ?? [];
      const lines = command.includes('HEADER')
        ? numbered(() => `BODY[HEADER.FIELDS (In-Reply-To)] ${literal(head)}`)
        : numbered((mail) => `BODY[]<0> ${literal(mail)}`);
      return lines.filter((_, index) => asked.includes(index + 1));
    }
    const server = createServer((socket) => {
      socket.on('error', () => {}).write('* OK Ready\r\n');
      const lines = createInterface(socket).on('error', () => {});
      lines.on('line', (line) => {
        const [, tag, command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
        socket.write([...answerTo(command), `${tag} OK Done`, ''].join('\r\n'));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const { problems } = readMailbox(desk.app.database, `imap://desk:secret@127.0.0.1:${port}`);
    expect(await desk.readUpTo(2)).toMatchObject({ left_alone: 1 });
    expect((await desk.conversation()).answers).toMatchObject([{ text: 'The second.' }]);
    expect(problems.map(({ code }) => code)).toContain('LiteralTooLarge');
  });

  it('that refuses the password is told of, without the password', async () => {
    const desk = await openDesk('sqlite');
    const { problems } = readMailbox(desk.app.database, desk.imap.url.replace('imap-password', 'wrong-secret'));
    await vi.waitFor(() => expect(problems).toHaveLength(1), { timeout: 20_000 });
    expect(problems).toEqual([{ message: 'the mailbox could not be read yet', code: 'sign-in-refused' }]);
  });
});
