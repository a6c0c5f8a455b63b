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
    ['frontdesk', 'do you work with hotels', 'Small businesses'],
  ] as const)('is answered alone where nothing is left: %s, %s', async (desk, said, answer) => {
    await callDesk(desk).play(`
      caller: ${said}
      assistant: ${answer}
      never: I don't know about
    `);
  });
});
