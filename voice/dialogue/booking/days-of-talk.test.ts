import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a weekday after the one that is offered', () => {
  it.each([
    'not tomorrow, the one after. sometime late morning ish',
    'not this one, the following one',
    'no not tomorrow, the next one',
    'the tuesday after',
    'not that one, the Tuesday after that please',
    'no, the week after',
  ])('is a week later: "%s"', async (answer) => {
    await callDesk('hair-salon').play(`
      caller: a men's cut on Tuesday
      assistant: I have tomorrow at
      caller: ${answer}
      assistant: Tuesday, December 1
    `);
  });

  it.each(['not tomorrow, the day after', 'the day after please'])('is none in "%s"', async (answer) => {
    await callDesk('hair-salon').play(`
      caller: a men's cut tomorrow
      caller: ${answer}
      assistant: I have Wednesday at
    `);
  });
});

describe('a day that is too late', () => {
  it.each([
    ['thursday is too late. what have u got saturday afternoon?', 'I have Saturday at'],
    ["Thursday's a bit too late, Saturday?", 'I have Saturday at'],
    ['that is too far away, I need it before Wednesday', 'I have tomorrow at'],
    ["no, Thursday's too far off", 'I have tomorrow at'],
  ])('is given up for one before it: "%s"', async (answer, offer) => {
    await callDesk('hair-salon').play(`
      caller: a men's cut on Thursday next week
      assistant: I have Thursday, December 3 at
      caller: ${answer}
      assistant: ${offer}
    `);
  });
});

describe('the day of a visit that is made', () => {
  const made = `
    caller: a men's cut on Saturday at 1 pm, under Mike
    caller: yes
    caller: a child's cut for my son
  `;

  it.each([
    'same day as mine',
    'today? no same day as me',
    'what, today? no, the same day as me please',
    'today? no same day as me, the 28th',
    'Tuesday? no, the 28th',
  ])('is meant by "%s"', async (answer) => {
    await callDesk('hair-salon').play(`
      ${made}
      caller: ${answer}
      assistant: I have Saturday at
    `);
  });
});
