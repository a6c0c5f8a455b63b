import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('who asks for leave to ask', () => {
  it.each([
    'I have a question',
    'hi, quick question',
    'May I ask you a few questions first?',
    "I've got a couple of questions for you",
    'can i just ask you something real quick',
    'do you have a minute',
    'I wanted to ask something about your service',
  ])('is told to go ahead: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: Of course. What would you like to know?
      caller: is there a free trial
      assistant: Yes, there is a free trial.
    `);
  });

  it('is told so while a request is taken, of which nothing is lost', async () => {
    await startRuleAgent().play(`
      caller: can somebody call me
      caller: Ann Example
      caller: can I ask something first
      shows: email =
      assistant: Of course. What would you like to know?
      caller: does it cost anything
      assistant: What is your email address?
      caller: ann@example.com
      shows: email = ann@example.com
    `);
  });

  it.each(['I have a question about the price', 'can I ask you how fast you go live'])(
    'is answered where the question is told with it: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: ${said}
        never: What would you like to know?
      `);
    },
  );
});
