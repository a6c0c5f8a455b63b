import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

const twoBooked = `
  caller: a check-up on Tuesday at 10 am under Ann Lee
  caller: yes
  caller: and a cleaning on Tuesday at 11 am
  caller: yes
  assistant: Booked: cleaning
`;

describe('what visits come to', () => {
  it.each([
    'so what does that come to',
    "what's the total for both of them",
    'how much do I owe altogether',
    'how much is it for the two',
  ])('is the sum of what is booked: "%s"', async (question) => {
    await callDesk('dental-clinic').play(`
        ${twoBooked}
        caller: ${question}
        assistant: Together that's 185 dollars: the check-up is 75 dollars and the cleaning is 110 dollars.
      `);
  });

  it('is told with what else is asked', async () => {
    await callDesk('dental-clinic').play(`
      ${twoBooked}
      caller: what's that altogether, and is there parking?
      assistant: Together that's 185 dollars
      assistant: Parking behind the building
    `);
  });

  it('is told of services that one question names', async () => {
    await callDesk('dental-clinic').play(`
      caller: how much are a filling and a cleaning?
      assistant: Together that's from 270 dollars: the filling is from 160 dollars and the cleaning is 110 dollars.
    `);
  });
});

describe('when a visit is over', () => {
  it('is told of each time that is offered', async () => {
    await callDesk('dental-clinic').play(`
      caller: a filling on Wednesday morning
      assistant: Which suits you?
      caller: when would I be done
      assistant: The filling takes an hour, so you'd be done at
    `);
  });

  it.each(['will I be out by eleven?', 'what time does the check-up finish?'])(
    'is told of what is booked: "%s"',
    async (question) => {
      await callDesk('dental-clinic').play(`
      caller: a check-up on Tuesday at 10 am under Ann Lee
      caller: yes
      caller: ${question}
      assistant: The check-up takes 30 minutes, so you'd be done at 10:30 am.
    `);
    },
  );

  it('bounds what is offered, where a caller has to be elsewhere', async () => {
    await callDesk('dental-clinic').play(`
      caller: a filling on Wednesday, but I have to pick up my son by 11
      never: 11 am
      never: noon
      never: pm
    `);
  });
});

describe('what is held', () => {
  it.each(['what have you got down for me', 'what am I booked in for', 'you still have mine?'])(
    'is told: "%s"',
    async (question) => {
      await callDesk('dental-clinic').play(`
      ${twoBooked}
      caller: ${question}
      assistant: You have this booked: check-up on Tuesday, November 24 at 10 am
      assistant: And cleaning on Tuesday
    `);
    },
  );
});
