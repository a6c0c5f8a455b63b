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
  form: null,
  unsent: { fields: {} },
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
  const field = { required: true, missing: false } as const;
  keepAsDraft({
    ...end,
    transcript: [{ role: 'user', text: 'Hello.', final: true }],
    form: {
      stage: 'collecting',
      fields: [
        { ...field, name: 'full_name', kind: 'name', label: 'Full Name', value: 'Ann' },
        { ...field, name: 'email', kind: 'email', label: 'Email', value: 'ann@example.com' },
        { ...field, name: 'shoe_size', kind: 'text', label: 'Shoe Size', value: '42' },
      ],
      urgent: false,
    },
    unsent: { message: 'we miss ca', fields: { email: 'ann@example.org' } },
  });
  expect(readDraft()?.values).not.toHaveProperty('shoe_size');
  expect(readDraft()?.values).toMatchObject({
    full_name: 'Ann',
    email: 'ann@example.org',
    bottleneck: 'Hello.\nwe miss ca',
  });
});
