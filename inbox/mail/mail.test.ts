import { describe, expect, it } from 'vitest';
import { brand } from '#/content/brand.ts';
import { promised } from '#/content/claims.ts';
import { startWorking } from '#/content/start-working.ts';
import { openTestDatabase } from '#/tests/support/databases.ts';
import { receiveSubmission } from '../intake/receive.ts';
import type { SubmissionInput } from '../request/submission-input.ts';
import { inboxMail } from './mail.ts';

/** The emails about one request, by the kind of their outbox entry. */
async function mailsAbout(request: Partial<SubmissionInput>, publicUrl?: string) {
  const database = await openTestDatabase('sqlite');
  const input: SubmissionInput = {
    full_name: 'Ann Lee',
    email: 'ann@example.org',
    website: null,
    phone: null,
    bottleneck: 'Nobody answers.\nAt lunch.',
    contact_method: 'email',
    ...request,
  };
  const stored = await receiveSubmission(database, input, null, { kind: 'visitor' });
  const entries = await database.db.selectFrom('outbox').selectAll().execute();
  const compose = inboxMail(database, { notifyEmail: 'desk@example.com', publicUrl });
  const mailOf = async (kind: keyof typeof compose) => {
    const entry = entries.find((one) => one.kind === kind);
    const mail = entry && (await compose[kind](entry.subject_id));
    if (!mail) throw new Error(`no ${kind}`);
    return mail;
  };
  return {
    id: stored.outcome === 'created' ? stored.row.id : null,
    receipt: await mailOf('submission.receipt'),
    notice: await mailOf('submission.notice'),
  };
}

describe('a receipt', () => {
  it('makes the same promises as the site, in the same words', async () => {
    const { receipt } = await mailsAbout({});
    expect(receipt.text).toContain('Hello \u2068Ann\u2069,');
    expect(receipt.text).toContain(`replies within ${promised.replyWithin}.`);
    for (const step of startWorking.form.success.next) expect(receipt.text).toContain(step);
    expect(receipt.text.endsWith(`\n${brand.name}`)).toBe(true);
  });

  it.each([
    ['email', 'We’ll email you.'],
    ['phone', 'We’ll call you.'],
    ['video', 'We’ll email you times for a video call and the link to join it.'],
    ['text', 'We’ll text you.'],
  ] as const)('says how we reply to a request by %s', async (contact_method, words) => {
    const { receipt } = await mailsAbout({ contact_method, phone: '+1 201 555 0123' });
    expect(receipt.text).toContain(words);
  });

  it('holds nothing that a stranger typed, so that it cannot carry a message to a victim', async () => {
    const link = 'https://evil.example/prize';
    const { receipt } = await mailsAbout({
      full_name: link,
      website: link,
      phone: '+1 555 010 0199',
      bottleneck: `You have won. Collect it at ${link} or call +1 555 010 0199.`,
      contact_method: 'phone',
    });
    const plain = await mailsAbout({ full_name: '-', phone: '+1 201 555 0123', contact_method: 'phone' });
    expect(receipt).toEqual(plain.receipt);
    expect(receipt.text).toMatch(/^Hello,\n/);
  });

  it.each([
    ['Ann Lee', 'Ann'],
    ['Anne-Marie de Bourbon', 'Anne-Marie'],
    ['N’Golo Kanté', 'N’Golo'],
    ["D'Angelo", "D'Angelo"],
    ['McKenzie Ray', 'McKenzie'],
    ['Zoe\u0308', 'Zoë'],
    ['Олександра Шевченко', 'Олександра'],
    ['أحمد محمود', 'أحمد'],
    ['امیر\u200Cحسین رضایی', 'امیر\u200Cحسین'],
    ['李小龙', '李小龙'],
    ['クリストファー', 'クリストファー'],
    ['ประเสริฐศักดิ์ ใจดี', 'ประเสริฐศักดิ์'],
    ['Hubert-Wolfeschlegelsteinhausen', null],
    ['https://evil.example Ann', null],
    ['evil.example', null],
    ['www.evil.example', null],
    ['ann@evil.example', null],
    ['$& {name}', null],
    ['You-have-won', null],
    ['YourAccountIsLocked', null],
    ['Call5550100199', null],
    ['1', null],
    ['-Ann', null],
    ['<b>Ann</b>', null],
    ['您的账户已被冻结请立即致电', null],
    ['😀', null],
  ])('greets %j by %j', async (fullName, name) => {
    const { receipt } = await mailsAbout({ full_name: fullName });
    expect(receipt.text.split('\n')[0]).toBe(name === null ? 'Hello,' : `Hello \u2068${name}\u2069,`);
  });
});

describe('a notice', () => {
  it('quotes what the visitor wrote and links to the request', async () => {
    const { notice, id } = await mailsAbout({}, 'https://desk.example.com');
    expect(notice.text).toContain('\u2068Ann Lee\u2069 sent a request.');
    expect(notice.text).toContain('> Nobody answers.\n> At lunch.');
    expect(notice.text).toContain(`It is in the inbox: https://desk.example.com/admin?request=${id}`);
    expect(notice.text).toContain(`The site promises a reply within ${promised.replyWithin}.`);
    expect(notice.text).toMatch(/^Received: [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d:\d\d [AP]M UTC$/m);
    expect(notice.text).toMatch(/Reply to this email to answer \u2068Ann Lee\u2069\.$/);
    expect(notice).toMatchObject({ subject: 'New request', replyTo: { name: 'Ann Lee', address: 'ann@example.org' } });
  });

  it('writes a name literally, even when it looks like a replacement pattern', async () => {
    const { notice } = await mailsAbout({ full_name: "$& {name} $' Lee" });
    expect(notice.text).toContain("\u2068$& {name} $' Lee\u2069");
  });

  it.each([
    ['boss@agency.example <boss@agency.example>', 'boss agency.example boss agency.example'],
    ['Ann\r\nBcc: all@example.com\u202Egro', 'Ann Bcc all example.com gro'],
    ['=?utf-8?B?Ym9zc0BhZ2VuY3kuZXhhbXBsZQ==?= Ann', 'utf-8?B?Ym9zc0BhZ2VuY3kuZXhhbXBsZQ= = Ann'],
    ['Ann '.repeat(50), `${'Ann '.repeat(50).slice(0, 59)}…`],
    ['😀'.repeat(100), `${'😀'.repeat(59)}…`],
  ])('names the sender %j as %j before the address a reply goes to', async (fullName, shown) => {
    const { notice } = await mailsAbout({ full_name: fullName });
    expect(notice.replyTo).toEqual({ name: shown, address: 'ann@example.org' });
    expect(notice.subject).toBe('New request');
  });
});
