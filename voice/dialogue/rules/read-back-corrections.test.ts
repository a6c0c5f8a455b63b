import { describe, expect, it } from 'vitest';
import { startRuleAgent, toReadBack } from '#/tests/support/rule-agent.ts';

describe('a read-back is corrected', () => {
  it.each([
    ['actually change what i said the trouble is the queue at noon put that down', 'The queue at noon'],
    ['no, the problem is that nobody hears the phone', 'Nobody hears the phone'],
    ['can you add that we close on Mondays', 'We miss calls at night. We close on Mondays'],
  ])('in the problem: %s', async (said, problem) => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: ${said}
      shows: bottleneck = ${problem}
      stage: confirming
    `);
  });

  it('not in the problem by who has a problem with another field', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: no the problem is my email has two n's
      shows: bottleneck = We miss calls at night
    `);
  });

  it('in the way to answer by who speaks of the team', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: hang on no can they email me instead of phoning
      shows: contact_method = email
      caller: yes email now send it
      stage: sent
    `);
  });

  it('before it is sent, although a yes is said with the new value', async () => {
    const { play, taken } = startRuleAgent();
    await play(`
      ${toReadBack}
      types: Yes, with the mobile number 415 555 0123. Send it.
      shows: phone = 415 555 0123
      stage: confirming
      types: Yes, with the mobile number 415 555 0123. Send it.
      stage: sent
    `);
    expect(taken).toHaveLength(1);
  });
});
