import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { mailProviders } from '#/content/mail-providers.ts';
import type { Database } from '#/database/open.ts';
import { describeEachDatabase } from '#/tests/support/databases.ts';
import { forgetReceiptCounts, receiptsADay, receiptsHeldBack } from './receipt-limits.ts';
import { receiveSubmission } from './receive.ts';

/** Stores a request with the address; resolves to the reason why its receipt is not sent, or null. */
async function skipReason(database: Database, email: string, key: string | null = null): Promise<string | null> {
  const input = {
    full_name: 'Ann Lee',
    email,
    website: null,
    phone: null,
    bottleneck: 'Nobody answers.',
    contact_method: 'email' as const,
  };
  const stored = await receiveSubmission(database, input, key, { kind: 'visitor' });
  if (stored.outcome === 'key-reused') throw new Error('the key was taken');
  const entries = await database.db.selectFrom('outbox').selectAll().where('subject_id', '=', stored.row.id).execute();
  expect(entries.map(({ kind }) => kind).sort()).toEqual(['submission.notice', 'submission.receipt']);
  expect(entries.find(({ kind }) => kind === 'submission.notice')?.skip_reason).toBeNull();
  return entries.find(({ kind }) => kind === 'submission.receipt')?.skip_reason ?? null;
}

async function skipReasons(database: Database, emails: string[]): Promise<(string | null)[]> {
  const reasons = [];
  for (const email of emails) reasons.push(await skipReason(database, email));
  return reasons;
}

function numbered<T>(count: number, itemOf: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => itemOf(index + 1));
}

function letADayPass(): void {
  vi.setSystemTime(Date.now() + 86_400_000);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
});

describeEachDatabase('fault 21: receipts', (open) => {
  it('are limited to three a day for one address, even when many requests name it at once', async () => {
    const database = await open();
    const reasons = await Promise.all(numbered(100, () => skipReason(database, 'victim@example.org')));
    expect(reasons.filter((reason) => reason === null)).toHaveLength(receiptsADay.address);
    expect(reasons.filter((reason) => reason === 'address-limit')).toHaveLength(100 - receiptsADay.address);
    expect(await skipReason(database, 'ben@example.org')).toBeNull();
  });

  it.each([
    ['tags', ['victim@example.org', ...numbered(9, (number) => `victim+${number}@example.org`)]],
    ['dots', ['victim@gmail.com', 'v.ictim@gmail.com', 'v.i.c.t.i.m@gmail.com', 'vic.tim@gmail.com']],
    ['case', ['victim@example.org', 'Victim@example.org', 'VICTIM@EXAMPLE.ORG', 'vicTim@Example.Org']],
    ['width', ['victim@example.org', 'ｖictim@example.org', 'victim@ｅxample.org', 'victim＠example。org']],
    ['domain scripts', ['v@bücher.example', 'v@xn--bcher-kva.example', 'v@BÜCHER.example', 'v@bu\u0308cher.example']],
    ['domains of one service', ['v@gmail.com', 'v@googlemail.com', 'v+1@gmail.com', 'v+2@googlemail.com']],
    ['a root dot', ['v@example.org', 'v@example.org.', 'v@example.org', 'v@example.org.']],
  ])('count addresses that differ in %s as one', async (_, emails) => {
    const reasons = await skipReasons(await open(), emails);
    expect(reasons).toEqual(emails.map((__, index) => (index < receiptsADay.address ? null : 'address-limit')));
  });

  it.each([
    ['example.org', (number: number) => `any${number}@example.org`],
    ['example.org and below', (number: number) => `any@host${number}.example.org`],
    ['example.co.uk and below', (number: number) => `any@host${number}.example.co.uk`],
    ['names below a mail service', (number: number) => `any@user${number}.fastmail.com`],
  ])('stop for %s, where all addresses may reach one person', async (_, email) => {
    const database = await open();
    const reasons = await skipReasons(database, numbered(receiptsADay.domain + 1, email));
    expect(reasons).toEqual([...numbered(receiptsADay.domain, () => null), 'domain-limit']);
    expect(await skipReason(database, 'ann@other.co.uk')).toBeNull();
  });

  it('have no limit per domain at a public mail service, only that of the site', async () => {
    const database = await open();
    const ofServices = (number: number) => `visitor${number}@${mailProviders[number % mailProviders.length]?.[0]}`;
    const reasons = await skipReasons(database, [
      ...numbered(receiptsADay.domain + 1, (number) => `visitor${number}@gmail.com`),
      ...numbered(receiptsADay.site - receiptsADay.domain - 1, ofServices),
    ]);
    expect(new Set(reasons)).toEqual(new Set([null]));
    expect(await skipReasons(database, ['ann@example.org', 'ben@gmail.com'])).toEqual(['site-limit', 'site-limit']);
  });

  it('held back for one address do not count for its domain and the site', async () => {
    const database = await open();
    await skipReasons(
      database,
      numbered(receiptsADay.domain * 2, () => 'victim@example.org'),
    );
    const others = numbered(receiptsADay.domain - receiptsADay.address, (number) => `other${number}@example.org`);
    expect(new Set(await skipReasons(database, others))).toEqual(new Set([null]));
  });

  it('of a request that is sent again under its key count once', async () => {
    const database = await open();
    const key = crypto.randomUUID();
    for (let time = 0; time < 10; time++) expect(await skipReason(database, 'ann@example.org', key)).toBeNull();
    expect(await skipReasons(database, ['ann@example.org', 'ann@example.org'])).toEqual([null, null]);
  });

  it('go out again the next day; until then staff see how many were held back', async () => {
    const database = await open();
    await skipReasons(
      database,
      numbered(5, () => 'ann@example.org'),
    );
    expect(await receiptsHeldBack(database.db, new Date())).toBe(2);
    letADayPass();
    expect(await skipReason(database, 'ann@example.org')).toBeNull();
    expect(await receiptsHeldBack(database.db, new Date())).toBe(2);
    letADayPass();
    expect(await receiptsHeldBack(database.db, new Date())).toBe(0);
  });

  it('leave no address in the counters, and no counter older than yesterday', async () => {
    const database = await open();
    await skipReason(database, 'ann@bakery.example');
    const counters = async () => database.db.selectFrom('receipt_counts').selectAll().execute();
    expect(JSON.stringify(await counters())).not.toMatch(/ann|bakery/);
    expect(await counters()).toHaveLength(3);
    letADayPass();
    await forgetReceiptCounts(database, new Date());
    expect(await counters()).toHaveLength(3);
    letADayPass();
    await forgetReceiptCounts(database, new Date());
    expect(await counters()).toEqual([]);
  });
});
