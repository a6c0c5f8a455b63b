import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('several questions in a turn', () => {
  it.each([
    ['are you a robot and is this call recorded', "I'm an AI assistant, not a person.", 'No sound is recorded'],
    [
      'can it play the trombone and is there a free trial',
      "I can't answer your first question.",
      'Yes, there is a free trial.',
    ],
    [
      'is there a free trial and can it play the trombone',
      'Yes, there is a free trial.',
      "I can't answer your second question.",
    ],
  ])('are answered in order, and what is not known is named: %s', async (asked, first, second) => {
    await startRuleAgent().play(`
      caller: ${asked}
      assistant: ${first}
      assistant: ${second}
    `);
  });

  it('may be three', async () => {
    await startRuleAgent().play(`
      caller: How long does it take? What does it connect to? And is there a free trial?
      assistant: Within 7 days of the discovery call.
      assistant: so you keep your number
      assistant: Yes, there is a free trial.
    `);
  });

  it('are read one after the other', async () => {
    await callDesk('hair-salon').play(`
      caller: how much is a haircut and how long does it take
      assistant: A women's cut is 62 dollars
      assistant: A women's cut takes an hour
    `);
  });

  it('are none where the second half only tells what is asked', async () => {
    await startRuleAgent().play(`
      caller: people ask when we open and how to get here
      never: second question
    `);
  });
});
