import { expect, it } from 'vitest';
import { brand } from '#/content/brand.ts';
import { promised } from '#/content/claims.ts';
import { startWorking } from '#/content/start-working.ts';
import { openTestDatabase } from '#/tests/support/databases.ts';
import { inboxMail } from './mail.ts';
import type { SubmissionInput } from './submission-input.ts';
import { receiveSubmission } from './submissions.ts';

function requestOf(full_name: string, email = 'ann@example.com'): SubmissionInput {
  return {
    full_name,
    email,
    website: null,
    phone: null,
    bottleneck: 'Nobody answers.\nAt lunch.',
    contact_method: 'email',
  };
}

/** What is sent about one request, under the kind of its entry in the outbox. */
async function mailsAbout(full_name: string) {
  const database = await openTestDatabase('sqlite');
  await receiveSubmission(database, requestOf(full_name), null);
  const entries = await database.db.selectFrom('outbox').selectAll().execute();
  const compose = inboxMail(database, { notifyEmail: 'desk@example.com', publicUrl: undefined });
  const mails = await Promise.all(entries.map(async (entry) => [entry.kind, await compose[entry.kind]?.(entry)]));
  return Object.fromEntries(mails) as Record<string, { subject: string; text: string }>;
}

it('tells a visitor what the site promises, in its words', async () => {
  const { 'submission.receipt': receipt } = await mailsAbout('Ann Lee');
  expect(receipt?.text).toContain('Hello \u2068Ann Lee\u2069,');
  expect(receipt?.text).toContain(`replies within ${promised.replyWithin}.`);
  expect(receipt?.text).toContain('> Nobody answers.\n> At lunch.');
  for (const step of startWorking.form.success.next) expect(receipt?.text).toContain(step);
  expect(receipt?.text.endsWith(`\n${brand.name}`)).toBe(true);
});

it('writes a name as it was given, also one that looks like a pattern of replacement', async () => {
  const mails = await mailsAbout("$& {name} $' Lee");
  for (const kind of ['submission.receipt', 'submission.notice'])
    expect(mails[kind]?.text).toContain("\u2068$& {name} $' Lee\u2069");
});
