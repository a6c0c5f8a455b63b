import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('what names a service or a day without asking for a time', () => {
  it.each([
    ['dental-clinic', 'What will you do when I come the first time?', 'Come ten minutes early'],
    [
      'hair-salon',
      'I had my hair cut at yours on Tuesday and the fringe is wonky, can you fix it?',
      'within seven days',
    ],
    ['hair-salon', 'You cut my fringe too short on Friday, can you put it right?', 'within seven days'],
  ] as const)('begins no booking: %s, "%s"', async (desk, said, answer) => {
    await callDesk(desk).play(`
      caller: ${said}
      assistant: ${answer}
      never: What is it for
      never: Which suits you
    `);
  });

  it.each([
    ['dental-clinic', 'I had a filling come out, can I come in tomorrow?', 'tomorrow at'],
    ['dental-clinic', 'anything on Friday at nine like you told me', 'What is it for'],
    ['dental-clinic', 'When is the first free slot for a check-up?', 'at'],
  ] as const)('hears the wish in what tells of the past: %s, "%s"', async (desk, said, answer) => {
    await callDesk(desk).play(`
      caller: ${said}
      assistant: ${answer}
    `);
  });

  it.each([
    'can I bring her in on Friday',
    'could my son be seen on Tuesday?',
    'would Thursday at 3 work',
    'how about Tuesday',
    'is Friday ok',
    'can someone look at my tooth',
    'which times do you have on Tuesday',
    "who's free on Tuesday at 3",
    'I need to get this tooth looked at',
  ])('begins a booking for who asks whether a time is possible, or to be seen: "%s"', async (said) => {
    await callDesk('dental-clinic').play(`
      caller: ${said}
      assistant: What is it for
    `);
  });

  it.each([
    ['are you open on Monday?', 'and on Saturday?', 'closed on weekends'],
    ['do you see children?', 'will it rain on Friday?', "I don't know that"],
  ])('takes a day that is only asked about for no wish: "%s" "%s"', async (first, said, answer) => {
    await callDesk('dental-clinic').play(`
      caller: ${first}
      caller: ${said}
      assistant: ${answer}
    `);
  });

  it.each([
    ['dental-clinic', "and what if it starts hurting on a sunday when you're closed who do i ring", 'call 911'],
    ['dental-clinic', 'can I eat before a filling at nine in the morning', 'eat as usual'],
    ['dental-clinic', 'my wife is due in January, is it safe to have x-rays then?', 'during pregnancy'],
    ['hair-salon', 'I have a wedding on Saturday, do you do make-up, too?', 'no make-up'],
    ['hair-salon', 'can I wash my hair the day after a color', 'Wait two days'],
  ] as const)('answers a question beside which a day is only told: %s, "%s"', async (desk, said, answer) => {
    await callDesk(desk).play(`
      caller: ${said}
      assistant: ${answer}
      never: What is it for
      never: Which suits you
    `);
  });

  it.each([
    [
      'dental-clinic',
      'my boy fell off the swing and his tooth is loose, can you have a look at him',
      'I have today at',
    ],
    ['dental-clinic', 'I want a cleaning. How much is it?', 'It costs 110 dollars. I have'],
    ['dental-clinic', 'how soon can you see me', 'What is it for'],
    ['hair-salon', "I'd love a new look. Could Priya do it on Thursday?", 'What is it for'],
  ] as const)('hears the wish that a question is, or that stands beside one: %s, "%s"', async (desk, said, answer) => {
    await callDesk(desk).play(`
      caller: ${said}
      assistant: ${answer}
    `);
  });

  it('cancels nothing at a what-if', async () => {
    await callDesk('dental-clinic').play(`
      caller: cleaning on Wednesday at nine, my name is Bo Lind
      caller: yes
      caller: and uh what if i gotta cancel my prof keeps moving stuff around
      never: shall I cancel it
      assistant: Canceling is free up to 24 hours before
    `);
  });
});
