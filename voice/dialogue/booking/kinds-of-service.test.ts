import { describe, expect, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

const whichCut = "Is that a women's, a men's or a child's cut?";

describe('a word for several services', () => {
  it.each([
    'hi need a haircut, saturday',
    'can i get a trim on saturday',
    'a cut for me saturday please',
    'could you fit me in for a hair cut on saturday',
  ])('is asked for, and keeps the day: "%s"', async (wish) => {
    await callDesk('hair-salon').play(`
      caller: ${wish}
      assistant: ${whichCut}
      never: I have Saturday
      caller: mens
      assistant: I have Saturday
      caller: the first one
      caller: Mike Dow
      assistant: Just to confirm: men's cut on Saturday, November 28
    `);
  });

  it('is asked for with the services as short answers', async () => {
    const steps = await Array.fromAsync(
      callDesk('hair-salon').agent.respond({
        text: 'a haircut on Saturday',
        typed: true,
        history: [],
        signal: new AbortController().signal,
      }),
    );
    expect(steps).toContainEqual({ kind: 'choices', choices: ["Women's cut", "Men's cut", "Child's cut"] });
  });

  it.each([
    ["it's for my husband", "men's cut"],
    ["for my lad, he's 7", "child's cut"],
    ['a man’s', "men's cut"],
    ['for my wife', "women's cut"],
    ["I'm a guy", "men's cut"],
    ['yeah a kids one', "child's cut"],
  ])('is told apart by the answer "%s"', async (answer, service) => {
    await callDesk('hair-salon').play(`
      caller: a haircut tomorrow at 3, the name is Dana Reed
      assistant: ${whichCut}
      caller: ${answer}
      assistant: Just to confirm: ${service} on Tuesday, November 24 at 3 pm
    `);
  });

  it.each([
    ['a trim for my lad tomorrow', "child's cut"],
    ["my boy needs a cut tomorrow, he's 7", "child's cut"],
    ['need a haircut tomorrow, hes 7', "child's cut"],
    ['a haircut for my daughter tomorrow', "child's cut"],
    ['a cut for him tomorrow', "men's cut"],
    ['a haircut for my husband tomorrow', "men's cut"],
    ['just a short back n sides tomorrow', "men's cut"],
    ['a fade tomorrow', "men's cut"],
    ['a trim for my wife tomorrow', "women's cut"],
  ])('is not asked for where the rest tells it: "%s"', async (wish, service) => {
    await callDesk('hair-salon').play(`
      caller: ${wish}
      never: Is that a
      caller: the second one
      caller: Sam Lowe
      assistant: Just to confirm: ${service} on Tuesday, November 24
    `);
  });

  it('is asked for once: who goes on with a time gets the first, and hears it', async () => {
    await callDesk('hair-salon').play(`
      caller: a haircut on Saturday
      assistant: ${whichCut}
      caller: early afternoon if possible
      assistant: For the women's cut, then. I have Saturday
      never: Is that a
    `);
  });

  it('is asked for of those that the person does who is wanted', async () => {
    await callDesk('hair-salon').play(`
      caller: a haircut with Mara tomorrow
      assistant: Is that a women's or a child's cut?
    `);
  });

  it('has the price and the length of each, while it is asked for', async () => {
    await callDesk('hair-salon').play(`
      caller: a haircut tomorrow
      caller: how much is it?
      assistant: The women's cut is 62 dollars, the men's cut is 34 dollars and the child's cut is 24 dollars. ${whichCut}
    `);
  });

  it('is asked for where it was only asked about before', async () => {
    await callDesk('hair-salon').play(`
      caller: how much is a haircut
      caller: ok book me in for tomorrow at 3
      assistant: ${whichCut}
    `);
  });

  it('is asked for of a further visit, too', async () => {
    await callDesk('hair-salon').play(`
      caller: a color tomorrow at nine, under Sara Moss
      caller: yes, and can I have a haircut on Saturday as well
      assistant: Now the cut. ${whichCut}
      caller: women's
      assistant: I have Saturday
    `);
  });
});
