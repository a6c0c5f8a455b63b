import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

const details = `
  caller: Ann Smith
  caller: ann@example.com
  caller: no website
`;

describe('what was told before a request', () => {
  it.each([
    ["hi we do roofing and we miss half our calls when we're on the roof", "half our calls when we're on the roof"],
    ['I want to know if you can do fax orders', 'I want to know if you can do fax orders'],
    ['my receptionist is off sick and I am drowning', 'My receptionist is off sick and I am drowning'],
    ['can it scan a barcode', 'Can it scan a barcode'],
  ])('%s: is put forward in place of the question', async (said, told) => {
    await startRuleAgent().play(`
      caller: ${said}
      caller: have somebody email me please
      ${details}
      assistant: I'll put:
      assistant: ${told}. Is there anything to add?
      caller: no that's it
      assistant: ${told}.
      stage: confirming
    `);
  });

  it('is kept with what is added', async () => {
    await startRuleAgent().play(`
      caller: we miss calls at night
      caller: how much is it?
      caller: sign me up
      ${details}
      caller: and on sundays nobody picks up
      shows: bottleneck = We miss calls at night. On sundays nobody picks up
    `);
  });

  it('is asked for where nothing was told', async () => {
    await startRuleAgent().play(`
      caller: what do you do?
      caller: how long does it take?
      caller: sign me up
      ${details}
      assistant: Where does your customer service get stuck?
    `);
  });

  it('is neither what is said of the agent nor a question beside a trouble', async () => {
    await startRuleAgent().play(`
      caller: we miss calls at open homes
      caller: really isn't that your whole thing answering calls when people can't
      caller: what's it cost
      caller: sign me up
      ${details}
      assistant: I'll put: We miss calls at open homes. Is there anything to add?
    `);
  });

  it('is kept beside the answer to another question', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: ann@example.com
      caller: example.com. Basically the phone rings all January and I lose clients
      assistant: I'll put: The phone rings all January and I lose clients.
    `);
  });
});

describe('the text of a request', () => {
  it.each(['yeah that’s it', "That's all, please send it", 'nothing else thanks', 'thank you', 'send it'])(
    '%s: is none',
    async (said) => {
      await startRuleAgent().play(`
        caller: sign me up
        ${details}
        caller: ${said}
        shows: bottleneck =
        assistant: Where does your customer service get stuck?
      `);
    },
  );

  it.each([
    ["we miss calls that's all thanks", 'We miss calls'],
    ["We miss calls. That's all, please send it.", 'We miss calls.'],
    ["calls pile up, yeah that's about it, send it please", 'Calls pile up'],
    ["hi debbie here we can't pick up at open homes", "We can't pick up at open homes"],
    ['yes also that half of them only speak german', 'That half of them only speak german'],
    ['we do nothing else but answer phones', 'We do nothing else but answer phones'],
    ['people ask us to send it again', 'People ask us to send it again'],
  ])('%s: holds only what is meant', async (said, told) => {
    await startRuleAgent().play(`
      caller: sign me up
      ${details}
      caller: ${said}
      shows: bottleneck = ${told}
    `);
  });

  it.each(['good afternoon', 'Debbie here'])('%s: is no reason', async (said) => {
    await startRuleAgent().play(`
      caller: sign me up
      ${details}
      caller: ${said}
      shows: bottleneck =
    `);
  });

  it('is read back from its beginning, sentence by sentence, with what was added', async () => {
    await startRuleAgent().play(`
      caller: i run a few dog grooming shops down in texas and my girls can't get to the phone with a wet dog in the tub
      caller: have somebody call me
      caller: Darlene Hodges
      caller: five one two five five five oh one four two
      caller: darlene at wagging tails dot com
      caller: no website
      caller: yeah add that I got four shops and half of them speak spanish
      assistant: with a wet dog in the tub. We'll reply by phone
      shows: bottleneck = I run a few dog grooming shops down in texas and my girls can't get to the phone with a wet dog in the tub. I got four shops and half of them speak spanish
    `);
  });
});
