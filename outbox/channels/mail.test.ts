import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inboxMail } from '#/inbox/mail/mail.ts';
import { openTestDatabase } from '#/tests/support/databases.ts';
import { startSmtp } from '#/tests/support/smtp.ts';
import type { OutboxEntry } from '../table.ts';
import { createMailChannel, type Mail, type MailChannelOptions } from './mail.ts';

const note: Mail = { to: 'ann@example.com', subject: 'A note', text: 'Good day' };

/** A channel, and a way to send one email by it. */
function openChannel(options: Pick<MailChannelOptions, 'smtpUrl' | 'dataDir'>) {
  let next = note;
  const from = { name: 'Frontdesk', address: 'desk@example.com' };
  const channel = createMailChannel({ ...options, from, compose: { note: async () => next } });
  return {
    description: channel.description,
    send(id: string, mail: Mail, signal = new AbortController().signal) {
      next = mail;
      return channel.deliver({ id, kind: 'note', subject_id: id } as OutboxEntry, signal);
    },
  };
}

async function toServer(...[behaviour]: Parameters<typeof startSmtp>) {
  const smtp = await startSmtp(behaviour);
  onTestFinished(smtp.stop);
  return { smtp, ...openChannel({ smtpUrl: smtp.url, dataDir: '/nowhere' }) };
}

async function toFiles() {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { folder: join(dataDir, 'mail'), ...openChannel({ smtpUrl: undefined, dataDir }) };
}

