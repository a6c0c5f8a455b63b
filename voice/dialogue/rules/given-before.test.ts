import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('what is given before a request', () => {
  it.each([
    ['hi my name is Ann Smith, we miss calls', 'full_name', 'Ann Smith'],
    ['is this a robot? My name is Ann Smith', 'full_name', 'Ann Smith'],
    ["I'm Dave from Dave's garage, what does it cost?", 'full_name', 'Dave'],
    ['hello this is Ana how are you', 'full_name', 'Ana'],
  ])('is not asked for again: %s', async (said, field, value) => {
    await startRuleAgent().play(`
      caller: ${said}
      caller: can I leave a request
      shows: ${field} = ${value}
    `);
  });

  it('is heard with the business behind it', async () => {
    await startRuleAgent().play(`
      types: hi Sue Dale here from Dale Kennels. My mobile is 415 555 0199, email sue@example.com
      shows: full_name = Sue Dale
      shows: phone = 415 555 0199
      shows: email = sue@example.com
    `);
  });

  it.each(["I'm at my wits end with the phone", 'this is ridiculous', "it's mad here today"])(
    'is no name where it tells how somebody is: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: ${said}
        caller: can I leave a request
        shows: full_name =
      `);
    },
  );
});
