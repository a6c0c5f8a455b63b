// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { requestForm } from '#/content/request-form.ts';
import { fieldNamed } from '#/forms/field-named.ts';
import { readDraft } from '#/web/site/start-working/request-draft.ts';
import { keepAsDraft } from './keep-as-draft.ts';

const { maxLength } = fieldNamed(requestForm, 'bottleneck');

beforeEach(() => sessionStorage.clear());

const end = {
  callId: 'c',
  callToken: 't',
  reason: 'customer-ended-call',
  seconds: 1,
  transcript: [],
  forgotten: 0,
  request: null,
  unsent: {},
};

test('what was said in a long call is taken along as far as the form takes it, to the end of a word', () => {
  const text = 'we miss calls '.repeat(200).trim();
  const transcript = [1, 2, 3].map(() => ({ role: 'user' as const, text, final: true }));
  keepAsDraft({ ...end, transcript });
  const kept = readDraft()?.values.bottleneck ?? '';
  expect(kept.length).toBeLessThanOrEqual(maxLength);
  expect(kept.length).toBeGreaterThan(maxLength - 20);
  expect(kept).toMatch(/ (we|miss|calls)$/);
});

test('what was typed and not sent is taken along, a message after what was said, and fields as they stood', () => {
  const draft = { full_name: 'Ann', email: 'ann@example.com' };
  keepAsDraft({
    ...end,
    transcript: [{ role: 'user', text: 'Hello.', final: true }],
    request: { stage: 'collecting', draft, missing: [], errors: {}, urgent: false },
    unsent: { message: 'we miss ca', email: 'ann@example.org' },
  });
  expect(readDraft()?.values).toMatchObject({
    full_name: 'Ann',
    email: 'ann@example.org',
    bottleneck: 'Hello.\nwe miss ca',
  });
});
