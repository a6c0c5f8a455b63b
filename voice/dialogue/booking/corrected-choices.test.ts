import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a choice that is corrected in the same breath', () => {
  it.each([
    '3. actually no, 1 is better, got football at 4',
    '3 actually no 1 is better got football at 4',
    '2:30, no wait, 1',
    '2.30. actually no, 1 is better',
    '3. hmm 1 is better',
    '3. no hang on 1, picking my mate up at 3',
    'the second one. no sorry, the first, got a shift at 4',
  ])('takes the last, and says which: "%s"', async (answer) => {
    await callDesk('hair-salon').play(`
      caller: a men's cut on Saturday after lunch
      assistant: I have Saturday at 1 pm or 2:30 pm.
      caller: ${answer}
      assistant: Saturday at 1 pm, then. What name shall I put it under?
      caller: Mike
      caller: yes
      books: men's cut, Saturday, November 28, 1 pm
    `);
  });

  it.each(['no wait 1', 'actually 1 is better'])('is taken back where the name is asked for: "%s"', async (answer) => {
    await callDesk('hair-salon').play(`
      caller: a men's cut on Saturday after lunch
      caller: 2:30 please
      caller: ${answer}
      assistant: Saturday at 1 pm, then. What name shall I put it under?
    `);
  });
});

describe('a time at which the caller does something else', () => {
  it.each(['1 cos football is at 3', '1, my meeting is at 3', '1 please got a shift at three'])(
    'is not the choice: "%s"',
    async (answer) => {
      await callDesk('hair-salon').play(`
        caller: a men's cut on Saturday after lunch
        caller: ${answer}
        caller: Mike
        caller: yes
        books: men's cut, Saturday, November 28, 1 pm
      `);
    },
  );

  it.each(['got anything at 2', 'have you got a slot at 2?'])(
    'is not in a question for one: "%s"',
    async (question) => {
      await callDesk('hair-salon').play(`
      caller: a men's cut on Friday
      caller: ${question}
      assistant: at 2 pm
    `);
    },
  );
});
