import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('how a caller is', () => {
  it.each([
    ["I'm so nervous", "That's all right, many people feel that way. What can I do for you?"],
    ['my gran loved your place', 'How lovely!'],
    ['I had such a rough day', "I'm sorry, that sounds hard."],
    ["sorry I'm not good with computers", "You're doing just fine."],
    ['come on hurry up', "I'll keep it short."],
    ["I haven't been anywhere for years, bit embarrassed", "There's no need to be embarrassed."],
  ])('is met, and led on from: %s', async (said, met) => {
    await callDesk('hair-salon').play(`
      caller: ${said}
      assistant: ${met}
    `);
  });

  it('is met once a call, and answered where something is known of it', async () => {
    await callDesk('dental-clinic').play(`
      caller: I'm really nervous
      assistant: That's all right, many people feel that way. We numb the tooth first
      caller: I'm still so nervous though
      never: many people feel that way
    `);
  });

  it.each([
    ['hi, i broke a tooth last night eating and im kind of freaking out', 'We keep time free for emergencies'],
    ['im so nervous, my crown came off yesterday', 'a crown that came off'],
    ['my gum is bleeding and I am really stressed', 'Gums that bleed'],
    ['i chipped my tooth and im panicking, im scared it will get worse', 'a chip'],
  ])('is met together with the trouble beside it: %s', async (said, answer) => {
    await callDesk('dental-clinic').play(`
      caller: ${said}
      assistant: I'm sorry, that sounds hard.
      assistant: ${answer}
      never: What can I do for you?
    `);
  });

  it('is a price that costs too much, met with what makes it less', async () => {
    await callDesk('hair-salon').play(`
      caller: how much is an updo?
      caller: omg 75 that's a lot
      assistant: I understand, it adds up. Ten percent off for students
    `);
  });

  it('is not told by what a business says of its customers', async () => {
    await callDesk('frontdesk').play(`
      caller: my customers are nervous about robots
      never: many people feel that way
    `);
  });
});
