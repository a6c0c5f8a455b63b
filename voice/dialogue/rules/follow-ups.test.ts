import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a question that leaves out what it is about', () => {
  it.each([
    ['dental-clinic', 'They told me I need a root canal.', 'roughly how much?', 'A root canal starts at 600 dollars.'],
    ['dental-clinic', 'my son chipped his tooth', 'roughly what would it be', 'starts at 160 dollars'],
    ['dental-clinic', 'can I have laughing gas', 'what does that cost on top', '60 dollars a visit'],
    ['dental-clinic', "I'm running late, sorry", 'is twenty minutes too much?', 'Ten minutes are fine.'],
    ['dental-clinic', 'is it free to cancel', 'even the day before?', 'up to 24 hours before'],
    ['hair-salon', 'do you sell vouchers', 'for how long are they good', "They're good for two years."],
    ['frontdesk', 'Is there a trial?', 'How long does it run?', 'your quote says how long'],
    ['frontdesk', "Do you save what I'm saying here?", 'for how long?', 'deleted after 30 days'],
  ] as const)('is asked of what the turn before was about: %s, %s, %s', async (desk, before, asked, answer) => {
    await callDesk(desk).play(`
      caller: ${before}
      caller: ${asked}
      assistant: ${answer}
    `);
  });

  it('has no answer where what was told does not tell it', async () => {
    await callDesk('dental-clinic').play(`
      caller: do you do braces
      caller: how long does it take
      assistant: I don't know that
    `);
  });

  it('stands by itself where it surely asks for something', async () => {
    await callDesk('frontdesk').play(`
      caller: is there a free trial
      caller: how much is it per month
      assistant: Prices aren't published
    `);
  });
});
