import { describe, expect, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';
import { moreAndYes, yesAndMore } from './yes-and-more.ts';

describe('a yes with more behind it', () => {
  it.each([
    ['yes please, and move the other one to Friday', 'move the other one to Friday'],
    ['go ahead and book that, um, can his be at ten', 'can his be at ten'],
    ['sure, also what about my husband', 'what about my husband'],
  ])('is told from what follows in "%s"', (text, rest) => {
    expect(yesAndMore(text)?.rest).toBe(rest);
  });

  it.each(['yes', 'yes please thank you', 'ok what about Friday', 'no, not that one please', 'fine but not today ok'])(
    'is none in "%s"',
    (text) => {
      expect(yesAndMore(text)).toBeNull();
    },
  );

  it.each([
    ["that one's for Ella, yes go ahead", "that one's for Ella,"],
    ['no I want the color, just book it', 'no I want the color,'],
  ])('may stand at the end: "%s"', (text, said) => {
    expect(moreAndYes(text)?.said).toBe(said);
  });

  it('is carried out before another visit is moved', async () => {
    await callDesk('hair-salon').play(`
      caller: a child's cut for my daughter tomorrow at noon, her name is Ella Hughes
      caller: yes
      books: child's cut, Tuesday, November 24, noon
      caller: and a blow-dry for me on Friday at 1 pm, under Ann Hughes
      assistant: Just to confirm: blow-dry on Friday
      caller: yes book that, and can you move hers to Friday as well
      assistant: Booked: blow-dry on Friday
      assistant: I have Friday
      caller: the first one
      assistant: That moves the child's cut for Ella Hughes to Friday
    `);
  });

  it('books what is corrected in front of it', async () => {
    await callDesk('hair-salon').play(`
      caller: a women's cut tomorrow at noon under Ann Lee
      assistant: Just to confirm: women's cut
      caller: no it should be a blow-dry, just book it please
      books: blow-dry, Tuesday, November 24, noon
      assistant: Booked: blow-dry
    `);
  });

  it('books nothing where another time is wanted in front of it', async () => {
    await callDesk('hair-salon').play(`
      caller: a women's cut tomorrow at noon under Ann Lee
      assistant: Just to confirm: women's cut
      caller: make it Wednesday instead, yes go ahead
      books: nothing
    `);
  });
});
