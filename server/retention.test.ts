import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';
import { run } from '#/tests/support/run.ts';
import type { Config } from './config/config.ts';
import { forgetOld, limitOf, retentionRules } from './retention.ts';

const dayMs = 86_400_000;
const all = { completedDays: 30, mailFileDays: 30, visitDays: 30 };
const none = { completedDays: null, mailFileDays: null, visitDays: null };

describe.each(databaseKinds)('what is kept for a number of days on %s', (kind) => {
  async function openOld() {
    const app = await openInbox(kind);
    const { database, dataDir } = app;
    const [done, joined, , spam] = await Promise.all([
      app.store('Done'),
      app.store('Joined to it'),
      app.store('Open'),
      app.store('Spam', { stored: { is_spam: 1, spam_at: new Date(Date.now() - 31 * dayMs).toISOString() } }),
    ]);
    await app.patch(done, { status: 'completed' });
    await app.patch(spam, { status: 'completed' });
    await app.call('POST', `/api/submissions/${done}/join`, { ids: [joined] });
    await mkdir(join(dataDir, 'mail'));
    for (const name of ['old.eml', 'new.eml', 'other.txt']) await writeFile(join(dataDir, 'mail', name), name);
    const now = new Date();
    const long = new Date(now.getTime() - 31 * dayMs);
    for (const name of ['old.eml', 'other.txt']) await utimes(join(dataDir, 'mail', name), long, long);
    for (const day of [long, now]) {
      const count = { day: day.toISOString().slice(0, 10), event: 'visit', page: '', total: 1 };
      await database.db.insertInto('daily_counts').values(count).execute();
    }
    const rules = (retention: Config['retention']) =>
      retentionRules(database, { dataDir, callRetentionDays: 30, retention });
    const left = async () => ({
      names: (await database.db.selectFrom('form_submissions').select('full_name').execute())
        .map(({ full_name }) => full_name)
        .sort(),
      files: (await readdir(join(dataDir, 'mail'))).sort(),
      days: (await database.db.selectFrom('daily_counts').selectAll().execute()).length,
    });
    return { app, now, rules, left };
  }
  const whole = {
    names: ['Done', 'Joined to it', 'Open', 'Spam'],
    files: ['new.eml', 'old.eml', 'other.txt'],
    days: 2,
  };

  it('is counted first, and then goes: completed requests with what is joined to them, mail files, visits', async () => {
    const { app, now, rules, left } = await openOld();
    // Nothing has happened to the requests for as long.
    const later = new Date(now.getTime() + 31 * dayMs);
    const counts = await Promise.all(
      rules(all).map(({ setting, days, count }) =>
        count(limitOf(days ?? 0, setting === 'COMPLETED_RETENTION_DAYS' ? later : now)),
      ),
    );
    expect(counts).toEqual([0, 1, 1, 1, 1]);
    expect(await left()).toEqual(whole);
    const forgotten = await forgetOld(rules({ ...all, completedDays: null }), now);
    expect(forgotten.map(({ what, deleted }) => `${what}: ${deleted}`)).toEqual([
      'spam: 1',
      'emails in files: 1',
      'days of visits: 1',
    ]);
    await forgetOld(rules({ ...none, completedDays: 30 }), later);
    expect(await left()).toEqual({ names: ['Open'], files: ['new.eml', 'other.txt'], days: 1 });
    expect((await app.list()).counts.total).toBe(1);
    const events = app.database.db.selectFrom('events').select('kind').where('kind', '=', 'submission.expired');
    expect(await events.execute()).toHaveLength(3);
  });

  it('stays where no number is set, or something has happened since; spam goes in any case', async () => {
    const { now, rules, left } = await openOld();
    await forgetOld(rules(none), new Date(now.getTime() + 3_650 * dayMs));
    await forgetOld(rules({ ...none, completedDays: 30 }), now);
    expect(await left()).toEqual({ ...whole, names: ['Done', 'Joined to it', 'Open'] });
  });

  it('is told and deleted by the command, beside a server that has the database open', async () => {
    const { app, left } = await openOld();
    const command = [process.execPath, 'scripts/retention.ts'];
    const env = { ...app.env, MAIL_FILE_RETENTION_DAYS: '30' };
    expect(await run([...command, '--dry-run'], env)).toEqual({
      code: 0,
      stdout: [
        'CALL_RETENTION_DAYS: calls and chats without a request: 0 older than 30 days',
        'spam: 1 older than 30 days',
        'COMPLETED_RETENTION_DAYS: completed requests that nothing has happened to since: kept for good',
        'MAIL_FILE_RETENTION_DAYS: emails in files: 1 older than 30 days',
        'VISIT_RETENTION_DAYS: days of visits: kept for good',
        'Nothing was deleted.\n',
      ].join('\n'),
      stderr: '',
    });
    expect(await left()).toEqual(whole);
    const { code, stdout } = await run(command, env);
    expect({ code, end: stdout.split('\n').at(-2) }).toEqual({
      code: 0,
      end: 'Deleted: 1 (spam), 1 (emails in files).',
    });
    expect(await left()).toEqual({
      ...whole,
      names: ['Done', 'Joined to it', 'Open'],
      files: ['new.eml', 'other.txt'],
    });
  });
});
