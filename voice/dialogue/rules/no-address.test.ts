import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';
import { callDesk } from '#/tests/support/sample-desk.ts';

const toEmail = `
  caller: leave a request
  types: Ann Smith
  expecting: email
`;

describe('who has no email', () => {
  it.each([
    "I haven't got an email",
    "I don't use email",
    'no email',
    "I'm not on email, dear",
    'no internet here',
    'I have never had one',
    "we don't have any",
    'i dont do email',
    'i havent got an email',
    "I've just told you, dear, I have no email. And I would like it best if somebody rang me up",
  ])('hears why one is needed and which would do: %s', async (said) => {
    for (const turn of ['caller', 'types'])
      await startRuleAgent().play(`
        ${toEmail}
        ${turn}: ${said}
        assistant: Every request needs an email address, so that the team can write when nothing else reaches you.
        assistant: an address of a relative or a colleague will do: which one?
        never: spell
        caller: my daughter has one, it's kate at example dot com
        shows: email = kate@example.com
        assistant: Do you have a website?
      `);
  });

  it.each(["can I give you my daughter's", "is my son's ok", 'can I use somebody else'])(
    'may ask for another: %s',
    async (said) => {
      await startRuleAgent().play(`
        ${toEmail}
        caller: no email
        caller: ${said}
        assistant: Yes, that will do. What is it?
        types: kate@example.com
        shows: email = kate@example.com
      `);
    },
  );

  it('keeps the number and the way to reply that are given in its place', async () => {
    await startRuleAgent().play(`
      ${toEmail}
      caller: I don't have email, just call me on 415 555 0199
      shows: phone = 415 555 0199
      shows: contact_method = phone
      assistant: which one?
      never: noted
    `);
  });

  it('may say so while something else is asked for', async () => {
    await startRuleAgent().play(`
      caller: leave a request
      caller: I don't have an email, by the way
      assistant: an address of a relative or a colleague will do: which one?
      caller: kate@example.com
      shows: email = kate@example.com
      assistant: What is your full name?
    `);
  });

  it.each(["I'd rather not give my email", "I can't remember my email"])('is not who has one: %s', async (said) => {
    await startRuleAgent().play(`
      ${toEmail}
      caller: ${said}
      never: relative
      assistant: What is your email address?
    `);
  });
});

describe('who has no phone', () => {
  const toNumber = `
    ${toEmail}
    types: ann@example.com
    types: none
    types: we miss calls at night
    caller: by phone
    expecting: number
  `;
  it.each(['no mobile', "I haven't got a phone", 'I have no number', 'none'])(
    'hears the other ways: %s',
    async (said) => {
      await startRuleAgent().play(`
      ${toNumber}
      caller: ${said}
      assistant: a landline or the number of a relative or a colleague will do. If there is none, say 'email me instead'.
      caller: email me instead
      shows: contact_method = email
      stage: confirming
    `);
    },
  );

  it('hears which would do where every request needs one', async () => {
    await callDesk('dental-clinic').play(`
      caller: can somebody call me back
      types: Ann Smith
      caller: I don't have a phone
      assistant: a number of a relative or a colleague will do: which one?
    `);
  });
});
