import { describe, expect, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('a caller who fills in a form', () => {
  it('is asked for one field after the other, and the form is sent after a yes', async () => {
    const { play, taken } = startRuleAgent();
    await play(`
      caller: I'd like to get started
      assistant: What is your full name?
      expecting: name
      caller: it's ann smith
      assistant: Thank you, Ann Smith. What is your email address?
      expecting: email
      caller: a n n at example dot com
      assistant: I have A, N, N, at example dot com. Do you have a website?
      expecting: address
      caller: shop dot example dot com
      assistant: Your website is shop dot example dot com.
      expecting: story
      caller: well our calls go unanswered at night
      assistant: How should we reply: by email, phone, video or text?
      caller: phone
      assistant: Which number can we reach you on
      expecting: number
      caller: double five five oh one oh oh one nine nine
      assistant: Let me read it back.
      assistant: Your name: Ann Smith. Your email: A, N, N, at example dot com. Your website: shop dot example dot com.
      assistant: Your request: Our calls go unanswered at night.
      assistant: We'll reply by phone, on 5 5 5, 0 1 0, 0 1 9 9. Is that right, and may I send it?
      expecting: yes-or-no
      stage: confirming
      caller: yes
      assistant: Your request has been sent. Our team replies within 24 hours. Is there anything else?
      stage: sent
      caller: no
      assistant: Goodbye!
      hangs up
    `);
    expect(taken).toEqual([
      {
        urgent: false,
        draft: {
          full_name: 'Ann Smith',
          email: 'ann@example.com',
          website: 'https://shop.example.com',
          bottleneck: 'Our calls go unanswered at night',
          contact_method: 'phone',
          phone: '555 010 0199',
        },
      },
    ]);
  });

  it('hears at once when an address is invalid', async () => {
    const letters = 'a '.repeat(65);
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: ${letters}at example dot com
      assistant: Enter a shorter email address.
      caller: ${'a'.repeat(65)}@example.com
      assistant: Enter a shorter email address.
      caller: a n n at example dot com
      assistant: I have A, N, N, at example dot com.
    `);
  });

  it('corrects one word of a field', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: ann@gmail.com
      caller: it's hotmail, not gmail.
      shows: email = ann@hotmail.com
      caller: not Smith, it is Smyth
      shows: full_name = Ann Smyth
      caller: constructor.com
      assistant: Your website is constructor dot com.
    `);
  });

  it('may give several fields in one sentence', async () => {
    await startRuleAgent().play(`
      caller: I'm Ann, ann@example.com, our calls go unanswered at night
      shows: full_name = Ann
      shows: email = ann@example.com
      shows: bottleneck = Our calls go unanswered at night
      assistant: Do you have a website?
      caller: no
      shows: website =
      assistant: How should we reply
    `);
  });

  it('may correct any field at any time', async () => {
    await startRuleAgent().play(`
      caller: take down my details
      caller: Ann
      caller: ann@example.com
      caller: no, my name is Anne with an e
      shows: full_name = Anne
      assistant: Do you have a website?
      caller: change the email to anne at example dot org
      shows: email = anne@example.org
      assistant: Do you have a website?
      caller: none
      caller: the phone never stops
      caller: email
      stage: confirming
      caller: actually call me instead
      shows: contact_method = phone
      stage: collecting
      assistant: Which number
      caller: 555 010 0199
      stage: confirming
      caller: it's not anne it's anna
      shows: full_name = Anna
      stage: confirming
      caller: no
      assistant: What should I change?
      caller: the website is wrong
      assistant: Do you have a website?
      caller: anna dot example dot com
      shows: website = https://anna.example.com
      assistant: Is that right, and may I send it?
    `);
  });

  it('may ask a question in between', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: how long does it take?
      assistant: Within 7 days of the discovery call.
      assistant: What is your full name?
      caller: why do you need my name
      assistant: So that the team knows whom to ask for.
      assistant: What is your full name?
      caller: are you a robot?
      assistant: I'm an AI assistant
      assistant: What is your full name?
      caller: Ann. is there a guarantee?
      assistant: And your last name?
      shows: full_name = Ann
    `);
  });

  it('may ask an unanswerable question, and hears the open question again', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: who won the game last night?
      assistant: I don't know that
      assistant: What is your full name?
    `);
  });

  it('may say an address in two turns', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: a n n at
      assistant: And what comes after the at sign?
      caller: example dot com
      shows: email = ann@example.com
    `);
  });

  it('whose address was not understood is asked to spell it, or to type it', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: my mail thing
      assistant: Please spell it
      assistant: You can also type it into the field on the screen.
      edits: email = ann@example.com
      assistant: I have A, N, N, at example dot com. Do you have a website?
    `);
  });

  it('may go on with the story', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann
      caller: ann@example.com
      caller: none
      caller: we miss calls
      caller: and nobody reads the mail
      shows: bottleneck = We miss calls. Nobody reads the mail
    `);
  });

  it('may tell a story that sounds like a question', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann
      caller: ann@example.com
      caller: none
      caller: how we answer forty mails a day is the thing that kills us
      shows: bottleneck = How we answer forty mails a day is the thing that kills us
    `);
  });

  it('may mention an address in the story without changing their own', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann
      caller: ann@example.com
      caller: none
      caller: people write to info@shop.example and nobody answers
      shows: email = ann@example.com
    `);
  });

  it('asks for a person in the middle, and the form becomes urgent', async () => {
    const { play } = startRuleAgent();
    await play(`
      caller: sign me up
      caller: Ann
      caller: can I talk to a real person
      assistant: marked your request urgent
      assistant: Which number
      shows: full_name = Ann
    `);
  });

  it('declines to give a number', async () => {
    await startRuleAgent().play(`
      caller: put me through to somebody
      caller: Ann Smith
      caller: I'd rather not
      assistant: Say 'email me instead'
      caller: e-mail me instead
      shows: contact_method = email
      assistant: What is your email address?
    `);
  });

  it('tells a problem, which becomes a form when they agree', async () => {
    await startRuleAgent().play(`
      caller: we keep losing calls in the evening
      assistant: Shall I send that to the team as a request?
      caller: sure
      shows: bottleneck = We keep losing calls in the evening
      assistant: What is your full name?
    `);
  });

  it.each([
    ['will my customers know it is a robot?', 'never: Thank you'],
    ['Will the agent speak to everybody', 'never: Thank you'],
    ['Will Smith?', 'shows: full_name = Will Smith'],
    ["I'm Will, can it speak Spanish?", 'shows: full_name = Will'],
  ])('takes no question for a name: "%s"', async (said, then) => {
    await startRuleAgent().play(`
      caller: I want to leave a request
      assistant: What is your full name?
      caller: ${said}
      ${then}
    `);
  });
});
