import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

const toWebsite = `
  caller: have someone contact me please
  caller: karen smith
  caller: karen at hill farm dot com
`;

describe('what was asked decides how an answer is heard', () => {
  it.each(["you're very patient i must say", "you're not a robot are you"])(
    'the assistant is not what troubles a business: %s',
    async (said) => {
      await startRuleAgent().play(`
        ${toWebsite}
        caller: hill farm dot com
        caller: ${said}
        expecting: story
        caller: the phone rings while i am milking
        shows: bottleneck = The phone rings while i am milking
      `);
    },
  );

  it.each([
    ['let them call me ah no let it be whatsapp instead', 'text'],
    ['call me actually email', 'email'],
  ])('of two ways the one after a second thought is meant: %s', async (said, way) => {
    await startRuleAgent().play(`
      ${toWebsite}
      caller: hill farm dot com
      caller: the phone rings while i am milking
      caller: ${said}
      shows: contact_method = ${way}
    `);
  });

  it('the domain of the email address is the website, whatever is said around it', async () => {
    await startRuleAgent().play(`
      ${toWebsite}
      caller: my niece built it hill farm dot com it's pretty too
      shows: website = https://hillfarm.com
    `);
  });

  it('who made the website is not the trouble', async () => {
    await startRuleAgent().play(`
      ${toWebsite}
      caller: hill farm dot com my daughter does it
      expecting: story
    `);
  });

  it.each([
    ['ann@hillfarm.com is the old one. For this use info@hillfarm.com', 'info@hillfarm.com'],
    ['ann@hillfarm.com ... perdon, hillfarm.es -> ann@hillfarm.es', 'ann@hillfarm.es'],
  ])('of two addresses the one to use is meant: %s', async (said, email) => {
    await startRuleAgent().play(`
      caller: have someone contact me please
      caller: karen smith
      types: ${said}
      shows: email = ${email}
    `);
  });

  it('who speaks of being contacted, in words that nothing knows, begins a request', async () => {
    await startRuleAgent().play(`
      caller: how's it going i'm an electrician in cork could ye get someone to ring me
      expecting: name
    `);
  });

  it('what a caller tells of themselves first is not the trouble', async () => {
    await startRuleAgent().play(`
      caller: my son said to write here for the telephone helper
      caller: yes someone should contact me please
      caller: karen smith
      caller: karen at hill farm dot com
      caller: hill farm dot com
      expecting: story
    `);
  });
});

describe('small things that callers add', () => {
  it('an answer that says nothing else is needed is an answer', async () => {
    await startRuleAgent().play(`
      ${toWebsite}
      caller: hill farm dot com
      caller: the phone rings while i am milking
      caller: e-mail, nothing else
      shows: contact_method = email
    `);
  });

  it.each([
    ['karen at hill farm dot com no dot in between', 'karen@hillfarm.com'],
    ['karen at hill farm dot at', 'karen@hillfarm.at'],
  ])('an address is what is said of it: %s', async (said, address) => {
    await startRuleAgent().play(`
      caller: have someone contact me please
      caller: karen smith
      caller: ${said}
      shows: email = ${address}
    `);
  });

  it.each([
    'nobody answers after hours can they contact me',
    'I have a nail bar and want to find out more can one of your people call me',
  ])('a wish at the end of a breath is one: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      expecting: name
    `);
  });

  it.each(["Wait, I'm not making a request yet", 'Please cancel the form', 'not a message'])(
    'a request that nobody wants is let go: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: have someone contact me please
        caller: ${said}
        expecting: anything
      `);
    },
  );

  it('a name behind a yes takes the offer, once', async () => {
    await startRuleAgent().play(`
      caller: does it come with a car?
      caller: yeah go on then my name's kwame uh kwame boateng
      shows: full_name = Kwame Boateng
    `);
  });

  it('a question is no story to pass on', async () => {
    await startRuleAgent().play(`
      caller: We do bespoke suits, my brother and I. How does it handle a bride who is crying?
      never: Shall I send that
    `);
  });
});
