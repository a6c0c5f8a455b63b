import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('a doubt', () => {
  it.each(["I'm not convinced this would work with our members", 'my father is skeptical about the whole thing'])(
    'hears how it would be settled: %s',
    async (said) => {
      await startRuleAgent().play(`
      caller: ${said}
      assistant: You find out before you pay
      stage: none
    `);
    },
  );
});

describe('a question behind which its reason is told', () => {
  it.each([
    "would it say it's a computer because I wouldn't want a widower to think he had spoken with one of us",
    "no, I haven't ordered anything, does it say it's a computer because my clients would hate to be fooled",
  ])('is answered: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: it says at the start that it's an AI assistant
    `);
  });

  it('is no wish for an appointment that it names as what is not needed', async () => {
    await startRuleAgent().play(`
      caller: somebody calls at night and needs an ambulance, not a Friday appointment
      stage: none
    `);
  });
});
