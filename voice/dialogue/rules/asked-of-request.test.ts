import { describe, it } from 'vitest';
import { startRuleAgent, toReadBack } from '#/tests/support/rule-agent.ts';

describe('what is asked of a request that was read back', () => {
  it.each([
    'could you read me the request again',
    "what's written there now?",
    'so what does it say',
    'I would like to hear it once more',
    'show me what you wrote',
    'read back what you have please',
  ])('is answered by reading it back: %s', async (said) => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: ${said}
      assistant: Let me read it back.
      assistant: Your request: We miss calls at night.
      assistant: Is that right, and may I send it?
    `);
  });

  it.each([
    ['which number did you take down?', '415 555 0199'],
    ["what's my name there", 'Ann Smith'],
    ['what email address do you have', 'ann@example.com'],
    ['how did you spell my name', 'Ann Smith'],
  ])('is answered with the value: %s', async (said, value) => {
    await startRuleAgent().play(`
      ${toReadBack}
      types: ${said}
      assistant: ${value}
      assistant: May I send it?
      stage: confirming
    `);
  });

  it.each([
    'how soon will somebody ring me?',
    'and when can I expect an answer',
    'by when do they get back to me',
    'good but when does your team call',
    'will you call me today?',
    'how long does it take to get a reply',
    'when I hear from you?',
  ])('is answered with the time of the reply, before it is sent and after: %s', async (said) => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: ${said}
      assistant: Our team replies within 24 hours.
      assistant: May I send it?
      stage: confirming
      caller: yes, send it
      stage: sent
      caller: ${said}
      assistant: Our team replies within 24 hours.
    `);
  });

  it('is answered with the time of the reply, and the time to call is kept', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: How soon you phone me? I am free only before 11
      assistant: Our team replies within 24 hours.
      assistant: Added: I am free only before 11.
      shows: bottleneck = We miss calls at night. I am free only before 11
      stage: confirming
    `);
  });

  it('is sent by a yes before the question', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: Yes, send it. When will they phone?
      stage: sent
    `);
  });
});

it('tells when the request is replied to while a field is asked for, and keeps the time to call', async () => {
  await startRuleAgent().play(`
    caller: please call me back
    types: Ann Smith
    types: 415 555 0199
    types: ann@example.com
    types: example.org, the same. When do you call? I am free only after 18 hour
    assistant: Only after 18 hour: noted.
    assistant: Our team replies within 24 hours.
  `);
});
