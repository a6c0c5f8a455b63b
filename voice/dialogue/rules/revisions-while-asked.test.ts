import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

/** Up to the question for each field, with the text given before. */
const toEmail = `
  caller: call me back on 415 555 0199 please, we miss calls at night
  types: Ann Smith
  expecting: email
`;
const toWebsite = `
  ${toEmail}
  types: ann@example.com
  expecting: address
`;
/** Nothing is told yet. */
const toName = `
  caller: take my details please
  expecting: name
`;

describe('what is added to the text while something else is asked for', () => {
  it.each([
    ['add that we use Fresha', 'We use Fresha'],
    ["also say I'm in Leeds", "I'm in Leeds"],
    ['can you put in that we only open at six', 'We only open at six'],
    ['oh and tell them we have two chairs', 'We have two chairs'],
    ["I forgot to say we're a vet", "We're a vet"],
    ['one more thing, we need Spanish', 'We need Spanish'],
    ['please include that our line is shared', 'Our line is shared'],
    ['also we close on Mondays', 'We close on Mondays'],
    ['and it should say that I am deaf in one ear', 'I am deaf in one ear'],
    ['oh n add my dad opens the shop', 'My dad opens the shop'],
  ])('is noted, and the question asked again: %s', async (said, added) => {
    await startRuleAgent().play(`
      ${toEmail}
      caller: ${said}
      assistant: Added: ${added}. What is your email address?
      never: You can type it
      shows: bottleneck = We miss calls at night. ${added}
      expecting: email
    `);
  });

  it('is kept for the text where there is none yet', async () => {
    await startRuleAgent().play(`
      ${toName}
      caller: before that, add that we use Fresha
      assistant: Added: We use Fresha. What is your full name?
      types: Ann Smith
      caller: write down we have three shops
      types: ann@example.com
      types: none
      assistant: Where does your customer service get stuck?
      caller: we miss calls at night
      shows: bottleneck = We miss calls at night. We use Fresha. We have three shops
    `);
  });

  it('is proposed with the trouble that was told before', async () => {
    await startRuleAgent().play(`
      caller: we miss calls in our bakery all morning
      caller: can somebody email me
      caller: add that we close at noon
      types: Ann Smith
      types: ann@example.com
      types: none
      assistant: I'll put: We miss calls in our bakery all morning. We close at noon. Is there anything to add?
    `);
  });

  it('is heard behind and before a value', async () => {
    await startRuleAgent().play(`
      ${toName}
      caller: My name is Ann Smith and please add that we are closed on Sundays
      shows: full_name = Ann Smith
      types: ann@example.com. Oh and add that we close at noon
      shows: email = ann@example.com
      types: none. And tell them we need French
      types: we miss calls at night
      shows: bottleneck = We miss calls at night. We are closed on Sundays. We close at noon. We need French
    `);
  });

  it.each(['. Oh and add that', ' and oh put down too that', ' and note down that', ', please note down that'])(
    'is heard in the same breath as a value: "%s …"',
    async (order) => {
      await startRuleAgent().play(`
        ${toName}
        types: Ann Smith
        types: ann@example.com${order} we close at noon
        types: none
        types: we miss calls at night
        shows: email = ann@example.com
        shows: bottleneck = We miss calls at night. We close at noon
      `);
    },
  );

  it('keeps the question for a last name open', async () => {
    await startRuleAgent().play(`
      ${toName}
      caller: Ann
      assistant: And your last name?
      caller: add that we use Fresha
      assistant: Added: We use Fresha. And your last name?
      caller: Smith
      shows: full_name = Ann Smith
    `);
  });

  it('does not count as an answer that was not understood', async () => {
    await startRuleAgent().play(`
      ${toWebsite}
      caller: add that we use Fresha
      caller: add that we close at noon
      caller: add that we have two shops
      caller: add that we need French
      never: You don't need to give one
      assistant: Do you have a website?
    `);
  });

  it.each([
    ['put Ann Smith', 'full_name', 'Ann Smith'],
    ['put ann at example dot com', 'email', 'ann@example.com'],
    ['add my number 415 555 0199', 'phone', '415 555 0199'],
  ])('is no addition where it gives a value: %s', async (said, field, value) => {
    await startRuleAgent().play(`
      ${toName}
      caller: ${said}
      shows: ${field} = ${value}
      never: Added
    `);
  });

  it('is the text itself without the order to write it', async () => {
    await startRuleAgent().play(`
      ${toName}
      types: Ann Smith
      types: ann@example.com
      types: none
      caller: put that people ring and nobody answers
      shows: bottleneck = People ring and nobody answers
    `);
  });
});

