import { describe, expect, it } from 'vitest';
import { ourDesk } from '#/content/agents/our-desk.ts';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

const { maySkip } = ourDesk.wording.phrases;
const toWebsite = `
  caller: sign me up
  caller: Ann Smith
  caller: ann@example.com
  assistant: Do you have a website? If not, just say 'no website'.`;

describe('a field that is asked for again and again', () => {
  it.each([
    ['what cannot be an answer', ['the blue one', 'green and round', 'the usual']],
    ['other fields of the request', ['my name is Bob Stone', 'my name is Rob Stone', 'my name is Bill Stone']],
  ])('tells its way out the third time and is left open after that: %s', async (_, [first, second, third]) => {
    await startRuleAgent().play(`
      ${toWebsite}
      caller: ${first}
      never: ${maySkip}
      caller: ${second}
      assistant: ${maySkip}
      caller: ${third}
      assistant: Where does your customer service get stuck?
    `);
  });

  it('tells what happens without it where it is needed', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: the blue one
      caller: my name is Bob Stone
      assistant: Every request needs an email address
    `);
  });

  it('says no more than was asked for when the caller only wants to hear it again', async () => {
    await startRuleAgent().play(`
      ${toWebsite}
      caller: say that again
      caller: say that again
      caller: say that again
      never: ${maySkip}
    `);
  });

  it.each(['No website', "I don't have a website", 'skip', 'none', "we don't have one", 'not yet'])(
    'is left open by "%s"',
    async (said) => {
      const { play } = startRuleAgent();
      await play(`
        ${toWebsite}
        caller: ${said}
        assistant: No website, all right. Where does your customer service get stuck?
      `);
    },
  );
});

describe('short answers to a question of the form', () => {
  async function choicesAfter(...said: string[]): Promise<readonly string[]> {
    const { agent } = startRuleAgent();
    let choices: readonly string[] = [];
    for (const text of said) {
      for await (const step of agent.respond({ text, history: [], signal: new AbortController().signal }))
        if (step.kind === 'choices') choices = step.choices;
    }
    return choices;
  }

  it('leave an optional field open', async () => {
    expect(await choicesAfter('sign me up', 'Ann Smith', 'ann@example.com')).toEqual(['No website']);
  });

  it('are the options of a choice, then yes and no to the read-back', async () => {
    const said = ['sign me up', 'Ann Smith', 'ann@example.com', 'No website', 'We miss calls at lunch'];
    expect(await choicesAfter(...said)).toEqual(['Email', 'Phone', 'Video', 'Text']);
    const { choiceYes, choiceNo } = ourDesk.wording.phrases;
    expect(await choicesAfter(...said, 'Email')).toEqual([choiceYes, choiceNo]);
  });

  it("are none to a question of the caller's own words", async () => {
    expect(await choicesAfter('sign me up', 'Ann Smith', 'ann@example.com', 'No website')).toEqual([]);
  });
});
