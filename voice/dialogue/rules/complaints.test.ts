import { describe, expect, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('a complaint of the agent', () => {
  it.each([
    ["you keep telling me that you don't know", 'Sorry, I only know what Frontdesk has told me.'],
    ["you can't answer anything", 'Sorry, I only know what Frontdesk has told me.'],
    ['you have said that already', "You're right, I repeated myself."],
    ['stop saying the same thing', "You're right, I repeated myself."],
    ['you sound like a broken record', "You're right, I repeated myself."],
    ['what a waste of my time', "I'm sorry I haven't been much help so far."],
    ["you're not helping", "I'm sorry I haven't been much help so far."],
  ])('is admitted, with what it can do: %s', async (said, admitted) => {
    await startRuleAgent().play(`
      caller: can you bake a cake?
      caller: ${said}
      assistant: ${admitted}
      assistant: I do know about
    `);
  });

  it('is never answered with a sentence of the turn before', async () => {
    const { agent } = startRuleAgent();
    let before: string[] = [];
    for (const text of ['you said that', "you're repeating yourself", 'same answer again', 'stop it, you said that']) {
      const said: string[] = [];
      for await (const step of agent.respond({ text, history: [], signal: new AbortController().signal }))
        if (step.kind === 'sentence') said.push(step.text);
      expect(said, text).not.toEqual([]);
      expect(said.filter((sentence) => before.includes(sentence))).toEqual([]);
      before = said;
    }
  });

  it('goes on with what was asked for', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: you already asked me that
      assistant: You're right, I repeated myself. What is your full name?
      shows: full_name =
    `);
  });
});
