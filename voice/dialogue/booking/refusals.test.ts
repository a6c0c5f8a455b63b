import { describe, expect, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';
import { refusalsAsNot } from '../days-and-times/refused-words.ts';
import { hearRefusedDays } from '../days-and-times/spoken-day.ts';
import { timeWords } from '../days-and-times/time-words.ts';

describe('days that a caller refuses, on a Monday', () => {
  it.each([
    ['not on Monday', ['monday'], []],
    ['anything but Friday', ['friday'], []],
    ['any day except Monday or Tuesday', ['monday', 'tuesday'], []],
    ['no Fridays please', ['friday'], []],
    ["I can't do Wednesday", ['wednesday'], []],
    ['not tomorrow', [], ['2026-11-24']],
    ['next Tuesday but not December 4', [], ['2026-12-04']],
    ['not Tuesday but Thursday', ['tuesday'], []],
    ['Thursday instead of Tuesday', ['tuesday'], []],
    ["football's on Saturday", ['saturday'], []],
    ["he's got training every Tuesday", ['tuesday'], []],
    ["I've got a rehearsal tomorrow", [], ['2026-11-24']],
    ['can I book a tennis court on Saturday', [], []],
    ["I'd like the ballet class on Tuesday", [], []],
    ['why not Tuesday?', [], []],
    ['not before Tuesday', [], []],
    ["I'm not sure about Tuesday", [], []],
  ])('are read in "%s"', (text, weekdays, days) => {
    const { refused } = hearRefusedDays(refusalsAsNot(timeWords(text)), '2026-11-23', null);
    expect(refused).toMatchObject({ weekdays, days });
  });

  it.each([
    ['not on Monday', 'I have tomorrow at 8 am'],
    ['anything but Monday', 'I have tomorrow at 8 am'],
    ['neither today nor tomorrow', 'I have Wednesday'],
    ['not before Thursday', 'I have Thursday'],
    ['after Wednesday', 'I have Thursday'],
    ['not this week', 'I have Monday, November 30'],
    ["today doesn't work", 'I have tomorrow at 8 am'],
  ])('are not offered: "%s"', async (refusal, offer) => {
    await callDesk('dental-clinic').play(`
      caller: a check-up please
      assistant: I have today at 10:30 am or noon.
      caller: ${refusal}
      assistant: ${offer}
      books: nothing
    `);
  });

  it('give way to the day that is named before "instead"', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up on Friday
      caller: Thursday instead, I see my mother on Friday
      assistant: I have Thursday
      books: nothing
    `);
  });

  it('stay refused, and keep the time that was asked for', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up next week but not Monday
      assistant: I have Tuesday, December 1
      caller: any day except Tuesday
      never: Monday
      never: Tuesday
      caller: Monday after all
      assistant: Monday, November 30
    `);
  });

  it('tell of the appointment that is to be moved, not of where to', async () => {
    await callDesk('dental-clinic').play(`
      caller: check-up tomorrow at 8 am under Ivy Chen
      caller: yes
      caller: I need to move my appointment, but not to Wednesday
      never: Wednesday
      never: tomorrow at 8 am
      books: check-up, Tuesday, November 24, 8 am
    `);
  });
});

describe('times that a caller refuses', () => {
  it.each([
    ['not at 9:30', 'tomorrow at 8 am or 11 am'],
    ['anything but the morning', 'I have tomorrow at'],
    ['not before noon', 'I have tomorrow at'],
    ['not after nine', 'tomorrow at 8'],
    ['not at 9:30 but at 11', 'What name shall I put it under?'],
    ['not the first one', 'What name shall I put it under?'],
  ])('are not offered: "%s"', async (refusal, answer) => {
    await callDesk('dental-clinic').play(`
      caller: a cleaning tomorrow at ten
      assistant: I have tomorrow at 9:30 am or 11 am.
      caller: ${refusal}
      assistant: ${answer}
      never: 9:30 am or
      books: nothing
    `);
  });
});

