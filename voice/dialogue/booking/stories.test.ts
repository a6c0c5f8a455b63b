import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a day or a number in what a caller tells', () => {
  it.each([
    'I had one in March',
    'my sister was there last Tuesday',
    'I got married on Saturday!',
    'my husband came in on Wednesday, he loved it',
    "that's a hundred more than I paid in October",
    "I've got three kids",
    "I'm 16",
  ])('is no wish for it: "%s"', async (told) => {
    await callDesk('hair-salon').play(`
      caller: a men's cut please
      assistant: I have tomorrow at
      caller: ${told}
      never: over
      never: book up to
      never: Wednesday
      never: Saturday
      never: all of them
      books: nothing
    `);
  });

  it.each([
    [
      'yes but how long like i have to pick up my son at one',
      'The check-up takes 30 minutes. Shall I take Wednesday at 9 am?',
    ],
    ['yes book it, my shift starts at two', 'Booked: check-up on Wednesday, November 25 at 9 am'],
  ])('is none of what a caller does then: "%s"', async (said, reply) => {
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine, my name is Bo Lind
      caller: ${said}
      assistant: ${reply}
    `);
  });

  it.each([
    'I have a lecture at nine so anything later like after lunch',
    'I finish work at one so something after that',
  ])('is a limit at most: "%s"', async (said) => {
    await callDesk('dental-clinic').play(`
      caller: a cleaning on Wednesday
      caller: ${said}
      never: Nothing is free
      never: am
      assistant: I have Wednesday at
    `);
  });

  it('is a date, where a date says which weekday is meant', async () => {
    await callDesk('hair-salon').play(`
      caller: a men's cut please
      caller: can i do the saturday before, the 12th?
      assistant: I have Saturday, December 12
    `);
  });

  it('leaves the wish beside it', async () => {
    await callDesk('dental-clinic').play(`
      caller: my crown fell out on Sunday, can I come in on Tuesday
      assistant: I have tomorrow at
      caller: a filling
      assistant: I have tomorrow at
    `);
  });

  it('is a limit where somebody is busy until then', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up tomorrow
      caller: I have class until one
      never: 8 am
      never: 11 am
      assistant: I have tomorrow at
    `);
  });
});
