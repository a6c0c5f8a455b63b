import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openAnsweredInbox } from '#/tests/support/answered-inbox.ts';
import { writeMail } from '#/tests/support/mail-text.ts';
import { readMailbox } from '#/tests/support/mailbox.ts';
import { maxAnswers } from './limits.ts';

describe('a mailbox', () => {
  it('is read again when its server dies and comes back', async () => {
    const desk = await openAnsweredInbox('sqlite');
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
    const desk = await openAnsweredInbox('sqlite');
    const answers = await desk.reply();
    await desk.deliver(...Array.from({ length: 1_000 }, () => ({ text: 'An old mail. '.repeat(20) })), { answers });
    desk.read();
    expect(await desk.readUpTo(1_001)).toMatchObject({ left_alone: 1_000 });
    expect((await desk.conversation()).answers).toHaveLength(1);
  });

  it('with a huge mail gives its beginning, and says so', async () => {
    const desk = await openAnsweredInbox('sqlite');
    const answers = await desk.reply();
    desk.read();
    await desk.deliver({ answers, text: `The beginning. ${'word '.repeat(4_000_000)}` });
    await desk.readUpTo(1);
    const { answers: shown } = await desk.conversation();
    expect(shown).toMatchObject([{ text: expect.stringMatching(/^The beginning\. /), is_cut: true }]);
    expect(shown[0].text.length).toBeLessThanOrEqual(20_000);
  });

  it('with mail that no program can read goes on to the next', { timeout: 60_000 }, async () => {
    const desk = await openAnsweredInbox('sqlite');
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
    const desk = await openAnsweredInbox('sqlite');
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
    const desk = await openAnsweredInbox('sqlite');
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
    const { app } = await openAnsweredInbox('sqlite');
    const reader = readMailbox(app.database, `imap://desk:secret@127.0.0.1:${port}`);
    await vi.waitFor(() => expect(reader.problems.length).toBeGreaterThan(0), { timeout: 40_000, interval: 100 });
    expect(reader.problems[0]).toEqual({ message: 'the mailbox could not be read yet', code: expect.any(String) });
    await reader.stop();
  });

  it('without IDLE, at a server that sends too much of a mail, is read on after that mail', async () => {
    const desk = await openAnsweredInbox('sqlite');
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
    const desk = await openAnsweredInbox('sqlite');
    const { problems } = readMailbox(desk.app.database, desk.imap.url.replace('imap-password', 'wrong-secret'));
    await vi.waitFor(() => expect(problems).toHaveLength(1), { timeout: 20_000 });
    expect(problems).toEqual([{ message: 'the mailbox could not be read yet', code: 'sign-in-refused' }]);
  });
});
