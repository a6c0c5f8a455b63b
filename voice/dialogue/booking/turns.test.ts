import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a question beside an answer', () => {
  it('is answered after the time is taken, and the next thing is asked', async () => {
    await callDesk('hair-salon').play(`
      caller: have you anything for a men's cut saturday morning
      caller: the first is good, is it first come or do i get a certain barber
      assistant: It's with
      assistant: What name shall I put it under?
      caller: Cian. but can i pay by card
      assistant: By card, phone or cash.
      assistant: Just to confirm: men's cut on Saturday
    `);
  });

  it('is admitted where nothing is known of it, and the booking goes on', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up on Wednesday at nine
      caller: Bo Lind, will there be a rubber duck
      assistant: That I don't know; Dr.
      assistant: Just to confirm: check-up on Wednesday, November 25 at 9 am
    `);
  });

  it('is of the business where it only sounds like one about the booking', async () => {
    await callDesk('dental-clinic').play(`
      caller: I need a cleaning, is it going to hurt
      assistant: We numb the tooth first
      assistant: Which suits you?
    `);
  });

  it.each([
    ['is that for the check-up or the cleaning', "That's for the check-up."],
    ['who would it be with', "It's with Dr."],
    ['how much is that', 'It costs 75 dollars'],
    ['what was the time again', "It's Wednesday at 9 am."],
    [
      "you've got me down for nine, haven't you",
      'Nothing is booked yet; so far we have Wednesday at 9 am for the check-up',
    ],
    ['did you note that it is the left one', "I can't pass that on"],
    ["who's Dr. Okafor, is he any good", 'Dr. Okafor'],
  ])('is answered from the booking in hand: "%s"', async (asked, answer) => {
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine, my name is Bo Lind
      caller: ${asked}
      assistant: ${answer}
      assistant: Shall I take Wednesday at 9 am?
      books: nothing
    `);
  });

  it('about prices is answered before a time is chosen, and the times are not said again', async () => {
    await callDesk('hair-salon').play(`
      caller: i need a color and a cut
      assistant: I'll do both, one after the other: first the color.
      caller: oh wait before that how much is it gonna be for both
      assistant: Together that's from 157 dollars: the color is from 95 dollars and the women's cut is 62 dollars. Which of the two times would suit?
      caller: forget the booking for a second, what are your prices
      assistant: The color is from 95 dollars and the women's cut is 62 dollars.
      never: Which
    `);
  });
});

describe('a yes with something behind it', () => {
  it.each([
    'Yes, book it. And do I need to bring anything?',
    'yep book it. do i pay there or now',
    'go ahead and book it and do you take medicare',
    'yes I said book it',
    'Yes please, I have no insurance.',
    "Yes please, that's all",
    'yes thanks bye',
  ])('books: "%s"', async (yes) => {
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine, my name is Bo Lind
      caller: ${yes}
      books: check-up, Wednesday, November 25, 9 am
    `);
  });

  it.each([
    'yes but not at nine',
    'yes, actually wait',
    'yes if it is free of charge',
    'great, is it definitely booked?',
  ])('that is taken back books nothing: "%s"', async (said) => {
    await callDesk('dental-clinic').play(`
        caller: check-up on Wednesday at nine, my name is Bo Lind
        caller: ${said}
        books: nothing
      `);
  });

  it('is the last of it: no time is offered after the appointment is made', async () => {
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine, my name is Bo Lind
      caller: yes
      caller: yes, I said book it
      assistant: You have this booked: check-up on Wednesday
      caller: who is it with
      assistant: You have this booked: check-up on Wednesday
      caller: is there parking
      caller: do you take insurance
      never: look for a time
    `);
  });
});

describe('a wish to stop', () => {
  it.each([
    'never mind the booking',
    'forget the booking',
    "I don't want to book yet",
    "okay forget it, I'll call back",
  ])('lets a booking go at once, and keeps what is made: "%s"', async (stop) => {
    await callDesk('dental-clinic').play(`
        caller: check-up on Wednesday at nine, my name is Bo Lind
        caller: yes
        caller: and a cleaning on Friday
        caller: ${stop}
        assistant: Your check-up on Wednesday, November 25 at 9 am stands.
        never: nothing is booked
      `);
  });

  it('in a goodbye ends the call', async () => {
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine, my name is Bo Lind
      caller: yes
      caller: and a cleaning on Friday
      caller: just leave the cleaning, forget it, thanks bye
      assistant: stands.
      hangs up
    `);
  });
});

describe('an appointment beside another', () => {
  it('follows a first one for a child of the same family', async () => {
    await callDesk('dental-clinic').play(`
      caller: both children need a check-up, one after the other, on Wednesday
      assistant: I'll do both, one after the other.
      caller: the first one
      caller: Ella Hughes
      caller: yes
      assistant: right
      caller: yes
      caller: Noah
      assistant: for Noah Hughes.
    `);
  });

  it('is heard in a yes to the first', async () => {
    await callDesk('hair-salon').play(`
      caller: a blow-dry tomorrow at noon, under Ann Lee
      caller: yes and can my daughter Mia have a cut right after that
      books: blow-dry, Tuesday, November 24, noon
      assistant: Now the child's cut.
    `);
  });
});

it('takes the appointment beside which a time is wanted for no further one', async () => {
  await callDesk('hair-salon').play(`
    caller: a color tomorrow at nine, under Sara Moss
    caller: yes, and can I have the cut right after that
    assistant: Now the cut. Is that a women's, a men's or a child's cut?
    caller: women's
    caller: not today, the same day after the color
    never: one after the other
    never: today
  `);
});

it('offers what keeps to the days that were named', async () => {
  await callDesk('hair-salon').play(`
    caller: a color before Saturday, but not tomorrow, I'm working
    never: Saturday
    never: tomorrow
    caller: she's busy on Friday
    never: Friday
  `);
});

it('tells which appointment a time would run into', async () => {
  await callDesk('dental-clinic').play(`
    caller: check-up on Wednesday at nine, my name is Bo Lind
    caller: yes
    caller: and a filling on Wednesday at 8:30
    assistant: That would run into your check-up at 9 am.
  `);
});

it('offers the next times to an emergency that is told in the first turn', async () => {
  await callDesk('dental-clinic').play(`
    caller: i just broke a piece off a tooth and i want to know can somebody look at it
    assistant: I have today at
    caller: what's the next one you got
    assistant: I have today at
  `);
});

describe('what is no time and no day', () => {
  it.each([
    "is there a discount for seniors, I'm seventy four",
    'oh a hundred and ten goodness',
    'two hundred dollars is a lot',
  ])('is no hour: %s', async (said) => {
    await callDesk('dental-clinic').play(`
        caller: book a cleaning tomorrow
        assistant: I have tomorrow at
        caller: ${said}
        never: taken
        never: What name
      `);
  });

  it('is no day: what happened yesterday, and what is asked for with a not', async () => {
    await callDesk('dental-clinic').play(`
      caller: I chipped my tooth yesterday, can somebody look at it today?
      never: already over
      caller: not today, Wednesday
      assistant: I have Wednesday
    `);
    await callDesk('hair-salon').play(`
      caller: a blow-dry please
      caller: do you not have December 12?
      assistant: I have Saturday, December 12
    `);
  });
});

it('books for a yes that is only eager, and answers what is asked behind it', async () => {
  await callDesk('dental-clinic').play(`
    caller: a check-up tomorrow at ten for Gerard Bell
    assistant: Shall I book it?
    caller: yes please, before I change my mind. Will it hurt?
    assistant: Booked:
    assistant: most visits don't hurt
  `);
});
