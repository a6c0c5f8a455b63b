import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('a program that a caller uses', () => {
  it.each([
    ['We use Optimo for the diary. Does it work with our CRM?', 'Optimo'],
    ['does it connect with google calender', 'Google Calendar'],
    ['does it work with square', 'Square'],
  ])('is taken up: %s', async (said, program) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: We check on the discovery call whether ${program} lets us connect.
    `);
  });

  it('is remembered for a later question', async () => {
    await startRuleAgent().play(`
      caller: we run on Dentrix here
      caller: does it work with my crm
      assistant: We check on the discovery call whether Dentrix lets us connect
    `);
  });

  it.each(['I want a timely answer', 'we make toast and coffee', 'the outlook is bad this year'])(
    'is none in: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: ${said}
        caller: does it work with my crm
        assistant: If your software lets us connect, yes: it integrates with CRMs and with programs for patients or bookings. Shall I go on?
      `);
    },
  );

  it('is asked for where none was named', async () => {
    await startRuleAgent().play(`
      caller: does it work with my crm
      assistant: If your software lets us connect, yes
    `);
  });
});
