import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('the last answer', () => {
  it.each(['in plain english please', 'can you put that more simply', 'what does that mean', 'rephrase that'])(
    'is told in other words: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: does it work with my CRM?
        caller: ${said}
        assistant: If the program in which you keep your customers lets us in, yes.
      `);
    },
  );

  it.each(['shorter please', 'keep it brief', 'tldr', 'can you sum that up', 'too many words'])(
    'is told in short, and not twice: %s',
    async (said) => {
      await startRuleAgent().play(`
        types: does it work with my CRM?
        types: ${said}
        assistant: In short: If your software lets us connect, yes
        types: ${said}
        assistant: I can't put it any shorter.
      `);
    },
  );

  it.each(['sorry, a customer just walked in', 'hang on a second', 'one sec, my other phone is ringing'])(
    'is told again after a pause: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: is there a free trial?
        caller: ${said}
        assistant: Take your time.
        caller: ok I'm back
        assistant: Welcome back. Yes, there is a free trial.
        caller: where were we
        assistant: Yes, there is a free trial.
      `);
    },
  );
});

describe('the open question', () => {
  it('comes again after a pause, and in other words', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: hold on a second
      assistant: Take your time.
      caller: right, I'm back
      assistant: Welcome back. What is your full name?
      types: Ann Smith
      types: ann@example.com
      types: none
      types: what does that mean
      assistant: What do customers ask you most, and where do they wait too long?
      shows: bottleneck =
    `);
  });
});
