import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a question in a booking', () => {
  it.each([
    ['i have an allergy to dye is that a problem', 'a small test at least 48 hours before'],
    ['is a blow-dry cheaper?', 'The blow-dry is 38 dollars and the color is from 95 dollars.'],
    ['do you do highlights as well', 'ighlights'],
    ['is there a student discount', 'ten percent off'],
  ])('is answered, and changes no wish: "%s"', async (asked, answer) => {
    await callDesk('hair-salon').play(`
      caller: a color tomorrow
      caller: ${asked}
      assistant: ${answer}
      assistant: Which of the two times would suit?
      never: one after the other
      caller: the first one
      caller: Ann Lee
      assistant: Just to confirm: color on Tuesday
    `);
  });

  it('is followed by the open question in a short form', async () => {
    await callDesk('dental-clinic').play(`
      caller: emergency visit on Wednesday at nine, my name is Bo Lind
      caller: but it's not really an emergency, is that going to cost me more
      assistant: Shall I take Wednesday at 9 am?
      never: Just to confirm
    `);
  });
});

describe('a question of the times that are proposed', () => {
  it.each([
    ['is tuesday for the test or the colour?', "That's for the color."],
    ['is tuesday at 2 for the cut?', "That's for the color."],
    ['is that for the cut or the colour', "That's for the color."],
    ['is it still mara', "It's with Mara."],
    ['is that with Priya', "It's with Mara."],
    ['is this one with jonas?', "It's with Mara."],
  ])('says what they are for, or with whom: "%s"', async (asked, answer) => {
    await callDesk('hair-salon').play(`
      caller: color next tuesday at 2
      caller: ${asked}
      assistant: ${answer} What name shall I put it under?
      caller: Ann Lee
      caller: ${asked}
      assistant: ${answer} Shall I take Tuesday, December 1 at 2 pm?
    `);
  });

  it('says with whom a visit is that is moved, and nothing that was said before', async () => {
    await callDesk('dental-clinic').play(`
      caller: cleaning on Wednesday at eleven, under Derek Olsen
      caller: yes
      caller: what happens if im like 10 min late
      caller: can we move it to friday
      caller: the second one. is it still rosa
      assistant: It's with Rosa.
      assistant: That moves your cleaning to Friday
      never: late
    `);
  });
});

describe('a question of what is booked', () => {
  const booked = `
    caller: cleaning on Wednesday at eleven, under Derek Olsen
    caller: yes
  `;

  it.each([
    'remind me what time and where again',
    'no its fine. just remind me what time and where again',
    'ok what time was it and where do i go',
    'and where was it again',
    'when is it and where',
  ])('of its place has the time and the address: "%s"', async (asked) => {
    await callDesk('dental-clinic').play(`
      ${booked}
      caller: ${asked}
      assistant: You have this booked: cleaning on Wednesday, November 25 at 11 am
      assistant: We are at 12 Maple Street
      never: I don't know
    `);
  });

  it.each(["when's my appointment again", 'whens my appointment', 'remind me when my appointment is'])(
    'has its time: "%s"',
    async (asked) => {
      await callDesk('dental-clinic').play(`
        ${booked}
        caller: ${asked}
        assistant: You have this booked: cleaning on Wednesday, November 25 at 11 am
      `);
    },
  );

  it('is none where a reminder is asked for', async () => {
    await callDesk('dental-clinic').play(`
      ${booked}
      caller: will you remind me when it's time
      never: You have this booked
    `);
  });

  it.each([
    'do i have to pay if i cancel last minute',
    'thanks. do i have to pay if i cancel last minute',
    'do i owe you money if i cancel',
  ])('of what cancelling costs is answered, and cancels nothing: "%s"', async (asked) => {
    await callDesk('dental-clinic').play(`
      ${booked}
      caller: ${asked}
      assistant: free up to 24 hours before
      never: You have this booked
      never: shall I cancel it
    `);
  });

  it.each([
    ['how early should i come', 'Five minutes before'],
    ['how much earlier should i be there', 'minutes'],
  ])('of when to arrive is none of the price: "%s"', async (asked, answer) => {
    await callDesk('dental-clinic').play(`
      ${booked}
      caller: how much is a cleaning
      caller: ${asked}
      assistant: ${answer}
      never: dollars
    `);
  });
});

describe('a yes to cancelling', () => {
  const read = `
    caller: cleaning on Wednesday at eleven, under Derek Olsen
    caller: yes
    caller: cancel it please
    assistant: shall I cancel it?
  `;

  it.each([
    ['yep. can i book online later or do i have to phone', 'You can book here with me'],
    ['yes, do i get charged for that?', 'free up to 24 hours before'],
    ['yes please. where is your office?', '12 Maple Street'],
  ])('has its question answered, too: "%s"', async (said, answer) => {
    await callDesk('dental-clinic').play(`
      ${read}
      caller: ${said}
      assistant: Your cleaning on Wednesday, November 25 at 11 am is cancelled.
      assistant: ${answer}
    `);
  });

  it('waits for the answer to a question of its fee', async () => {
    await callDesk('dental-clinic').play(`
      ${read}
      caller: is there a fee?
      assistant: free up to 24 hours before
      assistant: shall I cancel it?
    `);
  });
});
