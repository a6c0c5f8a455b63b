import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a request that is put off', () => {
  it.each([
    "I don't want to fill in a form yet",
    'not yet',
    'maybe later',
    "I'm only looking",
    'just asking',
    'nah just having a look mate',
    'I need to think about it',
  ])('%s: is let go in a word', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: All right. I'm here if you have a question.
      stage: none
    `);
    await callDesk('hair-salon').play(`
      caller: ${said}
      assistant: All right. I'm here if you have a question.
    `);
  });

  it('is let go before the question behind is answered', async () => {
    await startRuleAgent().play(`
      caller: Not yet thanks. Is there a free trial?
      assistant: All right. Yes, there is a free trial.
    `);
  });

  it('is not offered again until another need is told', async () => {
    await startRuleAgent().play(`
      caller: we miss calls at night
      assistant: Shall I send that to the team as a request?
      caller: not yet
      caller: do you have an office in Rome?
      assistant: A person on the team can tell you that, whenever you like.
      caller: does it work on Sundays?
      caller: we also lose emails all the time
      assistant: Shall I send that to the team as a request?
    `);
  });

  it('is not offered in two answers in a row', async () => {
    await startRuleAgent().play(`
      caller: do you have an office in Rome?
      assistant: Shall I take a call-back request?
      caller: do you have an office in Paris?
      assistant: I can't answer that one either. A person on the team can tell you that, whenever you like.
      caller: yes please
      expecting: name
    `);
  });

  it('names no time to call', async () => {
    await startRuleAgent().play(`
      caller: our guests ring the bell at midnight and nobody is up
      caller: not today
      caller: i want somebody to ring me
      never: today
    `);
  });

  it('is begun when it is asked for', async () => {
    await startRuleAgent().play(`
      caller: maybe later
      caller: ok have someone email me
      expecting: name
    `);
  });
});
