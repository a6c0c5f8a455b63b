import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a question in a booking', () => {
  it.each([
    ['i have an allergy to dye is that a problem', 'a small test at least 48 hours before'],
    ['is a blow-dry cheaper?', 'The blow-dry is 38 dollars and the color is from 95 dollars.'],
    ['do you do highlights as well', 'ighlights'],
    ['is there a student discount', 'ten percent off'],
  ])('is answered, and changes no wish: "%s"', async (asked, answer) => {
    await callDesk('hair-salon').play(`
      caller: a color tomorrow
      caller: ${asked}
      assistant: ${answer}
      assistant: Which of the two times would suit?
      never: one after the other
      caller: the first one
      caller: Ann Lee
      assistant: Just to confirm: color on Tuesday
    `);
  });

  it('is followed by the open question in a short form', async () => {
    await callDesk('dental-clinic').play(`
      caller: emergency visit on Wednesday at nine, my name is Bo Lind
      caller: but it's not really an emergency, is that going to cost me more
      assistant: Shall I take Wednesday at 9 am?
      never: Just to confirm
    `);
  });
});
