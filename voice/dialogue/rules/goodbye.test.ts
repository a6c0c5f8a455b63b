import { describe, expect, it } from 'vitest';
import { completeRequest, startRuleAgent } from '#/tests/support/rule-agent.ts';
import { callDesk } from '#/tests/support/sample-desk.ts';

const begun = `
  caller: take a request
  caller: Ann Smith
`;

describe('a goodbye with an unfinished request', () => {
  it('hears what is missing, and ends at the second', async () => {
    await startRuleAgent().play(`
      ${begun}
      caller: bye
      assistant: I still need your email address and where your customer service gets stuck before I can send
      expecting: yes-or-no
      stage: collecting
      caller: bye
      assistant: so it hasn't been sent
      hangs up
    `);
  });

  it.each(['yes', 'ok', 'finish it', 'go on'])('goes on at "%s"', async (words) => {
    await startRuleAgent().play(`
      ${begun}
      caller: I have to go
      caller: ${words}
      assistant: What is your email address?
      caller: ann@example.com
      shows: email = ann@example.com
    `);
  });

  it('takes what is missing in place of an answer', async () => {
    await startRuleAgent().play(`
      ${begun}
      caller: bye
      caller: ann@example.com
      shows: email = ann@example.com
      assistant: Do you have a website?
    `);
  });

  it.each(['no', 'drop it', 'no, drop it please', 'never mind'])('drops it at "%s", and ends', async (words) => {
    const { play, taken } = startRuleAgent();
    await play(`
      ${begun}
      caller: goodbye
      caller: ${words}
      assistant: Goodbye!
      hangs up
    `);
    expect(taken).toEqual([]);
  });

  it('is asked whether to send what lacks only what may be left out', async () => {
    const { play, taken } = startRuleAgent();
    await play(`
      ${begun}
      caller: ann@example.com
      caller: bye
      caller: we miss calls at night
      caller: bye
      assistant: Let me read it back.
      assistant: your request hasn't been sent yet. Shall I send it?
      caller: yes
      hangs up
    `);
    expect(taken).toMatchObject([{ draft: { email: 'ann@example.com', website: '', contact_method: 'email' } }]);
  });

  it('ends at once where nothing was told yet', async () => {
    await startRuleAgent().play(`
      caller: take a request
      caller: goodbye
      hangs up
    `);
  });
});

describe('a goodbye with an unfinished booking', () => {
  it.each([
    ["book a men's cut", 'a day and a time'],
    ["a men's cut tomorrow at noon", 'a name'],
    ["a men's cut tomorrow at noon under Ann Lee", 'your yes to the time'],
    ['book an appointment', 'what it is for'],
  ])('hears what is missing of "%s", and ends at the second', async (wish, missing) => {
    await callDesk('hair-salon').play(`
      caller: ${wish}
      caller: thanks, bye
      assistant: nothing is booked yet. I still need ${missing}.
      caller: bye
      hangs up
      books: nothing
    `);
  });

  it('goes on at a yes, and takes the answer itself', async () => {
    await callDesk('hair-salon').play(`
      caller: a men's cut tomorrow at noon
      caller: bye
      caller: yes
      assistant: What name shall I put it under?
      caller: bye
      caller: Ann Lee
      assistant: Just to confirm: men's cut
      caller: bye
      caller: yes
      books: nothing
      caller: yes
      books: men's cut, Tuesday, November 24, noon
      caller: cancel it
      caller: bye
      assistant: it isn't cancelled yet
      books: men's cut, Tuesday, November 24, noon
      caller: no
      hangs up
    `);
  });
});

describe('a farewell after the request was sent', () => {
  it.each([
    'catch ya later',
    'ok byeee',
    'god bless bye now',
    'laters',
    'till then, bye',
    'hasta luego',
    'tchau, obrigado',
    'grazie ciao',
    'danke tschuess',
    'grazie mille, ciao',
    'merci beaucoup, au revoir',
    'muchas gracias adios',
    'vielen dank tschüss',
    'ta bye x',
  ])('ends the call: %s', async (said) => {
    await startRuleAgent().play(`
      ${begun}
      caller: ann@example.com
      caller: none
      caller: we miss calls at night
      caller: by email
      caller: yes send it
      stage: sent
      caller: ${said}
      hangs up
    `);
  });
});

it.each([
  'Yes, submit it. Thank you, goodbye',
  'yes send it bye now',
  'correct, send it, see you',
  'yes and bye',
  'yes, got to go',
])('a yes that takes leave sends and ends the call: %s', async (said) => {
  const { play, taken } = startRuleAgent();
  await play(`
      ${completeRequest}
      caller: ${said}
      assistant: Your request has been sent
      hangs up
    `);
  expect(taken).toHaveLength(1);
});

it('sends for who says yes and goodbye when asked whether to send', async () => {
  const { play, taken } = startRuleAgent();
  await play(`
    ${completeRequest}
    caller: bye
    assistant: Shall I send it?
    caller: yes bye
    assistant: Your request has been sent
    hangs up
  `);
  expect(taken).toHaveLength(1);
});

it.each([
  ['robert bye b y e yes like goodbye', 'Robert Bye'],
  ["it's joan bye, b y e", 'Joan Bye'],
])('stays with a caller of that name: %s', async (said, name) => {
  await startRuleAgent().play(`
    caller: sign me up
    caller: ${said}
    shows: full_name = ${name}
    expecting: email
  `);
});

describe('closing words before a question', () => {
  it.each([
    'ok that helps. What happens at a first visit then',
    "that's all for the cleaning, what happens at a first visit",
    'great thanks bye, oh wait what happens at a first visit',
    'no thanks, just what happens at a first visit then',
  ])('do not end the call, and the question is answered: %s', async (said) => {
    await callDesk('dental-clinic').play(`
      caller: how much is a cleaning?
      caller: thanks
      caller: ${said}
      assistant: Come ten minutes early
      never: Goodbye
    `);
  });

  it("do not end it where they ask themselves: 'that's it?'", async () => {
    await callDesk('dental-clinic').play(`
      caller: how much is a cleaning?
      types: that's it?
      never: Goodbye
    `);
  });
});

it.each([
  "hold off on that, I'll check with my partner first, bye",
  "please don't bother sending it, my boss has to see it first, take care now, goodbye",
  "no don't submit it yet, I need to talk to my husband, bye bye",
])('drops the request of who forbids to send it and leaves: %s', async (said) => {
  const { play, taken } = startRuleAgent();
  await play(`${completeRequest}
    caller: ${said}
    assistant: It hasn't been sent.
    hangs up
  `);
  expect(taken).toHaveLength(0);
});

it.each([
  'later',
  'right peace',
  "I'll let you go so",
  'good on ya, see ya',
  'safe bro',
  'all the best',
  "ok that's me",
])('%s: closes a call in which all is done', async (said) => {
  await startRuleAgent().play(`${completeRequest}
      caller: yes, send it
      caller: ${said}
      hangs up
    `);
});
