import { describe, expect, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a question among other words', () => {
  it.each(['no not yet how long is the trial', 'not yet, how long is the trial'])(
    'is heard in place of a name: %s',
    async (said) => {
      await callDesk('frontdesk').play(`
        caller: can somebody ring me
        caller: ${said}
        assistant: There is a free trial
      `);
    },
  );

  it.each([
    "hi I'm a locksmith, how much is this",
    'how much would it be for a small law firm',
    'morning um I have two nail bars in leeds what does it cost',
  ])('is asked by any trade alike: %s', async (said) => {
    await callDesk('frontdesk').play(`
      caller: ${said}
      assistant: Prices aren't published
    `);
  });

  it.each([
    'Hi, I manage a small hotel in Cape Town, 40 rooms. What would this do for me?',
    "haha I know you're a robot, what can you do for a real estate agent then",
    'so what is it you do',
  ])('is found by its wording, whoever asks: %s', async (said) => {
    await callDesk('frontdesk').play(`
      caller: ${said}
      assistant: AI voice agents and chatbots pick up the calls
    `);
  });

  it('is heard after who the caller is, without a question mark', async () => {
    await callDesk('frontdesk').play(`
      caller: when I'm at an open home and I can't pick up the phone could it answer for me
      assistant: It picks up the calls that you can't get to
    `);
  });

  it('is answered after the name that was told with it', async () => {
    await callDesk('frontdesk').play(`
      caller: hi there my name is Tom and I have a bike shop, does this work with my calendar
      assistant: Nice to meet you, Tom.
      assistant: We connect it to your phone line
    `);
  });
});

describe('an answer that was not heard as one', () => {
  it('is told whole to who asks for it again', async () => {
    await callDesk('frontdesk').play(`
      caller: does it speak German?
      caller: You have not answered. Can it answer in German?
      assistant: It can speak other languages than English
    `);
  });

  it('goes on for who asks how that works, instead of beginning again', async () => {
    await callDesk('frontdesk').play(`
      caller: what if somebody wants to talk to a person?
      caller: and handing it to a person, how does that work?
      assistant: It takes down the name, the number and the reason
    `);
  });
});

it('begins no request where somebody asks what it can book', async () => {
  const call = callDesk('frontdesk');
  await call.play(`
    caller: so it talks to people on the phone? like could it book a gel manicure for someone?
    never: What is your full name
  `);
  expect(call.agent.form).toBeNull();
});

describe('who only tells who they are', () => {
  it('is greeted by name, and no request is begun', async () => {
    const call = callDesk('frontdesk');
    await call.play(`
      caller: hello how are you, my name's Debbie and I'm a real estate agent over in Sydney
      assistant: Nice to meet you, Debbie.
    `);
    expect(call.agent.form).toBeNull();
  });
});
