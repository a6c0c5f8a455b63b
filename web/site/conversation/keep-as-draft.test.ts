// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { requestForm } from '#/content/request-form.ts';
import { fieldNamed } from '#/forms/field-named.ts';
import { readDraft } from '#/web/site/request-draft/request-draft.ts';
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
  booking: null,
  desk: null,
  unsent: { fields: {} },
};

test('copies what the visitor said into the draft, cut at a word to the length of the field', () => {
  const text = 'we miss calls '.repeat(200).trim();
  const transcript = [1, 2, 3].map(() => ({ role: 'user' as const, text, final: true }));
  keepAsDraft({ ...end, transcript });
  const kept = readDraft()?.values.bottleneck ?? '';
  expect(kept.length).toBeLessThanOrEqual(maxLength);
  expect(kept.length).toBeGreaterThan(maxLength - 20);
  expect(kept).toMatch(/ (we|miss|calls)$/);
});

test('copies unsent input into the draft: a message after what was said, and fields unchanged', () => {
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
