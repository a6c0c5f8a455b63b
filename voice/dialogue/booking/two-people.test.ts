import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('two people in one talk', () => {
  it('have each their own visit: what a child has is not what a parent has', async () => {
    await callDesk('hair-salon').play(`
      caller: can you take me and my boy tomorrow, he needs his hair cut
      assistant: I'll do both
      caller: at noon
      caller: Peter Novak
      assistant: Just to confirm: child's cut
      caller: that's for him, his name's Tom
      assistant: for Tom Novak
      caller: yes
      books: child's cut, Tuesday, November 24, noon
      assistant: What is it for
      caller: a men's cut
      never: child's cut on
    `);
  });

  it('keep their names where both are told at once', async () => {
    await callDesk('hair-salon').play(`
      caller: a women's cut for me tomorrow at noon and one for my mother
      caller: Ann Lee for mine and Joan Lee for hers
      assistant: Thank you, Ann Lee and Joan Lee.
      assistant: for Ann Lee. Shall I book it?
    `);
  });

  it('are done at the same time where that is asked for', async () => {
    await callDesk('hair-salon').play(`
      caller: a color on Thursday for me, and a men's cut for my husband at the same time
      assistant: at the same time if two of us are free
    `);
  });

  it('do not share a service that the person asked for does not do', async () => {
    await callDesk('hair-salon').play(`
      caller: highlights tomorrow for me
      caller: and one for my sister with Jonas, too
      assistant: I'll do both
      caller: the first one
      caller: Ann Lee
      caller: yes
      assistant: What is it for
    `);
  });

  it('have a word taken off a name that is none of it', async () => {
    await callDesk('hair-salon').play(`
      caller: a blow-dry tomorrow at noon
      caller: Ann Lee Junior
      assistant: for Ann Lee Junior
      caller: please drop the Junior from my name
      assistant: for Ann Lee. Shall I book it?
    `);
  });

  it('move the visit of the one beside that of the other', async () => {
    await callDesk('hair-salon').play(`
      caller: a child's cut for my son tomorrow at noon, his name is Tom Novak
      caller: yes
      caller: a men's cut for me on Friday at 1 pm under Peter Novak
      caller: yes
      caller: can you move Tom's to right after mine
      assistant: Nothing is free right after it. I have Friday at 11:30 am or 2 pm.
    `);
  });
});

describe('what a visit is for', () => {
  it('is said where a need begins with another visit', async () => {
    await callDesk('dental-clinic').play(`
      caller: I'd like somebody to look at my denture on Tuesday
      assistant: For that we begin with a check-up.
    `);
  });
});

describe('times', () => {
  it('that are early or late are not taken', async () => {
    await callDesk('dental-clinic').play(`
      caller: a cleaning on Tuesday morning
      assistant: I have tomorrow at 8 am or 9:30 am.
      caller: eight's a bit early for me, nine thirty
      assistant: What name
      caller: Ann Lee
      assistant: at 9:30 am
    `);
  });

  it('of the week after are those of what is booked', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up on Tuesday at 10 am under Ann Lee
      caller: yes
      caller: something came up, can we do it the week after instead, same time?
      assistant: That moves your check-up to Tuesday, December 1 at 10 am
    `);
  });

  it('that somebody is busy until are not offered', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up on Thursday, I work till two most days
      never: 10 am
      never: noon
      never: 1 pm
      never: 1:30 pm
    `);
  });

  it('that an offer is said back with are refused', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up please
      assistant: I have today
      caller: Today?? No, Friday
      assistant: I have Friday
    `);
  });
});

describe('a visit of somebody else beside one that is made', () => {
  const booked = `
    caller: men's cut tomorrow at 3, my name is Mike Dow
    caller: yes
    books: men's cut, Tuesday, November 24, 3 pm
  `;

  it.each([
    'cheers. can my lad come too? hes 7, needs a trim same time',
    'can my boy come too at the same time?',
    'can you do my little one too? she is 5',
    'my daughter needs a trim as well',
    'my grandson needs a trim too',
  ])('is one on the same day: "%s"', async (said) => {
    await callDesk('hair-salon').play(`
      ${booked}
      caller: ${said}
      assistant: For the child's cut, then.
      assistant: tomorrow at
      never: I don't know
    `);
  });

  it.each(['can my son wait here, too?', 'can my lad sit with me as well?'])('is none: "%s"', async (said) => {
    await callDesk('hair-salon').play(`
      ${booked}
      caller: ${said}
      never: For the child's cut
    `);
  });

  it.each([
    'can my lad come too? hes 7, needs a trim same time',
    'yes, and can my lad come too? he needs a trim same time',
  ])('leaves the one in hand as it is: "%s"', async (said) => {
    await callDesk('hair-salon').play(`
      caller: men's cut tomorrow at 3, my name is Mike Dow
      caller: ${said}
      never: child's cut on Tuesday
      caller: yes
      books: men's cut, Tuesday, November 24, 3 pm
    `);
  });
});
