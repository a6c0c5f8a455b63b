import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

const talk = [
  'I never my daughter said I should call',
  'well I was my husband said to ring you',
  'my nephew told me to ring you about the telephone',
  "I can't get this to work, I keep pressing the button",
  'I keep losing you, the signal is terrible here',
  'sorry, somebody is at the door, I always get interrupted',
  'I just wanted to see what this is, I never used one of these',
  'lovely weather today',
  "well it's just that um",
];

describe('talk of the call, of how somebody came to it or of the day', () => {
  it.each(talk)('is no text of a request that is offered: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      never: Shall I send that
      caller: can I leave a request
      types: Ann Smith
      types: ann@example.com
      types: none
      assistant: Where does your customer service get stuck?
      shows: bottleneck =
    `);
  });

  it.each(talk)('is no answer to the question for the text: %s', async (said) => {
    await startRuleAgent().play(`
      caller: can I leave a request
      types: Ann Smith
      types: ann@example.com
      types: none
      caller: ${said}
      shows: bottleneck =
      caller: we miss calls when I am on the tractor
      shows: bottleneck = We miss calls when I am on the tractor
    `);
  });

  it.each([
    'my receptionist said I should call back every customer myself',
    'our line keeps going dead when customers ring',
    'the weather is bad so everyone rings about cancelled trips',
    'nobody answers and the signal is terrible in our shop',
  ])('is a text where it tells of a business: %s', async (said) => {
    await startRuleAgent().play(`
      caller: can I leave a request
      types: Ann Smith
      types: ann@example.com
      types: none
      types: ${said}
      shows: bottleneck = ${said.charAt(0).toUpperCase()}${said.slice(1)}
    `);
  });
});
