import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

const twoVisits = `
  caller: a check-up on Thursday at 1 pm, under Leo Brandt
  caller: yes
  caller: another check-up on Wednesday at 4 pm, under Hannah Brandt
  caller: yes
`;

describe('a move while another visit stays', () => {
  it.each([
    'yes just leo though, hannah stays on Wednesday',
    'yes but only leo, leave hannah at 4',
    'yeah do that hannahs stays where it is',
    "yes please, but don't move Hannah",
    'yes, and the other one stays the same',
  ])('is agreed to by "%s"', async (answer) => {
    await callDesk('dental-clinic').play(`
      ${twoVisits}
      caller: can we move leos to Friday at 1
      assistant: That moves the check-up for Leo Brandt to Friday, November 27 at 1 pm
      caller: ${answer}
      assistant: Done: the check-up for Leo Brandt is now on Friday
      books: check-up, Wednesday, November 25, 4 pm
      books: check-up, Friday, November 27, 1 pm
    `);
  });

  it.each(['no leave it', 'no, Leo stays on Thursday', 'leave it as it is'])('is refused by "%s"', async (answer) => {
    await callDesk('dental-clinic').play(`
      ${twoVisits}
      caller: can we move leos to Friday at 1
      caller: ${answer}
      assistant: the check-up for Leo Brandt stays on Thursday, November 26 at 1 pm
    `);
  });

  it('is asked for again where only the other visit is spoken of', async () => {
    await callDesk('dental-clinic').play(`
      ${twoVisits}
      caller: can we move leos to Friday at 1
      caller: Hannah stays on Wednesday
      assistant: That moves the check-up for Leo Brandt to Friday
      caller: yes
      books: check-up, Friday, November 27, 1 pm
    `);
  });
});

describe('one of several visits', () => {
  it.each(['cancel leos', "please cancel Leo's", 'can you cancel the one for Leo'])(
    'is cancelled by its name: "%s"',
    async (wish) => {
      await callDesk('dental-clinic').play(`
        ${twoVisits}
        caller: ${wish}
        assistant: The check-up for Leo Brandt on Thursday, November 26 at 1 pm: shall I cancel it?
        caller: yes
        books: check-up, Wednesday, November 25, 4 pm
      `);
    },
  );
});
