import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

const readBack = `
  caller: sign me up
  types: Ann Smith
  types: ann@example.com
  types: example.org
  types: We miss calls at night. Everyone asks about parking and pets. Our van is in the shop
  types: by email
  stage: confirming
`;

describe('a text that was read back', () => {
  it.each([
    ['cut the bit about parking please', 'We miss calls at night. Our van is in the shop'],
    ['please remove the last sentence', 'We miss calls at night. Everyone asks about parking and pets'],
    ['send it without the part about the van', 'We miss calls at night. Everyone asks about parking and pets'],
    ["I didn't say anything about a van, leave it out", 'We miss calls at night. Everyone asks about parking and pets'],
    [
      'the van was only a remark, strike that out, the rest is fine, send it',
      'We miss calls at night. Everyone asks about parking and pets',
    ],
    ['can you drop the first line', 'Everyone asks about parking and pets. Our van is in the shop'],
    ["don't mention the van", 'We miss calls at night. Everyone asks about parking and pets'],
  ])('loses the part that the caller wants out, and is read again: %s', async (said, left) => {
    await startRuleAgent().play(`
      ${readBack}
      caller: ${said}
      assistant: Your request:
      assistant: Is that right, and may I send it?
      shows: bottleneck = ${left}
      stage: confirming
    `);
  });

  it.each(['oh no, strike that out again', 'leave that bit off after all', 'sorry, delete that part'])(
    'loses what was added last: %s',
    async (said) => {
      await startRuleAgent().play(`
        ${readBack}
        caller: please add that we are closed in August
        shows: bottleneck = We miss calls at night. Everyone asks about parking and pets. Our van is in the shop. We are closed in August
        caller: ${said}
        assistant: Your request:
        shows: bottleneck = We miss calls at night. Everyone asks about parking and pets. Our van is in the shop
        stage: confirming
      `);
    },
  );

  it.each(['take that out', 'the text is all wrong', "hm, that isn't how I put it", 'please rewrite the request'])(
    'is said to be unchanged and asked for anew where the change is not understood: %s',
    async (said) => {
      await startRuleAgent().play(`
        ${readBack}
        caller: ${said}
        assistant: I haven't changed it yet. What should your request say?
        caller: our guests ring at breakfast and nobody is free
        assistant: Your request: Our guests ring at breakfast and nobody is free.
        shows: bottleneck = Our guests ring at breakfast and nobody is free
        stage: confirming
      `);
    },
  );

  it('stays as it is where the caller has nothing else to say', async () => {
    await startRuleAgent().play(`
      ${readBack}
      caller: the message sounds odd
      assistant: I haven't changed it yet.
      caller: no, leave it
      assistant: May I send it?
      shows: bottleneck = We miss calls at night. Everyone asks about parking and pets. Our van is in the shop
      caller: yes, send it
      stage: sent
    `);
  });

  it.each([
    ["That isn't what I wanted. Put: the line is jammed at noon", 'The line is jammed at noon'],
    ['make it say we lose orders on Sundays', 'We lose orders on Sundays'],
    ['replace it with: our tenants ring at all hours', 'Our tenants ring at all hours'],
    ['what I meant is that parents ring during lessons', 'Parents ring during lessons'],
    ['the request should only say that we need somebody at weekends', 'We need somebody at weekends'],
  ])('is told anew, and read again: %s', async (said, anew) => {
    await startRuleAgent().play(`
      ${readBack}
      caller: ${said}
      assistant: Your request: ${anew}.
      shows: bottleneck = ${anew}
    `);
  });

  it('keeps the time to call when it is told anew, and no order to change it', async () => {
    await startRuleAgent().play(`
      ${readBack}
      caller: weekday mornings only please
      caller: trouble is: drivers phone while I weld, I miss them. Please change it
      assistant: Your request: Drivers phone while I weld, I miss them. Weekday mornings only please.
    `);
  });

  it('gains another problem beside the first', async () => {
    await startRuleAgent().play(`
      ${readBack}
      caller: and the problem is also that nobody hears the bell
      shows: bottleneck = We miss calls at night. Everyone asks about parking and pets. Our van is in the shop. Nobody hears the bell
    `);
  });

  it('gains no question that the caller asks beside, which is answered', async () => {
    await startRuleAgent().play(`
      ${readBack}
      caller: Add that we are five people. And who will see this then?
      assistant: A person on the team, not me.
      assistant: Added: We are five people.
      shows: bottleneck = We miss calls at night. Everyone asks about parking and pets. Our van is in the shop. We are five people
    `);
  });

  it('is said to be unchanged to who says something else', async () => {
    await startRuleAgent().play(`
      ${readBack}
      caller: the frogs are green in here
      assistant: I haven't changed anything.
      stage: confirming
    `);
  });
});

describe('who was asked for the new text', () => {
  const asked = `
      ${readBack}
      caller: the text is wrong
      assistant: What should your request say?`;

  it.each(['dear me, when will you ring', 'ok but how long does that take'])(
    'and asks something is answered, and keeps the text: %s',
    async (said) => {
      await startRuleAgent().play(`
        ${asked}
        caller: ${said}
        shows: bottleneck = We miss calls at night. Everyone asks about parking and pets. Our van is in the shop
        stage: confirming
      `);
    },
  );

  it('and adds to it keeps what was told', async () => {
    await startRuleAgent().play(`
      ${asked}
      caller: and write that we close at noon
      shows: bottleneck = We miss calls at night. Everyone asks about parking and pets. Our van is in the shop. We close at noon
    `);
  });
});

it('who is to be asked for is added to the request', async () => {
  await startRuleAgent().play(`
    ${readBack}
    caller: please ask for Susan when you ring
    assistant: Added: Ask for Susan when you ring.
  `);
});

it('a name whose end is one word keeps its first name', async () => {
  await startRuleAgent().play(`
    caller: sign me up
    caller: Marta De Luca
    caller: no my name is Deluca, one word
    shows: full_name = Marta Deluca
  `);
});

it.each([
  'there is no website, take it out',
  'take out the website',
  'the website is wrong, delete it',
  'and website does not exist, remove it please',
])('a request that was read back is kept without its website: %s', async (said) => {
  await startRuleAgent().play(`
    ${readBack}
    caller: ${said}
    shows: website =
    shows: bottleneck = We miss calls at night. Everyone asks about parking and pets. Our van is in the shop
    stage: confirming
  `);
});
