import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('limits of a wish', () => {
  it('are told to be kept by what was offered, and kept by every later offer', async () => {
    await callDesk('hair-salon').play(`
      caller: a men's cut please
      caller: not before four
      never: am
      caller: Friday
      never: am
      caller: other times
      never: am
      never: 3 pm
      never: 3:30
    `);
  });

  it.each(['nothing before ten', 'no earlier than ten', 'any day but Wednesday'])(
    'are no refusal of times that keep them: "%s"',
    async (said) => {
      await callDesk('dental-clinic').play(`
        caller: a check-up on Thursday
        caller: ${said}
        assistant: would do. I have Thursday at
      `);
    },
  );
});

describe('a choice of a time', () => {
  it.each(['either', 'the earlier one'])('is said again, where no time of the clock was named: "%s"', async (said) => {
    await callDesk('dental-clinic').play(`
      caller: a check-up please
      caller: ${said}
      assistant: Today at
      assistant: then. What name
    `);
  });

  it('takes the first of two times that is free, and says so', async () => {
    await callDesk('hair-salon').play(`
      caller: a men's cut on Thursday
      caller: 5:30 or 6
      assistant: Thursday at
      assistant: then. What name
    `);
  });
});

describe('names of visits', () => {
  it('are put under a visit each, the one who calls under none', async () => {
    await callDesk('dental-clinic').play(`
      caller: I need checkups for my two boys
      caller: It's Sinéad, the boys are Cillian and Fionn
      assistant: Thank you, Cillian and Fionn.
      caller: the earlier one
      assistant: for Cillian. Shall I book it?
      caller: yes
      caller: yes
      assistant: for Fionn
    `);
  });

  it('are those of before, where the caller says so', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up for my son Leo, I'm Anna
      caller: the first one
      assistant: for Leo. Shall I book it?
      caller: yes
      caller: and a cleaning for my husband
      caller: the first one
      caller: same name as before
      assistant: for Leo. Shall I book it?
    `);
  });

  it('are on no file of the agent', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up please
      caller: the first one
      caller: the name's on file
      assistant: I have no file of names here
      assistant: What name shall I put it under?
    `);
  });
});

describe('what a wish names', () => {
  it.each([
    ["I'd like a perm and a women's cut", "we don't do perms"],
    ["can I get a women's cut and a manicure on Friday", 'we do no nails'],
  ])('is said to be had or not, where a visit is booked beside it: "%s"', async (said, answer) => {
    await callDesk('hair-salon').play(`
      caller: ${said}
      assistant: ${answer}
      assistant: Which suits you?
    `);
  });

  it('is named as the agent books it, where the caller uses another word', async () => {
    await callDesk('hair-salon').play(`
      caller: I want a wash and set with rollers
      assistant: For the blow-dry, then. I have
    `);
  });

  it.each(['haircut and a beard trim on Friday', 'a beard trim with the cut on Friday'])(
    'is one visit, where one service is both: "%s"',
    async (said) => {
      await callDesk('hair-salon').play(`
        caller: ${said}
        never: both
        caller: the first one
        caller: Tom Hale
        assistant: cut and beard trim on Friday
      `);
    },
  );

  it('is heard at the end of a long story', async () => {
    await callDesk('dental-clinic').play(`
      caller: Thirty years a bus driver and I never spoke to a robot before, well, here we are, this tooth of mine plays up with cold
      assistant: For the emergency visit, then. I have
    `);
  });
});

describe('a part of a day that has no free time', () => {
  it('is offered on the next day that has it, beside the nearest time of the day itself', async () => {
    await callDesk('hair-salon').play(`
      caller: a women's cut on Tuesday after 6
      assistant: we close at 6 pm. I have tomorrow at 5 pm or Thursday
    `);
  });

  it('is kept on other days where the day itself has nothing', async () => {
    await callDesk('hair-salon').play(`
      caller: color on Tuesday after work please
      never: am or
    `);
  });
});
