import { expect, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

it.each(['sorry, before that, how much is it a month', 'wait one more question how long is the trial'])(
  'answers a question asked in place of the problem, and asks again: %s',
  async (asked) => {
    const { play, taken } = startRuleAgent();
    await play(`
      caller: sign me up
      types: Ann Smith
      types: ann@example.com
      types: none
      types: ${asked}
      expecting: story
      types: we miss calls at night
      shows: bottleneck = We miss calls at night
    `);
    expect(taken).toHaveLength(0);
  },
);

it('answers a question behind a name', async () => {
  await startRuleAgent().play(`
    caller: sign me up
    caller: ann smith but how much is it
    shows: full_name = Ann Smith
    assistant: What is your email address?
  `);
});
