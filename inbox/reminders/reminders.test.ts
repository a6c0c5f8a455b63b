import { describe, expect, it } from 'vitest';
import { staffNames } from '#/accounts/staff.ts';
import type { DatabaseKind } from '#/database/open.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';
import { type DigestTime, digestDayAt, digestSubject, previousDigest } from './digest-time.ts';
import { reminderMail } from './reminder-mail.ts';
import { enqueueReminders } from './reminders.ts';

const hourMs = 3_600_000;
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Where it is between eight and nine in the morning now. */
function morningZone(): string {
  const ahead = ((8 - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** An inbox whose digest is due now. */
async function openWithReminders(kind: DatabaseKind) {
  const inbox = await openInbox(kind);
  const { database } = inbox;
  const digest: DigestTime = { at: '08:00', timeZone: morningZone(), days: everyDay };
  const compose = reminderMail(database, {
    notifyEmail: 'desk@example.com',
    publicUrl: 'https://desk.example',
    digest,
    timeZone: 'UTC',
    nameOf: (ids) => staffNames(database.db, ids),
  });
  const look = (options = {}) =>
    enqueueReminders({ database, digest: null, warnAtShare: null, ...options }, new Date());
  const subjects = async (entryKind: string): Promise<string[]> => {
    const rows = await database.db.selectFrom('outbox').select('subject_id').where('kind', '=', entryKind).execute();
    return rows.map(({ subject_id }) => subject_id);
  };
  const storeOld = (name: string, hours: number, stored = {}) =>
    inbox.store(name, { stored: { created_at: new Date(Date.now() - hours * hourMs).toISOString(), ...stored } });
  return { ...inbox, digest, compose, look, subjects, storeOld };
}

describe.each(databaseKinds)('reminders on %s', (kind) => {
  it('warn once of each request whose promised time is almost over, however many servers look', async () => {
    const { look, subjects, storeOld } = await openWithReminders(kind);
    const due = await storeOld('Almost', 20);
    await storeOld('Fresh', 17);
    await storeOld('Missed', 25);
    await storeOld('Answered', 20, { status: 'contacted' });
    await storeOld('Spam', 20, { is_spam: 1 });
    expect(await look()).toBe(0);
    const added = await Promise.all([look({ warnAtShare: 0.75 }), look({ warnAtShare: 0.75 })]);
    expect(added.sort()).toEqual([0, 1]);
    expect(await look({ warnAtShare: 0.75 })).toBe(0);
    expect(await subjects('submission.due')).toEqual([due]);
  });

  it('tell of a request by no more than its name, who has it and when it is due', async () => {
    const { compose, patch, storeOld, samId } = await openWithReminders(kind);
    const id = await storeOld('Ann {due} Lee', 20, { bottleneck: 'secret words' });
    const mail = await compose['submission.due'](id);
    expect(mail).toMatchObject({ to: 'desk@example.com', replyTo: { address: 'ann@example.com' } });
    expect(mail?.text).toMatch(/^Nobody has answered \u2068Ann \{due\} Lee\u2069 yet\. The reply is due by .* UTC\.$/m);
    expect(mail?.text).toContain('Nobody has the request yet.');
    expect(mail?.text).toContain(`https://desk.example/admin?request=${id}`);
    expect(mail?.text).not.toContain('secret');
    await patch(id, { assignee_id: samId });
    expect((await compose['submission.due'](id))?.text).toContain('\u2068Sam Staff\u2069 has the request.');
    await patch(id, { status: 'contacted' });
    expect(await compose['submission.due'](id)).toBeNull();
  });

  it('sum up the inbox once a morning, and never on a later day', async () => {
    const { look, subjects, digest, compose, patch, store, storeOld, samId } = await openWithReminders(kind);
    await Promise.all([look({ digest }), look({ digest })]);
    expect(await look({ digest })).toBe(0);
    const [today = ''] = await subjects('inbox.digest');
    expect(await subjects('inbox.digest')).toHaveLength(1);
    expect(await compose['inbox.digest'](today)).toBeNull();

    const fresh = await store('Fresh Fay', { bottleneck: 'secret words' });
    const late = await storeOld('Late Lou', 80);
    await storeOld('Nobody has', 90);
    await storeOld('Done', 90, { status: 'completed', assignee_id: samId });
    for (const id of [fresh, late]) await patch(id, { assignee_id: samId });
    const text = (await compose['inbox.digest'](today))?.text ?? '';
    expect(text).toMatch(/^New since .* at 8:00\sAM .*: 1\nOpen \(new or contacted\): 3\nOverdue: 2$/m);
    expect(text).toContain('- \u2068Sam Staff\u2069: 2 open, 1 overdue\n- Nobody yet: 1 open\n');
    expect(text).toContain('https://desk.example/admin?due=overdue&sort=due');
    expect(text).not.toMatch(/Fay|Lou|secret/);
    expect(await compose['inbox.digest'](digestSubject('2026-01-05'))).toBeNull();
  });
});

describe('the time of the digest', () => {
  const digest: DigestTime = { at: '08:00', timeZone: 'Europe/Berlin', days: [1, 2, 3, 4, 5] };

  it.each([
    ['before it', '2026-11-23T06:59:00Z', null],
    ['at it', '2026-11-23T07:00:00Z', '2026-11-23'],
    ['in summer', '2026-07-06T06:00:00Z', '2026-07-06'],
    ['too late for a morning', '2026-11-23T11:00:00Z', null],
    ['on a Sunday', '2026-11-22T08:00:00Z', null],
  ])('is looked at %s', (_, now, day) => {
    expect(digestDayAt(new Date(now), digest)).toBe(day);
  });

  it('counts what is new from the working day before', () => {
    expect(previousDigest('2026-11-23', digest).toISOString()).toBe('2026-11-20T07:00:00.000Z');
    expect(previousDigest('2026-03-30', digest).toISOString()).toBe('2026-03-27T07:00:00.000Z');
  });
});
