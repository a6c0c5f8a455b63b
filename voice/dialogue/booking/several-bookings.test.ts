import { describe, expect, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a second appointment while one is being made', () => {
  it.each([
    ["a women's cut tomorrow and a color on Friday", "women's cut", 'color'],
    ["a men's cut tomorrow for me and a child's cut for my son", "men's cut", "child's cut"],
    ["a color and a women's cut tomorrow", 'color', "women's cut"],
  ])('asked for at once, "%s", is made after the first', async (wish, first, second) => {
    await callDesk('hair-salon').play(`
      caller: ${wish}
      assistant: I'll do both, one after the other: first the ${first}. I have tomorrow at
      caller: the first one
      caller: Ann Lee
      assistant: Just to confirm: ${first} on Tuesday
      caller: yes
      assistant: Booked: ${first}
      assistant: Now the ${second}.
      assistant: I have
      never: Is there anything else?
    `);
  });

  it.each([
    ['and a color too', 'color'],
    ['I also want a blow-dry', 'blow-dry'],
    ['my son needs a cut as well', "child's cut"],
    ['and another appointment for my wife', "women's cut"],
  ])('asked for in the middle, "%s", does not take the place of the first', async (addition, second) => {
    await callDesk('hair-salon').play(`
      caller: a men's cut tomorrow
      caller: ${addition}
      assistant: I'll do both, one after the other: first the men's cut. Which of the two times would suit?
      caller: noon
      caller: Ann Lee
      caller: yes
      books: men's cut, Tuesday, November 24, noon
      assistant: Now the ${second}.
    `);
  });

  it('takes the place of the first where the caller corrects themselves', async () => {
    await callDesk('hair-salon').play(`
      caller: a men's cut on Friday
      caller: actually make it a color
      never: one after the other
      caller: the first one
      caller: Ann Lee
      assistant: Just to confirm: color on Friday
    `);
  });

  it('is asked about where only their number is told', async () => {
    await callDesk('hair-salon').play(`
      caller: I'd like to book two appointments
      assistant: I'll do both, one after the other. Gladly. What is it for
      caller: a blow-dry tomorrow at noon, under Ann Lee
      caller: yes
      books: blow-dry, Tuesday, November 24, noon
      assistant: Now the next one.
    `);
  });

  it.each(['a cut and blow dry tomorrow', 'I have a toothache and it hurts, tomorrow morning'])(
    'is not heard in "%s"',
    async (wish) => {
      await callDesk(wish.includes('cut') ? 'hair-salon' : 'dental-clinic').play(`
        caller: ${wish}
        never: one after the other
        assistant: Which suits you?
      `);
    },
  );

  it('is forgotten with the first', async () => {
    await callDesk('hair-salon').play(`
      caller: a men's cut and a color tomorrow
      caller: never mind
      assistant: I haven't booked anything.
      caller: a blow-dry tomorrow at noon, under Ann Lee
      caller: yes
      never: Now the
    `);
  });

  it('is one of no more than a call may have', async () => {
    const { agent, play } = callDesk('hair-salon');
    await play(`caller: a blow-dry tomorrow at noon, under Ann Lee`);
    for (let more = 0; more < 9; more++) await play('caller: and also another appointment for my son');
    for (let more = 0; more < 9; more++) {
      await play('caller: yes');
      await play('caller: the first one');
      await play('caller: Bo Lee');
    }
    expect(agent.booking?.appointments.length).toBeLessThanOrEqual(5);
  });
});

