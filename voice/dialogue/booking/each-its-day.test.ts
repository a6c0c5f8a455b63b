import { describe, expect, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

const test = ['patch test', 'Saturday, November 28', '10 am'];
const color = ['color', 'Tuesday, December 1', '2 pm'];

async function booked(turns: string): Promise<string[][]> {
  const { agent, play } = callDesk('hair-salon');
  await play(turns);
  return agent.booking?.appointments.map(({ service, day, time }) => [service, day, time]) ?? [];
}

describe('two services with a day each', () => {
  it.each([
    'patch test saturday 10am, colour on december 1st at 2pm',
    'patch test on saturday at 10. then colour on december 1st at 2',
    "I'd like a patch test on Saturday at 10 and then do the colour on december 1st, 2 pm",
  ])('are booked one after the other: "%s"', async (wish) => {
    const made = await booked(`
      caller: ${wish}
      assistant: I'll do both, one after the other: first the patch test.
      caller: Carla Reyes
      caller: yes
      caller: yes
    `);
    expect(made).toEqual([test, color]);
  });

  it.each([
    'no. patch test saturday, 10. then colour on december 1st',
    'no thats the wrong way round. patch test saturday 10am, colour december 1st 2pm',
    'id do the test on saturday at 10 and colour on december 1st 2',
  ])('are booked so where one of them was in hand: "%s"', async (said) => {
    const made = await booked(`
      caller: a color on december 1st at 2, under Carla Reyes
      assistant: Just to confirm: color on Tuesday, December 1 at 2 pm
      caller: ${said}
      assistant: I'll do both, one after the other: first the patch test.
      caller: yes
      caller: yes
    `);
    expect(made).toEqual([test, color]);
  });

  it('are two where one of them waits already, and take no time of the other', async () => {
    const made = await booked(`
      caller: a color on december 1st at 2, under Carla Reyes
      caller: and when do i come for the test then
      caller: id do the test on saturday and colour on december 1st at 2
      caller: 10
      caller: yes
      caller: yes
      assistant: Is there anything else?
    `);
    expect(made).toEqual([test, color]);
  });

  it('are booked so behind a yes to the first', async () => {
    const made = await booked(`
      caller: a color on december 1st at 2, under Carla Reyes
      caller: yes, and a patch test this saturday at 10
      books: color, Tuesday, December 1, 2 pm
      caller: yes
    `);
    expect(made).toEqual([color, test]);
  });

  it('are one where the second word tells of the first', async () => {
    await callDesk('hair-salon').play(`
      caller: a child's cut on Saturday for my boy, a trim for him at 11 am
      never: one after the other
    `);
  });

  it('share a day that is named behind both', async () => {
    await callDesk('dental-clinic').play(`
      caller: a check-up and a cleaning on Friday
      assistant: I have Friday
    `);
  });
});

describe('a question when to come for another service', () => {
  it.each([
    'Carla Reyes. and when do i come for the test then',
    'Carla Reyes. But when should I come for the patch test?',
  ])('leaves the one in hand as it is: "%s"', async (said) => {
    await callDesk('hair-salon').play(`
        caller: a color on december 1st at 2
        caller: ${said}
        assistant: first the color.
        assistant: Just to confirm: color on Tuesday, December 1 at 2 pm
        caller: yes
        assistant: Now the patch test.
      `);
  });
});
