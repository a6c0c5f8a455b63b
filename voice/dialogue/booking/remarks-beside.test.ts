import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a service that is only spoken of', () => {
  it.each([
    'You never told me what a filling costs. Anyway, yes, book it.',
    'I had a filling last year. Yes, go ahead.',
    "I hope it won't be a filling. Yes please, book it.",
    'You only mentioned a cleaning before. Just book it please.',
  ])('does not take the place of the one that is read back: "%s"', async (said) => {
    await callDesk('dental-clinic').play(`
      caller: emergency visit on Wednesday at 9:30, my name is Bo Lind
      assistant: Just to confirm: emergency visit
      caller: ${said}
      books: emergency visit, Wednesday, November 25, 9:30 am
      assistant: Booked: emergency visit
    `);
  });

  it.each([
    'no, I need a cleaning',
    'actually make it a cleaning',
    'I was hoping for a cleaning',
    'no I said cleaning',
  ])('takes its place where it is asked for: "%s"', async (said) => {
    await callDesk('dental-clinic').play(`
        caller: emergency visit on Wednesday at 9:30, my name is Bo Lind
        assistant: Just to confirm: emergency visit
        caller: ${said}
        assistant: For the cleaning, then.
      `);
  });

  it('is priced where it may be needed', async () => {
    await callDesk('dental-clinic').play(`
      caller: emergency visit on Wednesday at 9:30, my name is Bo Lind
      caller: if I need a filling, how much is it?
      assistant: The filling is from 160 dollars.
    `);
  });
});

describe('a visit of somebody else at the same time', () => {
  it("stands beside the caller's own, which is booked first", async () => {
    await callDesk('hair-salon').play(`
      caller: a color on Thursday at two
      caller: and can my sister get a blow-dry with me? I'm Ann Lee
      never: For the blow-dry, then
      caller: yes please
      books: color, Thursday, November 26, 2 pm
      assistant: Now the blow-dry.
    `);
  });

  it('is looked for at the time of the visit that is booked', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up on Wednesday at 9:30, my name is Bo Lind
      caller: yes please
      caller: can I bring my wife at the same time for a cleaning?
      never: today
      assistant: Wednesday
    `);
  });
});

describe('a first name that is said again', () => {
  it('leaves the whole name as it is', async () => {
    await callDesk('dental-clinic').play(`
      caller: a cleaning on Wednesday, the name is Nina Falk
      caller: the first one for Nina please
      assistant: for Nina Falk
      caller: no, at ten, for Nina
      never: for Nina.
    `);
  });

  it('is completed by the whole name before a yes', async () => {
    await callDesk('dental-clinic').play(`
      caller: a cleaning on Wednesday
      caller: the first one
      caller: Nina
      caller: Nina Falk, yes, please book it
      assistant: for Nina Falk
    `);
  });
});

describe('questions about people', () => {
  it.each([
    ['does Mara even work Fridays?', 'Mara works on Fridays.'],
    ['is Priya there on Mondays?', 'We are closed on Mondays.'],
  ])('are answered from the calendar: "%s"', async (asked, answer) => {
    await callDesk('hair-salon').play(`
      caller: highlights on Friday with Mara
      caller: ${asked}
      assistant: ${answer}
    `);
  });

  it.each(["who's best at it?", 'ok, and which stylist does those'])(
    'are of what was spoken of: "%s"',
    async (asked) => {
      await callDesk('hair-salon').play(`
        caller: how much are highlights?
        caller: ${asked}
        assistant: For the highlights it would be Mara or Priya.
      `);
    },
  );

  it('may lead to a day with one of them', async () => {
    await callDesk('hair-salon').play(`
      caller: how much is a color?
      caller: Mara then, do you have Friday morning
      assistant: Which suits you?
    `);
  });
});

describe('a time outside of the opening hours', () => {
  it.each(["It's nearly ten already, isn't it. More like four?", 'four pm', 'can he come after work, at 5?'])(
    'is told at once: "%s"',
    async (said) => {
      await callDesk('dental-clinic').play(`
        caller: emergency visit on Friday
        caller: ${said}
        assistant: On Friday we're open from 8 am to 2 pm
        never: What name
      `);
    },
  );

  it("reads 'half past' with the hour in hand", async () => {
    await callDesk('dental-clinic').play(`
      caller: an emergency visit on Wednesday at 11, my name is Bo Lind
      caller: could we do half past instead
      assistant: 11:30
    `);
  });
});

it("tells a child's price of the visit in hand", async () => {
  await callDesk('dental-clinic').play(`
    caller: a check-up for my son Leo on Wednesday
    caller: how much is it?
    assistant: It costs 40 dollars.
  `);
});