describe('what is taken out of the text while something else is asked for', () => {
  const withDog = `
    ${toName}
    types: Ann Smith
    types: ann@example.com
    types: none
    types: We miss calls at night and my dog barks at everyone. The price puts us off
    expecting: anything
  `;
  it.each([
    ['take out the bit about the dog', 'We miss calls at night. The price puts us off'],
    ['forget the dog thing', 'We miss calls at night. The price puts us off'],
    ['scratch what I said about the price', 'We miss calls at night and my dog barks at everyone'],
    ['no wait, remove the last sentence', 'We miss calls at night and my dog barks at everyone'],
  ])('is gone, and the question asked again: %s', async (said, left) => {
    await startRuleAgent().play(`
      ${withDog}
      caller: ${said}
      assistant: All right, I've changed that. How should we reply
      shows: bottleneck = ${left}
    `);
  });

  it('is what was added last', async () => {
    await startRuleAgent().play(`
      ${toEmail}
      caller: add that we use Fresha
      caller: no, scratch that
      assistant: All right, I've changed that. What is your email address?
      shows: bottleneck = We miss calls at night
    `);
  });

  it('is gone from what is only proposed', async () => {
    await startRuleAgent().play(`
      caller: we miss calls in our bakery all morning and my dog is ill
      caller: can somebody email me
      types: Ann Smith
      caller: take out the bit about the dog
      assistant: All right, I've changed that. What is your email address?
      types: ann@example.com
      types: none
      assistant: I'll put: We miss calls in our bakery all morning. Is there anything to add?
    `);
  });

  it('is asked for anew where nothing is left', async () => {
    await startRuleAgent().play(`
      ${toEmail}
      caller: take out what I said about missing calls
      shows: bottleneck =
      types: ann@example.com
      types: none
      assistant: Where does your customer service get stuck?
    `);
  });

  it('is nothing where the text does not speak of it', async () => {
    await startRuleAgent().play(`
      ${toEmail}
      caller: take out the bit about the parrot
      assistant: I haven't changed anything. What is your email address?
      shows: bottleneck = We miss calls at night
    `);
  });

  it('is no removal where people are cut off', async () => {
    await startRuleAgent().play(`
      caller: our phones ring all day
      caller: can somebody email me
      types: Ann Smith
      types: ann@example.com
      types: none
      caller: yes people get cut off when they wait
      shows: bottleneck = Our phones ring all day. People get cut off when they wait
    `);
  });
});

describe('another value while something else is asked for', () => {
  it.each([
    ['scratch the name, it is Johnny Smythe', 'full_name', 'Johnny Smythe'],
    ['actually my name is Anna Smith', 'full_name', 'Anna Smith'],
    ['the email should be anna@example.com', 'email', 'anna@example.com'],
    ['change the problem to nobody answers the phone at lunch', 'bottleneck', 'Nobody answers the phone at lunch'],
  ])('takes the place of the first: %s', async (said, field, value) => {
    await startRuleAgent().play(`
      ${toWebsite}
      caller: ${said}
      assistant: Do you have a website?
      never: noted.
      shows: ${field} = ${value}
    `);
  });

  it('leaves no website where that is taken out', async () => {
    await startRuleAgent().play(`
      ${toName}
      types: Ann Smith
      types: ann@example.com
      types: example.com
      caller: there is no website, take it out
      assistant: No website, all right. Where does your customer service get stuck?
    `);
  });

  it('is another way to reply, where a number is asked for', async () => {
    await startRuleAgent().play(`
      caller: text me please
      types: Ann Smith
      expecting: number
      caller: no wait, phone
      shows: contact_method = phone
      expecting: number
    `);
  });

  it('is the whole name of who gave one word of it', async () => {
    await startRuleAgent().play(`
      caller: hi I'm Bev, call me back on 415 555 0199, we miss calls
      shows: full_name = Bev
      caller: Bev Marsh
      shows: full_name = Bev Marsh
      expecting: email
    `);
  });
});

describe('what is asked of the request while something else is asked for', () => {
  it.each([
    ['what name have you got', 'Your name: Ann Smith. Do you have a website?'],
    ['how did you spell my email', 'Do you have a website?'],
    ['what is written now', 'Your request: We miss calls at night.'],
    ['so what does it say', 'Your request: We miss calls at night.'],
  ])('is answered: %s', async (said, answer) => {
    await startRuleAgent().play(`
      ${toWebsite}
      caller: ${said}
      assistant: ${answer}
      never: I don't know
      expecting: address
    `);
  });
});