describe("the visit of a caller's second child", () => {
  it.each(['Yes please. And will you then do my daughter at 4?', 'yes please, and will you then do my daughter at 4'])(
    'is made after the first is booked, by a yes that asks for it: "%s"',
    async (said) => {
      await callDesk('dental-clinic').play(`
      caller: a check-up on Monday at 3:30 for Alfie Turner
      caller: ${said}
      assistant: Booked: check-up on Monday, November 30 at 3:30 pm
      assistant: at 4 pm with Dr. Lindqvist, then. What name shall I put it under?
      caller: Poppy
      assistant: for Poppy Turner. Shall I book it?
    `);
    },
  );

  it('is as the first, on the same day, where the caller says so', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up on Monday at 3:30
      caller: The first one is Alfie Turner, he's 7.
      assistant: for Alfie Turner. Shall I book it?
      caller: yes
      caller: Now my daughter Poppy Turner, same day at 4
      assistant: check-up on Monday, November 30 at 4 pm with Dr. Lindqvist, for Poppy Turner. Shall I book it?
    `);
  });
});

describe('a second appointment that nobody asks for', () => {
  it.each([
    'I want an appointment on Wednesday, for my son, for a check-up',
    "I need a check-up on Wednesday and it's for my daughter",
    'Only one appointment please, my son and I are busy, a check-up on Wednesday',
  ])('is not begun: "%s"', async (wish) => {
    await callDesk('dental-clinic').play(`
      caller: ${wish}
      never: one after the other
      assistant: I have Wednesday
    `);
  });

  it.each(['I want only one appointment', 'forget the second one', 'leave out the color', 'just me, please'])(
    'ends at once, and the first stands: "%s"',
    async (said) => {
      await callDesk('hair-salon').play(`
        caller: a men's cut and a color tomorrow
        caller: ${said}
        assistant: Just the one, then.
        caller: noon, under Ann Lee
        caller: yes
        books: men's cut, Tuesday, November 24, noon
        assistant: Is there anything else?
      `);
    },
  );

  it.each(["I don't want a second appointment", 'no next one please', 'forget Tom, just me', 'Cancel the second one'])(
    'ends when the first is booked, and hears what stands: "%s"',
    async (said) => {
      await callDesk('hair-salon').play(`
        caller: a men's cut tomorrow at noon under Ann Lee
        caller: yes please, and one for my son Tom on Friday
        assistant: Now the child's cut.
        caller: ${said}
        assistant: Your men's cut on Tuesday, November 24 at noon stands.
        caller: Which one is booked now?
        assistant: You have this booked: men's cut on Tuesday
      `);
    },
  );
});

describe('two visits of one turn', () => {
  it('keep each their name and time, for two children', async () => {
    const call = callDesk('hair-salon');
    await call.play(`
      caller: a child's cut for my son on Friday at ten under Leo Fox, and one for my daughter Mia at 2
      caller: yes
      caller: yes
    `);
    expect(call.agent.booking?.appointments.map(({ name }) => name)).toEqual(['Leo Fox', 'Mia Fox']);
  });
});

describe('all appointments', () => {
  const two = `
    caller: a men's cut tomorrow at noon under Ann Lee
    caller: yes
    caller: a color on Friday at 4
    caller: yes
  `;

  it.each(['cancel both', 'cancel all my appointments', 'please cancel everything'])(
    'are cancelled by "%s" after one read-back and a yes',
    async (wish) => {
      await callDesk('hair-salon').play(`
        ${two}
        caller: ${wish}
        assistant: Your men's cut on Tuesday, November 24 at noon and color on Friday, November 27 at 4 pm
        expecting: yes-or-no
        books: color, Friday, November 27, 4 pm
        caller: yes
        books: nothing
      `);
    },
  );

  it('stay on a no, and may be meant where one is asked for', async () => {
    await callDesk('hair-salon').play(`
      ${two}
      caller: cancel my appointment
      assistant: Which of your appointments do you mean?
      caller: both
      caller: no, keep them
      books: men's cut, Tuesday, November 24, noon
      books: color, Friday, November 27, 4 pm
      caller: cancel the color
      assistant: Your color on Friday
      caller: no, the other one
      assistant: Your men's cut on Tuesday
      caller: no, cancel both
      assistant: shall I cancel all of them?
    `);
  });
});

describe('a visit of the caller and one of their child', () => {
  it('keep each its service, time and name', async () => {
    const call = callDesk('hair-salon');
    await call.play(`
      caller: Hi, I'd like to bring my son in for a haircut, and maybe get one myself at the same time
      assistant: I'll do both, at the same time if two of us are free: first the child's cut.
      caller: on Saturday
      caller: Put it under Marco Bellini. The 11am is for my son Leo, kids cut. And I want a men's cut at 1
      assistant: Just to confirm: child's cut on Saturday, November 28 at 11 am
      caller: Yes. And mine at 1 as well, under Marco
      books: child's cut, Saturday, November 28, 11 am
      assistant: Now the men's cut.
      caller: yes
      books: men's cut, Saturday, November 28, 1 pm
      assistant: Is there anything else?
    `);
    expect(call.agent.booking?.appointments.map(({ name }) => name)).toEqual(['Leo', 'Marco']);
  });
});

describe('the name of a visit', () => {
  const booked = `
    caller: check-up on Wednesday at nine, my name is Bo Lind
    caller: yes
  `;

  it.each([
    ["oh no that's for Leo not me", 'Leo'],
    ['put it under Luis Diaz instead', 'Luis Diaz'],
    ['sorry the name should be Luis Diaz', 'Luis Diaz'],
  ])('is changed after it is booked, and nothing new begins: "%s"', async (said, name) => {
    const call = callDesk('dental-clinic');
    await call.play(`
      ${booked}
      caller: ${said}
      assistant: is now for ${name}.
    `);
    expect(call.agent.booking?.appointments).toHaveLength(1);
  });

  it('is taken from a yes that gives it', async () => {
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine, my name is Bo Lind
      caller: yes, for Leo
      assistant: for Leo.
    `);
  });

  it.each(['I just told you Eleanor Whitcomb', 'i already said, eleanor whitcomb'])(
    'is taken from who says it again: "%s"',
    async (said) => {
      await callDesk('dental-clinic').play(`
        caller: check-up on Wednesday at nine
        caller: ${said}
        assistant: for Eleanor Whitcomb. Shall I book it?
      `);
    },
  );
});
