// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { maxLengths } from '#/inbox/submission-input.ts';
import { readDraft } from '#/site/start-working/request-draft.ts';
import { keepAsDraft } from './keep-as-draft.ts';

test('what was said in a long call is taken along as far as the form takes it, to the end of a word', () => {
  const text = 'we miss calls '.repeat(200).trim();
  const transcript = [1, 2, 3].map(() => ({ role: 'user' as const, text, final: true }));
  keepAsDraft({ callId: 'c', callToken: 't', reason: 'customer-ended-call', seconds: 1, transcript, request: null });
  const kept = readDraft()?.values.bottleneck ?? '';
  expect(kept.length).toBeLessThanOrEqual(maxLengths.bottleneck);
  expect(kept.length).toBeGreaterThan(maxLengths.bottleneck - 20);
  expect(kept).toMatch(/ (we|miss|calls)$/);
});
