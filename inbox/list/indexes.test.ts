import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#/tests/support/databases.ts';

describe('a list on SQLite', () => {
  it.each([
    ['', 'by_time'],
    ["coalesce(form_submissions.status, 'new') = 'new'", 'by_status'],
    ["contact_method = ? and contact_method <> 'email'", 'by_way'],
    ["source = ? and source <> 'form'", 'by_source'],
    ['assignee_id is not null and assignee_id = ?', 'by_assignee'],
    ['created_at >= ? and created_at < ?', 'by_time'],
  ])('reads its page from an index in order, and sorts nothing: %s', async (condition, index) => {
    const { raw } = await openTestDatabase('sqlite');
    const where = ['is_spam = 0 and deleted_at is null', condition].filter(Boolean).join(' and ');
    const plan = `explain query plan select * from form_submissions where ${where}
      order by form_submissions.created_at desc, form_submissions.id desc limit 50`.replaceAll('?', "'x'");
    const { rows } = await sql.raw<{ detail: string }>(plan).execute(raw);
    const steps = rows.map(({ detail }) => detail).join('; ');
    expect(steps).toContain(`USING INDEX form_submissions_${index}`);
    expect(steps).not.toContain('TEMP B-TREE');
  });
});

describe('what one person sent, on SQLite', () => {
  it.each([
    ['substr(lower(email), 1, 24) = ?', 'by_email'],
    ['phone is not null and substr(phone, 1, 24) = ?', 'by_phone'],
  ])('is found in an index, the newest first, and nothing is sorted for it: %s', async (condition, index) => {
    const { raw } = await openTestDatabase('sqlite');
    const plan = `explain query plan select rowid from form_submissions where ${condition}
      order by rowid desc limit 1000`.replaceAll('?', "'x'");
    const { rows } = await sql.raw<{ detail: string }>(plan).execute(raw);
    const steps = rows.map(({ detail }) => detail).join('; ');
    expect(steps).toMatch(new RegExp(`USING (COVERING )?INDEX form_submissions_${index}`));
    expect(steps).not.toContain('TEMP B-TREE');
  });
});
