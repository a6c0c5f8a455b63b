import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

const asked = `
  caller: check-ups for my two kids, 6 and 9, on Thursday at 4
  assistant: What name shall I put it under?
`;

describe('the names of two visits', () => {
  it.each([
    'theyre Leo and Hannah Brandt',
    'the names are Leo Brandt and Hannah Brandt. two kids two names',
    'Leo Brandt for the first one. Hannah Brandt is the second',
    'the first is Leo Brandt and the second is Hannah Brandt',
    'first one leo brandt second one hannah brandt',
    'leo and hannah brandt please',
    'Leo and Hannah Brandt, 6 and 9',
  ])('go to one each, and share a last name: "%s"', async (names) => {
    await callDesk('dental-clinic').play(`
      ${asked}
      caller: ${names}
      assistant: Just to confirm: check-up on Thursday, November 26 at 4 pm
      assistant: for Leo Brandt. Shall I book it?
      caller: yes
      assistant: Now the next one.
      caller: yes
      assistant: on Thursday, November 26
      assistant: for Hannah Brandt. Shall I book it?
    `);
  });

  it.each([
    'no, the names are Leo Brandt and Hannah Brandt. two kids two names',
    'the name. Leo Brandt for the first one. Hannah Brandt is the second',
    'no leo brandt and hannah brandt',
  ])('correct the read-back, and move no day: "%s"', async (names) => {
    await callDesk('dental-clinic').play(`
      ${asked}
      caller: Leo
      assistant: for Leo. Shall I book it?
      caller: ${names}
      assistant: Just to confirm: check-up on Thursday, November 26 at 4 pm
      assistant: for Leo Brandt. Shall I book it?
    `);
  });

  it.each(['Hannah Brandt is the second', 'no, the second one is Hannah Brandt'])(
    'may be told of the second alone: "%s"',
    async (name) => {
      await callDesk('dental-clinic').play(`
        ${asked}
        caller: Leo Brandt
        caller: ${name}
        assistant: the next one is for Hannah Brandt. Shall I take Thursday at 4 pm?
        caller: yes
        assistant: for Leo Brandt.
      `);
    },
  );
});

describe('a name that the caller denies', () => {
  it.each([
    'huh no thursday! thursday at 4. and the name is not theyre leo',
    'no the name is wrong',
    "that's not the name",
  ])('is asked for anew: "%s"', async (denial) => {
    await callDesk('dental-clinic').play(`
      caller: a check-up on Thursday at 4, under Leo
      caller: ${denial}
      assistant: What name shall I put it under?
      caller: Leo Brandt
      assistant: on Thursday, November 26 at 4 pm
      assistant: for Leo Brandt. Shall I book it?
    `);
  });
});

describe('a name that is given with something else', () => {
  it('answers the time that is proposed for the next visit', async () => {
    await callDesk('dental-clinic').play(`
      ${asked}
      caller: Leo Brandt
      caller: yes
      assistant: Now the next one.
      caller: perfect. Hannah Brandt. she has asthma, do you need to know that?
      assistant: for Hannah Brandt. Shall I book it?
    `);
  });

  it('is kept from beside a day, and stands before that of the caller', async () => {
    await callDesk('hair-salon').play(`
      caller: a men's cut on Saturday at 1 pm, under Mike
      caller: yes
      caller: a kids haircut
      caller: same day as me please. his names Charlie
      caller: the first one
      assistant: child's cut on Saturday, November 28
      assistant: for Charlie. Shall I book it?
    `);
  });

  it('is heard in small letters beside a time that is chosen', async () => {
    await callDesk('hair-salon').play(`
      caller: a men's cut on Saturday at 1 pm, under Mike
      caller: yes
      caller: a kids haircut on Wednesday at noon
      assistant: What name shall I put it under?
      caller: for charlie then
      assistant: for Charlie. Shall I book it?
    `);
  });
});
