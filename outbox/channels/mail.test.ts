import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SubmissionTable } from '#/database/schema.ts';
import { inboxMail } from '#/inbox/mail.ts';
import { openTestDatabase } from '#/tests/support/databases.ts';
import { startSmtp } from '#/tests/support/smtp.ts';
import { createMailDelivery, type Mail } from './mail-delivery.ts';

const note: Mail = { to: 'ann@example.com', subject: 'A note', text: 'Good day' };

async function toServer() {
  const smtp = await startSmtp();
  onTestFinished(smtp.stop);
  const delivery = createMailDelivery({ smtpUrl: smtp.url, mailFrom: 'desk@example.com', dataDir: '/nowhere' });
  onTestFinished(delivery.close);
  return { smtp, delivery };
}

async function toFiles() {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const delivery = createMailDelivery({ smtpUrl: undefined, mailFrom: 'desk@example.com', dataDir });
  onTestFinished(delivery.close);
  return { folder: join(dataDir, 'mail'), delivery };
}

/** The headers of an e-mail by lower-case name, folded lines joined; a name that comes twice shows both values. */
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

describe('fault 6: what a visitor typed in an e-mail', () => {
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
    const row: SubmissionTable = {
      id: crypto.randomUUID(),
      full_name: text,
      email: 'eve@example.org',
      website: text,
      phone: text,
      bottleneck: text,
      contact_method: 'email',
      status: 'new',
      notes: null,
      created_at: '2026-01-01T00:00:00.000Z',
      version: 1,
      call_id: null,
      urgent: 0,
    };
    await database.db.insertInto('form_submissions').values(row).execute();
    const { smtp, delivery } = await toServer();
    const compose = inboxMail(database, { notifyEmail: 'staff@example.com', publicUrl: 'https://desk.example.com' });
    for (const [kind, write] of Object.entries(compose)) {
      const mail = await write({ subject_id: row.id } as Parameters<typeof write>[0]);
      await delivery.deliver(kind, mail as Mail);
    }

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
    const { smtp, delivery } = await toServer();
    await expect(delivery.deliver('to', { ...note, to: address })).rejects.toMatchObject({ code: 'EENVELOPE' });
    await delivery.deliver('reply-to', { ...note, replyTo: { name: 'Ann', address } });
    expect(smtp.received).toMatchObject([{ to: ['ann@example.com'] }]);
    expect(Object.keys(headersOf(smtp.received[0]?.raw ?? '')).sort()).toEqual(ownHeaders);
  });
});

describe('fault 22: an e-mail', () => {
  it('has the same Message-ID each time it is sent', async () => {
    const { smtp, delivery } = await toServer();
    await delivery.deliver('some-id', note);
    await delivery.deliver('some-id', note);
    const ids = smtp.received.map(({ raw }) => headersOf(raw)['message-id']);
    expect(ids).toEqual(['<some-id@example.com>', '<some-id@example.com>']);
  });

  it('says that a machine wrote it, so that no absence note answers', async () => {
    const { smtp, delivery } = await toServer();
    await delivery.deliver('some-id', note);
    expect(headersOf(smtp.received[0]?.raw ?? '')['auto-submitted']).toBe('auto-generated');
  });

  it('is not taken for sent when the mail server cuts the line in the middle of it', async () => {
    const { smtp, delivery } = await toServer();
    smtp.behaviour = 'drop-in-data';
    await expect(delivery.deliver('some-id', { ...note, text: 'long '.repeat(100_000) })).rejects.toThrow();
  });
});

describe('fault 22: an e-mail without a mail server', () => {
  it('becomes a file that only its owner can read, in a folder only its owner can open', async () => {
    const { folder, delivery } = await toFiles();
    await delivery.deliver('some-id', note);
    expect(await readdir(folder)).toEqual(['some-id.eml']);
    expect((await stat(join(folder, 'some-id.eml'))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(delivery.description).toContain(folder);
  });

  it('is one file under one Message-ID however often it is sent', async () => {
    const { folder, delivery } = await toFiles();
    for (const text of ['once', 'twice']) await delivery.deliver('some-id', { ...note, text });
    expect(await readdir(folder)).toEqual(['some-id.eml']);
    const raw = await readFile(join(folder, 'some-id.eml'), 'utf8');
    expect(headersOf(raw)).toMatchObject({ 'message-id': '<some-id@example.com>', to: 'ann@example.com' });
    expect(raw).toContain('\r\n\r\ntwice');
  });

  it('is whole when an earlier try was cut short in the middle of writing', async () => {
    const { folder, delivery } = await toFiles();
    await mkdir(folder, { mode: 0o700 });
    await writeFile(
      join(folder, 'some-id.eml.part'),
      'half of a much longer e-mail than the one that follows'.repeat(99),
    );
    await delivery.deliver('some-id', note);
    expect(await readdir(folder)).toEqual(['some-id.eml']);
    expect(await readFile(join(folder, 'some-id.eml'), 'utf8')).toMatch(/\r\n\r\nGood day\r\n$/);
  });

  it('is not taken for sent when it cannot be written', async () => {
    const { folder, delivery } = await toFiles();
    await writeFile(folder, 'a file where the folder should be');
    await expect(delivery.deliver('some-id', note)).rejects.toMatchObject({ code: 'EEXIST' });
  });
});
