import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a question with a word that was misheard or mistyped', () => {
  it.each([
    ['dental-clinic', 'clean with the high genist', 'A cleaning by our hygienist'],
    ['frontdesk', 'will it take a massage for me', 'your team gets the message'],
  ] as const)('is answered by the word that sounds like it: %s, %s', async (desk, said, answer) => {
    await callDesk(desk).play(`
      caller: ${said}
      assistant: ${answer}
      never: I don't know about
    `);
  });

  it.each([
    ['dental-clinic', 'do you do dog collars'],
    ['hair-salon', 'do you have a carrot cake'],
    ['frontdesk', 'do you sell candles'],
  ] as const)('stays unknown where no word of it is meant: %s, %s', async (desk, said) => {
    await callDesk(desk).play(`
      caller: ${said}
      assistant: I don't know that
    `);
  });
});

describe('a wish for a person', () => {
  it.each([
    'i want it to a person',
    'stop please stop i want it to a person',
    'we want it to a person',
    'i want it to an operator',
    'stop i want it to somebody',
    "i'd like to a human being",
    'I need to a real person please',
  ])('is heard without its verb, which recognisers lose: %s', async (said) => {
    await callDesk('frontdesk').play(`
        caller: ${said}
        assistant: mark it urgent
      `);
  });
});
