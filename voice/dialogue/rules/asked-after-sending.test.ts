import { it } from 'vitest';
import { startRuleAgent, toReadBack } from '#/tests/support/rule-agent.ts';

it.each([
  ['did you get the 45 flats bit', 'Yes, I have that: We have 45 flats.'],
  ['have you got the at night part', 'Yes, I have that: We miss calls at night.'],
])('tells what was in the request once it was sent: %s', async (said, told) => {
  await startRuleAgent().play(`
    ${toReadBack}
    caller: we have 45 flats
    caller: yes, send it
    stage: sent
    caller: ${said}
    assistant: ${told}
    stage: sent
  `);
});
