import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a question that an answer meets in part', () => {
  it.each([
    ['dental-clinic', 'is there a discount for firefighters', 'Students and everyone over 65', 'firefighters'],
    ['dental-clinic', 'do you do root canals on dogs', 'A root canal starts at', 'dogs'],
    ['hair-salon', 'ok so do you have a discount for nurses too?', 'Ten percent off for students', 'nurses'],
    ['frontdesk', 'can it order stock from my supplier', 'It answers what shoppers ask', 'supplier'],
  ] as const)('is answered, and told what is not known: %s, %s', async (desk, said, answer, thing) => {
    await callDesk(desk).play(`
      caller: ${said}
      assistant: ${answer}
      assistant: I don't know about ${thing}.
    `);
  });

  it.each([
    ['dental-clinic', 'is there a discount for seniors', 'Yes, students and everyone over 65'],
    ['dental-clinic', 'do you treat children', 'Yes, as soon as the first tooth'],
    ['hair-salon', 'can I bring my dog with me', 'Yes, a quiet dog'],
    ['frontdesk', 'do you work with hotels', 'small businesses'],
  ] as const)('is answered alone where nothing is left: %s, %s', async (desk, said, answer) => {
    await callDesk(desk).play(`
      caller: ${said}
      assistant: ${answer}
      never: I don't know about
    `);
  });
});

const unanswered = 'can my snake come along';

describe('a question that none surely answers, though two passages may be meant', () => {
  it('is not answered, and both are named', async () => {
    await callDesk('hair-salon').play(`
      caller: ${unanswered}
      assistant: I don't know that, and I'd rather not guess.
      assistant: I do know about bringing a dog, and about bringing your child along.
      assistant: Or shall a person get back to you?
    `);
  });

  it.each(['bringing your child along', 'the second one'])(
    'is answered by the one that the caller then names: %s',
    async (named) => {
      await callDesk('hair-salon').play(`
      caller: ${unanswered}
      caller: ${named}
      assistant: Yes, children
    `);
    },
  );

  it('is passed on to a person by a yes', async () => {
    await callDesk('hair-salon').play(`
      caller: ${unanswered}
      caller: yes please
      assistant: What is your full name?
    `);
  });
});
