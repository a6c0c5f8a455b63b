import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

const offered = `
  caller: can you sing in Klingon
  assistant: Shall I take a call-back request?
`;

describe('an offer of a request', () => {
  it.each([
    'ok take request now',
    'go ahead then take it',
    'sure take my details',
    "let's do that",
    'do it please',
    'please take one',
    'ok call back request',
    'lets do the request',
    'leave request',
    'a request would be good',
    'I would like that request',
    'you can take it',
    'yeah note it down please',
  ])('is accepted by naming it: %s', async (said) => {
    await startRuleAgent().play(`
      ${offered}
      caller: ${said}
      stage: collecting
      expecting: name
    `);
  });

  it.each(['pass it on', 'tell the team', 'ok send that to the team', 'send it over then'])(
    'is accepted by what is to be done with what was told: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: we miss calls all day at our garage
        assistant: Shall I send that to the team as a request?
        caller: ${said}
        shows: bottleneck = We miss calls all day at our garage
        expecting: name
      `);
    },
  );

  it('is accepted with a name behind the yes', async () => {
    await startRuleAgent().play(`
      ${offered}
      types: yes, Ann Smith
      shows: full_name = Ann Smith
    `);
  });

  it.each(['can I leave a a request', 'ok then do the request', 'take request please'])(
    'need not be made: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: ${said}
        expecting: name
        caller: ok take my details
        shows: full_name =
        assistant: What is your full name?
      `);
    },
  );

  it.each([
    'no, no request',
    "don't take a request",
    "please don't take my details",
    "I don't want to leave my number",
    'no need to take a request',
    "you don't need to take my name",
    "don't call me",
    'hold off on the request',
    'no calls please',
    "I'd rather not leave anything",
    'not now, maybe next week',
    'no request, no form. Just looking',
  ])('is declined, and nothing is begun: %s', async (said) => {
    await startRuleAgent().play(`
      ${offered}
      caller: ${said}
      assistant: All right
      never: full name
      stage: none
      caller: can you dance
      never: Shall I
    `);
  });

  it.each([
    ["you don't need to take my name, is there a free trial", 'there is a free trial'],
    ['not a request, I want to know if it works at night', 'It answers day and night.'],
    ["I don't want a call-back just tell me, is there a free trial?", 'there is a free trial'],
    ['not yet … can you send a brochure?', "I can't send anything from here"],
  ])('is declined before what is asked is answered: %s', async (said, answer) => {
    await startRuleAgent().play(`
      ${offered}
      caller: ${said}
      assistant: All right. 
      assistant: ${answer}
      stage: none
    `);
  });

  it('is not declined by who names another way', async () => {
    await startRuleAgent().play(`
      caller: please don't ring me, email me at ann@example.com
      shows: email = ann@example.com
    `);
  });

  it('loses nothing that was told before when it is declined', async () => {
    await startRuleAgent().play(`
      caller: hi my name is Ann Smith, we miss calls all day
      caller: not yet, thanks
      caller: ok leave a request now
      shows: full_name = Ann Smith
      types: ann@example.com
      types: none
      assistant: I'll put: 
      assistant: e miss calls all day
    `);
  });
});
