import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a number that is no time of the day', () => {
  it.each([
    'do i need a patch test first? i read u need one 48 hrs before',
    'wait whats 20-40 more, more than what?',
    'is it $30 if i am late',
    'is it 15% off?',
    'hes 7',
    'it costs 20 to 40 more?',
    'my hair is 3 ft long, like level 5',
    'it has grown 3-4 inches',
    'its my 2 nd time',
    'i waited 10-15 minutes last time',
  ])('changes no offer, and is told no opening times: "%s"', async (said) => {
    await callDesk('hair-salon').play(`
      caller: a color tomorrow
      caller: ${said}
      never: Appointments begin
      never: so that doesn't fit
      never: is taken
      caller: the first one
      assistant: What name shall I put it under?
    `);
  });
});

describe('a number that is one', () => {
  it.each([
    ['10:20', 'Appointments begin on the hour and on the half hour.'],
    ['ten past ten please', 'Appointments begin on the hour and on the half hour.'],
    ['around 3 more or less', 'What name'],
    ['2-3 please', 'What name'],
    ['3 works', 'What name'],
  ])('is taken: "%s"', async (said, answer) => {
    await callDesk('hair-salon').play(`
      caller: a color tomorrow
      caller: ${said}
      assistant: ${answer}
    `);
  });

  it('may be a span of hours with a dash', async () => {
    await callDesk('hair-salon').play(`
      caller: do you have anything 1-3 tomorrow for a men's cut
      assistant: I have tomorrow at 1
      never: Appointments begin
    `);
  });
});
