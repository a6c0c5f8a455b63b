import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

const booked = `
  caller: check-up on Wednesday at nine, my name is Bo Lind
  caller: yes please
`;

describe('a turn that says two things to a calendar', () => {
  it('books on a yes, and then answers the question behind it', async () => {
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine, my name is Bo Lind
      caller: Yes please. And what will it cost me, roughly?
      books: check-up, Wednesday, November 25, 9 am
      assistant: It costs
    `);
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine, my name is Bo Lind
      caller: yes book it and is there parking
      books: check-up, Wednesday, November 25, 9 am
      assistant: Parking behind the building
    `);
  });

  it.each([
    ['Yes please. Can I give him something for the pain before, like ibuprofen?', 'a pharmacist can'],
    ["Yes please, but put down that I'm nervous, would you?", 'please mention it when you come in'],
    ["perfect, yes. I hope it won't hurt like last time", 'We numb the tooth first'],
    ['okay yes and um is it long how many hours', 'The check-up takes 30 minutes.'],
  ])('books on a yes, whatever follows: "%s"', async (said, answer) => {
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine, my name is Bo Lind
      caller: ${said}
      books: check-up, Wednesday, November 25, 9 am
      assistant: ${answer}
      assistant: Is there anything else?
    `);
  });

  it('books what is in hand, then another visit at the same time', async () => {
    await callDesk('hair-salon').play(`
      caller: men's cut on Saturday at nine, my name is Liam Bell
      caller: yep book it. then one for Dave same time if theres another chair
      books: men's cut, Saturday, November 28, 9 am
      assistant: Now the next one.
    `);
  });

  it('takes a time, and says who will do it', async () => {
    await callDesk('hair-salon').play(`
      caller: I'd like a men's cut on Saturday
      caller: The first one. Who'll be cutting it?
      assistant: What name
    `);
  });

  it.each([
    "No thank you, I don't want a time. Do you have parking?",
    'no no booking um do you have parking',
    "I'm not booking for today! Do you have parking?",
  ])('lets a booking go that nobody wants, and answers: "%s"', async (said) => {
    await callDesk('dental-clinic').play(`
      caller: how about Tuesday for a cleaning
      caller: ${said}
      assistant: Parking behind the building
      never: Which suits you
      books: nothing
    `);
  });

  it('drops what was begun, and changes what was made', async () => {
    await callDesk('dental-clinic').play(`${booked}
      caller: I need a cleaning, too
      caller: Never mind that. Could we make it Thursday at one?
      assistant: That moves your check-up to Thursday
    `);
  });
});

describe('an appointment that is made', () => {
  it.each(['Please move my appointment on Wednesday to Thursday at 1', "Thursday at 1 instead of Wednesday's"])(
    'is moved to the day that is named last: "%s"',
    async (said) => {
      await callDesk('dental-clinic').play(`${booked}
        caller: ${said}
        assistant: That moves your check-up to Thursday, November 26 at 1 pm
      `);
    },
  );

  it('keeps its time on another day, or stays as it is', async () => {
    await callDesk('dental-clinic').play(`${booked}
      caller: can you move it to Friday same time
      assistant: at 9 am
      caller: no okay leave it on Wednesday then
      assistant: stays on Wednesday, November 25 at 9 am
    `);
  });

  it('becomes one for another service at its time', async () => {
    await callDesk('hair-salon').play(`
      caller: men's cut on Saturday at 11, my name is Derek Hobbs
      caller: yes
      caller: hang on, make that a cut and beard trim
      assistant: That makes it cut and beard trim on Saturday
    `);
  });

  it.each(['what appointments do I have', 'which bookings have I got', 'what name is it under'])(
    'is told to who asks: "%s"',
    async (said) => {
      await callDesk('dental-clinic').play(`${booked}
        caller: ${said}
        assistant: You have this booked: check-up on Wednesday
      `);
    },
  );
});

describe('what a caller says again', () => {
  it('is the name, once', async () => {
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine
      caller: maya um maya raman
      assistant: for Maya Raman
      caller: no it's just maya ramen not maya raman
      assistant: for Maya Ramen
    `);
  });

  it('is the service that was meant, and not what was refused', async () => {
    await callDesk('hair-salon').play(`
      caller: a color on Saturday at two, my name is Sofia Martins
      caller: no it's for the patch test not a color
      assistant: patch test on Saturday
    `);
  });

  it('is no time that was called too early', async () => {
    await callDesk('dental-clinic').play(`
      caller: I'd like a cleaning tomorrow
      assistant: I have tomorrow at 8 am
      caller: eight is too early
      never: What name
    `);
  });
});

describe('an answer at the read-back', () => {
  it.each(['yeah nine is good', 'I said yes'])('is a yes that says the time again: "%s"', async (said) => {
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine, my name is Bo Lind
      caller: ${said}
      books: check-up, Wednesday, November 25, 9 am
    `);
  });

  it('books, and begins the next appointment that is asked for', async () => {
    await callDesk('hair-salon').play(`
      caller: highlights on Friday
      caller: the first one
      caller: Amara Obi
      caller: Yes. And can I book a patch test for Saturday?
      assistant: Booked: highlights
      assistant: I have Saturday
    `);
  });
});

it('tells the price to who takes a time and asks for it in one breath', async () => {
  await callDesk('dental-clinic').play(`
    caller: i broke a piece of a tooth yesterday can i come on tuesday
    caller: the first one but um how much is it going to cost me
    assistant: It costs 95 dollars
  `);
});
