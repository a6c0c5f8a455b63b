import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a wish to book', () => {
  it.each([
    ['touch up my roots', 'Which suits you?'],
    ['please cut my hair', "Is that a women's, a men's or a child's cut?"],
  ])('begins with what is to be done: "%s"', async (said, asked) => {
    await callDesk('hair-salon').play(`
      caller: ${said}
      assistant: ${asked}
    `);
  });

  it.each([
    'ok book a check-up for my son',
    'great, book a cleaning',
    "ok let's book a check-up",
    'so book a cleaning',
  ])('is ordered behind a word that agrees: "%s"', async (said) => {
    await callDesk('dental-clinic').play(`
        caller: ${said}
        assistant: Which suits you?
      `);
  });

  it('names what it asks for and cannot be booked', async () => {
    await callDesk('hair-salon').play(`
      caller: a men's cut and rollers on Friday
      assistant: I can't book rollers here. I have
    `);
  });

  it('is none in a question whether a person is put to sleep', async () => {
    await callDesk('dental-clinic').play(`
      caller: Can you knock me out completely?
      never: Which suits you
    `);
  });

  it('is offered to who tells of a trouble and asks what to do', async () => {
    await callDesk('dental-clinic').play(`
      caller: I bit on an olive stone and something cracked. What now?
      assistant: I can look for a time for you.
    `);
  });
});

describe('a name that is said where another is read back', () => {
  it('is that of the visit that waits', async () => {
    await callDesk('hair-salon').play(`
      caller: a kids cut for Ben tomorrow, and a womens cut for me
      caller: the first one
      caller: Laura Pike
      assistant: the next one is for Laura Pike
      caller: yes
      assistant: for Ben
    `);
  });
});

describe('words that were said twice', () => {
  it('ask what they ask once, and nothing of what is booked', async () => {
    await callDesk('dental-clinic').play(`
      caller: a cleaning tomorrow at noon
      caller: Ben Carter
      caller: yes
      caller: who do i who do i call
      never: You have this booked
    `);
  });
});
