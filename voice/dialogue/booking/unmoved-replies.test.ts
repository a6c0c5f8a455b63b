import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a turn in a booking of which nothing is understood', () => {
  it('hears what stands and what is needed, and the next time the ways out', async () => {
    await callDesk('dental-clinic').play(`
      caller: a cleaning tomorrow
      assistant: I have tomorrow at
      caller: the weather is awful
      assistant: So far we have the cleaning; the time is open. Would tomorrow at
      caller: my cat is sick
      assistant: We can leave the booking
      caller: purple elephants
      assistant: So far we have the cleaning
    `);
  });

  it('is told so at the read-back, too', async () => {
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine, my name is Bo Lind
      caller: it is what it is
      assistant: So far we have the check-up, Wednesday at 9 am, for Bo Lind. It isn't booked yet
      caller: leave the booking
      assistant: I haven't booked anything.
    `);
  });

  it('is told so where the same would be proposed again', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up tomorrow
      assistant: I have tomorrow at
      caller: yes
      assistant: Which one:
      caller: yes
      assistant: So far we have the check-up; the time is open.
    `);
  });
});

describe('what is booked', () => {
  it.each([
    ["so I'm all set?", 'Yes, it is booked: check-up on Wednesday, November 25 at 9 am'],
    ['did it go through?', 'Yes, it is booked'],
    ["so that's booked then is it", 'Yes, it is booked'],
    ["it's on Wednesday at nine, right?", 'Yes, it is booked'],
    ['when was it again?', 'You have this booked: check-up on Wednesday'],
    ["who's it with?", 'with Dr.'],
    ['what name is it under', 'for Bo Lind'],
    ['how much will it be', 'It costs 75 dollars'],
  ])('is told to who asks afterwards: "%s"', async (asked, answer) => {
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine, my name is Bo Lind
      caller: yes
      caller: ${asked}
      assistant: ${answer}
      books: check-up, Wednesday, November 25, 9 am
    `);
  });
});

it('tells what was put down while nothing is booked', async () => {
  await callDesk('dental-clinic').play(`
    caller: a check-up today
    assistant: I have today at 10:30 am or noon.
    caller: wait what time did you put me down for
    assistant: Nothing is booked yet; so far we have today at 10:30 am or noon for the check-up.
  `);
});