/** The headers of an email by lower-case name, folded lines joined; a name that comes twice shows both values. */
function headersOf(raw: string): Record<string, string> {
  const block = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const headers: Record<string, string> = {};
  for (const line of block.split('\r\n')) {
    const [name = '', value = ''] = line.split(/:(.*)/s);
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]} AND ${value.trim()}` : value.trim();
  }
  return headers;
}

const ownHeaders = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

describe('fault 6: what a visitor typed in an email', () => {
  const hostile = {
    'line breaks and headers': 'Eve\r\nBcc: victim@example.com\r\nSubject: Buy now\r\n\r\nHello',
    'a bare line feed': 'Eve\nBcc: victim@example.com',
    'a bare carriage return': 'Eve\rBcc: victim@example.com',
    'addresses of their own': '"Eve" <eve@example.net>, victim@example.com',
    'a comment and a quote left open': 'Eve ("',
    'an encoded word': '=?utf-8?Q?Eve=0D=0ABcc:_victim@example.com?=',
    'the end of an SMTP text': '.\r\n.\r\nMAIL FROM:<eve@example.net>\r\nRCPT TO:<victim@example.com>\r\nDATA\r\n',
    'a border between parts': '--\r\nContent-Type: text/html\r\n\r\n<b>Hello</b>',
  };

  /** A name, quoted or of harmless characters alone, and Eve's true address. */
  const oneAddress = /^("(\\.|[^"\\])*"|[^"<>,;:\\]*) ?<eve@example\.org>$/;

  it.each(Object.entries(hostile))('stays in the body and in Reply-To: %s', async (_, text) => {
    const database = await openTestDatabase('sqlite');
    const row = {
      id: crypto.randomUUID(),
      full_name: text,
      email: 'eve@example.org',
      website: text,
      phone: text,
      bottleneck: text,
      contact_method: 'email' as const,
      status: 'new' as const,
      notes: null,
      created_at: '2026-01-01T00:00:00.000Z',
      version: 1,
      call_id: null,
      urgent: 0,
    };
    await database.db.insertInto('form_submissions').values(row).execute();
    const { smtp, send } = await toServer();
    const compose = inboxMail(database, { notifyEmail: 'staff@example.com', publicUrl: 'https://desk.example.com' });
    for (const [kind, write] of Object.entries(compose)) await send(kind, (await write(row.id)) as Mail);

    expect(smtp.received.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'desk@example.com', to: ['staff@example.com'] },
      { from: 'desk@example.com', to: ['eve@example.org'] },
    ]);
    const [notice, receipt] = smtp.received.map(({ raw }) => headersOf(raw));
    for (const headers of [notice, receipt]) expect(Object.keys(headers ?? {}).sort()).toEqual(ownHeaders);
    expect(notice).toMatchObject({
      from: 'Frontdesk <desk@example.com>',
      to: 'staff@example.com',
      subject: 'New request',
      'reply-to': expect.stringMatching(oneAddress),
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(receipt).toMatchObject({
      from: 'Frontdesk <desk@example.com>',
      to: 'eve@example.org',
      subject: 'We have received your request',
      'reply-to': 'staff@example.com',
    });
  });

  it.each([
    'ann@example.com\r\nBcc: victim@example.com',
    'ann@example.com>\r\nRCPT TO:<victim@example.com',
    'ann@example.com, victim@example.com',
  ])('reaches nobody else by the address %j', async (address) => {
    const { smtp, send } = await toServer();
    expect(await send('to', { ...note, to: address })).toEqual({ outcome: 'refused', error: 'EENVELOPE 501' });
    await send('reply-to', { ...note, replyTo: { name: 'Ann', address } });
    expect(smtp.received).toMatchObject([{ to: ['ann@example.com'] }]);
    expect(Object.keys(headersOf(smtp.received[0]?.raw ?? '')).sort()).toEqual(ownHeaders);
  });
});

describe('fault 22: an email', () => {
  it('has the same Message-ID each time it is sent', async () => {
    const { smtp, send } = await toServer();
    await send('some-id', note);
    await send('some-id', note);
    const ids = smtp.received.map(({ raw }) => headersOf(raw)['message-id']);
    expect(ids).toEqual(['<some-id@example.com>', '<some-id@example.com>']);
  });

  it('says that a machine wrote it, so that no absence note answers', async () => {
    const { smtp, send } = await toServer();
    await send('some-id', note);
    expect(headersOf(smtp.received[0]?.raw ?? '')['auto-submitted']).toBe('auto-generated');
  });

  it('is not taken for sent when the mail server cuts the line in the middle of it', async () => {
    const { smtp, send } = await toServer();
    smtp.behaviour = 'drop-in-data';
    const { outcome } = await send('some-id', { ...note, text: 'long '.repeat(100_000) });
    expect(outcome).toBe('deferred');
  });
});

describe('fault 22: an email without a mail server', () => {
  it('becomes a file that only its owner can read, in a folder only its owner can open', async () => {
    const { folder, description, send } = await toFiles();
    await send('some-id', note);
    expect(await readdir(folder)).toEqual(['some-id.eml']);
    expect((await stat(join(folder, 'some-id.eml'))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(description).toContain(folder);
  });

  it('is one file under one Message-ID however often it is sent', async () => {
    const { folder, send } = await toFiles();
    for (const text of ['once', 'twice']) await send('some-id', { ...note, text });
    expect(await readdir(folder)).toEqual(['some-id.eml']);
    const raw = await readFile(join(folder, 'some-id.eml'), 'utf8');
    expect(headersOf(raw)).toMatchObject({ 'message-id': '<some-id@example.com>', to: 'ann@example.com' });
    expect(raw).toContain('\r\n\r\ntwice');
  });

  it('is whole when an earlier try was cut short in the middle of writing', async () => {
    const { folder, send } = await toFiles();
    await mkdir(folder, { mode: 0o700 });
    await writeFile(
      join(folder, 'some-id.eml.part'),
      'half of a much longer email than the one that follows'.repeat(99),
    );
    await send('some-id', note);
    expect(await readdir(folder)).toEqual(['some-id.eml']);
    expect(await readFile(join(folder, 'some-id.eml'), 'utf8')).toMatch(/\r\n\r\nGood day\r\n$/);
  });

  it('is not taken for sent when it cannot be written', async () => {
    const { folder, send } = await toFiles();
    await writeFile(folder, 'a file where the folder should be');
    expect(await send('some-id', note)).toEqual({ outcome: 'unavailable', error: 'EEXIST' });
  });
});

describe('a mail server that refuses', () => {
  it.each([
    ['RCPT TO', '550 No such mailbox', 'refused', 'EENVELOPE 550'],
    ['RCPT TO', '550 5.1.1 No such mailbox', 'refused', 'EENVELOPE 550 5.1.1'],
    ['DATA', '550 5.1.1 No such mailbox', 'refused', 'EMESSAGE 550 5.1.1'],
    ['RCPT TO', '552 5.2.2 Mailbox full', 'refused', 'EENVELOPE 552 5.2.2'],
    ['RCPT TO', '450 4.2.0 Greylisted', 'deferred', 'EENVELOPE 450 4.2.0'],
    ['RCPT TO', '554 5.7.1 Relay access denied', 'deferred', 'EENVELOPE 554 5.7.1'],
    ['RCPT TO', '503 Bad sequence', 'deferred', 'EENVELOPE 503'],
    ['DATA', '554 Message rejected', 'deferred', 'EMESSAGE 554'],
    ['DATA', '550 5.4.5 Daily sending quota exceeded', 'deferred', 'EMESSAGE 550 5.4.5'],
    ['RCPT TO', '530 5.7.0 Authentication required', 'unavailable', 'EENVELOPE 530 5.7.0'],
    ['MAIL FROM', '550 5.1.8 Sender unknown', 'unavailable', 'EENVELOPE 550 5.1.8'],
    ['MAIL FROM', '421 Shutting down', 'unavailable', 'EENVELOPE 421'],
    ['CONN', '554 Not welcome', 'unavailable', 'EPROTOCOL 554'],
    ['AUTH', '535 Wrong password', 'unavailable', 'EAUTH 535'],
  ])('answers %s by "%s": the email is %s', async (at, answer, outcome, error) => {
    const smtp = await startSmtp({ at, answer });
    onTestFinished(smtp.stop);
    const { send } = openChannel({ smtpUrl: smtp.url.replace('//', '//user:secret@'), dataDir: '/nowhere' });
    expect(await send('some-id', note)).toEqual({ outcome, error });
  });

  it('takes no connection: the email is unavailable', async () => {
    const { smtp, send } = await toServer();
    await smtp.stop();
    expect(await send('some-id', note)).toEqual({ outcome: 'unavailable', error: 'ESOCKET ECONNREFUSED' });
  });
});

it('ends a delivery that is aborted while the mail server says nothing', async () => {
  const { smtp, send } = await toServer('say-nothing');
  const aborting = new AbortController();
  const delivery = send('some-id', note, aborting.signal);
  await smtp.waitFor(1);
  aborting.abort();
  expect(await delivery).toMatchObject({ outcome: 'deferred' });
});
