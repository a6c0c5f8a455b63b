import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('what a caller was told to get', () => {
  it.each([
    ['dental-clinic', 'my mum thinks I need a mouth guard', 'A night guard is 280 dollars'],
    ['dental-clinic', 'my dentist says I should get a night guard', 'I can look for a time for you'],
    ['hair-salon', 'someone said I need a hair transplant', 'I can look for a time for you'],
  ] as const)('is answered, or the caller is offered to be seen: %s, %s', async (desk, said, answer) => {
    await callDesk(desk).play(`
      caller: ${said}
      assistant: ${answer}
      never: Thanks for telling me
    `);
  });
});
