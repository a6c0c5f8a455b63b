import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('a wish to be contacted', () => {
  it.each([
    'we want that one person talk to us',
    "I'd be glad to hear more about it from a human",
    'can I get the details from one of you',
    'have somebody write to her please',
    'someone should phone my mother she owns the shop',
    'can somebody walk us through it',
    'hook us up with somebody',
    'let us have a chat with one of you',
    'sounds good, please contact',
    'can one of you guys message',
    'could we be rung back',
    'get a person to write to me',
  ])('begins a request: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: What is your full name?
    `);
  });

  it.each([
    'can my callers hear from a person',
    'would someone contact him if the call is missed',
    'can it drop me a note after each call',
    'does the agent contact my wife when something is wrong',
    'can it walk a customer through the menu',
    'will somebody message me after that',
  ])('is none in a question about the agent: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      never: What is your full name?
    `);
  });
});