describe('a time that was refused', () => {
  it.each(["I don't want noon", 'not noon, I have class then', "noon doesn't work", 'neither', 'any other times?'])(
    'is not proposed again for that wish: "%s"',
    async (refusal) => {
      await callDesk('dental-clinic').play(`
        caller: a check-up today
        assistant: I have today at 10:30 am or noon.
        caller: ${refusal}
        never: noon
        caller: what else do you have today
        never: noon
        caller: after eleven today please
        never: noon
        books: nothing
      `);
    },
  );

  it('may be wanted after all', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up today
      caller: not noon
      caller: okay noon then
      caller: Bo Lind
      assistant: Monday, November 23 at noon
    `);
  });

  it.each([
    ['mornings only', ['pm']],
    ["afternoons don't work for me", ['pm']],
    ["ten's too early for me", ['8 am', '10 am']],
  ])('bounds what is proposed on every day: "%s"', async (refusal, never) => {
    await callDesk('dental-clinic').play(`
      caller: a check-up please
      caller: ${refusal}
      caller: on Friday
      ${never.map((time) => `never: ${time}`).join('\n')}
    `);
  });
});

describe('the day of an occasion', () => {
  it('is the one that is wanted', async () => {
    await callDesk('hair-salon').play(`
      caller: an updo please
      caller: neither, the ball is on saturday 12 december
      assistant: I have Saturday, December 12 at
    `);
  });
});

describe('people', () => {
  it.each([
    'anyone but Dr. Okafor',
    'not with Okafor',
    "I don't want to see Dr Okafor",
    'anybody except Okafor',
    'with someone other than Dr. Okafor',
    'Lindqvist instead of Okafor',
  ])('are refused with "%s"', async (refusal) => {
    await callDesk('dental-clinic').play(`
      caller: a check-up on Wednesday at 9, ${refusal}, my name is Ann Lee
      assistant: check-up on Wednesday, November 25 at 9 am with Dr. Lindqvist, for Ann Lee.
    `);
  });

  it('are changed in the middle, at the same time where it is free', async () => {
    await callDesk('hair-salon').play(`
      caller: a women's cut on Thursday at 3 pm with Mara
      caller: with Jonas instead
      assistant: With Jonas, then. What name
      caller: Ann Lee
      assistant: Thursday, November 26 at 3 pm with Jonas, for Ann Lee.
      caller: can Priya do it?
      assistant: Priya isn't free on Thursday at 3 pm. I have Thursday at
      caller: not Priya
      assistant: Not with Priya, then. I have Thursday
      books: nothing
    `);
  });

  it('may be somebody else than who was spoken of', async () => {
    await callDesk('hair-salon').play(`
      caller: a women's cut on Thursday at 3 pm with Mara, my name is Ann Lee
      caller: with somebody else please
      never: with Mara
    `);
  });

  it('who alone do a service are told, and not booked in silence', async () => {
    await callDesk('dental-clinic').play(`
      caller: a cleaning tomorrow, anyone but Rosa
      assistant: Only Rosa does that. I have tomorrow
    `);
  });
});

describe('while times are offered', () => {
  const offered = `
    caller: a men's cut on Saturday, my name is Pat
    assistant: I have Saturday at 9 am or 11 am.
  `;

  it.each([
    ['not so early', 'I have Saturday at 11:30 am or 1 pm.'],
    ['no, Pat Miller', 'I have Saturday at 9 am or 11 am.'],
    ['who is Mara?', 'Which of the two times would suit?'],
    ['is Jonas free?', 'With Jonas, then.'],
  ])('"%s" is understood', async (text, answer) => {
    await callDesk('hair-salon').play(`
      ${offered}
      caller: ${text}
      assistant: ${answer}
      never: Mara does not do that
      never: What day or time
    `);
  });
});

describe('a date that no calendar has', () => {
  it.each([
    ['February 31', 'February 31'],
    ['the 31st of November', 'November 31'],
    ['Friday the 40th', '40th'],
    ['the 32nd', '32nd'],
    ['2/31', 'February 31'],
    ['2027-02-30', 'February 30'],
    ['February 29', 'February 29 in 2027'],
    ['November 31 at three', 'November 31'],
  ])('is told for %s, and no other day is offered', async (said, told) => {
    await callDesk('dental-clinic').play(`
      caller: a check-up on ${said}
      assistant: There is no ${told}. What day or time would suit you?
      books: nothing
    `);
    await callDesk('dental-clinic').play(`
      caller: a check-up tomorrow
      caller: ${said} please
      assistant: There is no ${told}. What day or time would suit you?
    `);
  });

  it('leaves the time that was said with it', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up on November 31 at 9, under Bo Lind
      caller: I mean Wednesday
      assistant: Wednesday, November 25 at 9 am
    `);
  });

  it('is read as month and day where it is written with a slash', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up on 12/3 at eleven, under Bo Lind
      assistant: Thursday, December 3 at
    `);
  });
});

describe('a day that a caller is busy for a part of', () => {
  it.each([
    'he has swimming thursday till 4, can you do 4:30',
    "he's at school on Thursday until 4, half past four would do",
  ])('stays the day: "%s"', async (text) => {
    await callDesk('dental-clinic').play(`
        caller: a check-up on Thursday, for my son Leo
        caller: ${text}
        assistant: Just to confirm: check-up on Thursday, November 26 at 4:30 pm
      `);
  });
});
