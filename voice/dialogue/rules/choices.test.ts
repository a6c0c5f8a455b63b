import { describe, expect, it } from 'vitest';
import { ourDesk } from '#/content/agents/our-desk.ts';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';
import { callDesk } from '#/tests/support/sample-desk.ts';
import { findUnsureQuestion } from '#/tests/support/unsure-question.ts';
import type { Agent, AgentStep } from '../../engine/agent.ts';

const { phrases } = ourDesk.wording;
const { text: unsure, between } = findUnsureQuestion();

async function ask(agent: Agent, text: string, typed = false): Promise<{ said: string[]; choices: readonly string[] }> {
  const said: string[] = [];
  let choices: readonly string[] = [];
  for await (const step of agent.respond({ text, typed, history: [], signal: new AbortController().signal })) {
    if (step.kind === 'sentence') said.push(step.text);
    if (step.kind === 'choices') choices = step.choices;
  }
  return { said, choices };
}

describe('short answers to what the agent asks', () => {
  it('name each topic that it asks about, and its name is an answer', async () => {
    const { choices } = await ask(startRuleAgent().agent, unsure);
    expect(choices.slice(0, -1).map((choice) => choice.toLowerCase())).toEqual(
      between.map(({ topic }) => topic.toLowerCase()),
    );
    for (const [at, { text }] of between.entries()) {
      const { agent } = startRuleAgent();
      await ask(agent, unsure);
      const { said } = await ask(agent, choices[at] ?? '');
      expect(text).toContain(said[0]?.slice(-30));
    }
  });

  it('have a way out, which asks for another question', async () => {
    const { agent } = startRuleAgent();
    const { choices } = await ask(agent, unsure);
    expect((await ask(agent, choices.at(-1) ?? '')).said).toEqual([phrases.whatElse]);
  });

  it.each([
    ['an offer of the form', 'who painted the Mona Lisa?', [phrases.choiceYes, phrases.choiceNo]],
    ['the rest of what was asked for', 'What happens when a customer wants to talk to a human?', [phrases.choiceGoOn]],
    ['no question at all', 'thanks', []],
  ])('fit %s', async (_, text, choices) => {
    expect((await ask(startRuleAgent().agent, text)).choices).toEqual(choices);
  });

  it('go with the offer, also when the form on screen answers it', async () => {
    const { agent } = startRuleAgent();
    expect((await ask(agent, 'who painted the Mona Lisa?')).choices).toEqual([phrases.choiceYes, phrases.choiceNo]);
    const steps: AgentStep[] = [];
    for await (const step of agent.decideForm('discard', new AbortController().signal)) steps.push(step);
    expect(steps).toEqual([{ kind: 'choices', choices: [] }]);
  });

  it('are taken back by a turn that asks nothing, and are not sent again', async () => {
    const { agent } = startRuleAgent();
    await ask(agent, 'who painted the Mona Lisa?');
    const kinds = [];
    for (const text of ['No, thanks', 'thanks']) {
      for await (const step of agent.respond({ text, history: [], signal: new AbortController().signal }))
        if (step.kind === 'choices') kinds.push(step.choices);
    }
    expect(kinds).toEqual([[]]);
  });
});

describe('yes and no', () => {
  it('are there when an appointment is to be confirmed', async () => {
    const { agent } = callDesk('dental-clinic');
    expect((await ask(agent, 'a check-up tomorrow afternoon')).choices).toEqual([]);
    await ask(agent, 'the first one');
    const { said, choices } = await ask(agent, 'Ann Smith');
    expect(said.join(' ')).toContain('Shall I book it?');
    expect(choices).toEqual([phrases.choiceYes, phrases.choiceNo]);
    expect((await ask(agent, phrases.choiceYes)).said.join(' ')).toContain('Booked:');
  });
});

describe('suggested questions', () => {
  const unknown = 'how many zebras live in Namibia';

  it('stand beside yes and no where the agent does not know, and are not those that were taken', async () => {
    const { agent } = startRuleAgent();
    const [first = '', second = '', third = ''] = ourDesk.suggestions;
    expect((await ask(agent, unknown, true)).choices).toEqual([phrases.choiceYes, phrases.choiceNo, first, second]);
    await ask(agent, first, true);
    expect((await ask(agent, unknown, true)).choices.slice(2)).toEqual([second, third]);
  });

  it.each(['hi', 'ok', 'never mind', 'thanks', 'tell me a joke', 'what can you do'])(
    'are there again after "%s"',
    async (text) => {
      expect((await ask(startRuleAgent().agent, text, true)).choices).toEqual(ourDesk.suggestions.slice(0, 3));
    },
  );

  it('are none to a caller who speaks, to an answer, and in the middle of a request', async () => {
    const { agent } = startRuleAgent();
    expect((await ask(agent, unknown)).choices).toEqual([phrases.choiceYes, phrases.choiceNo]);
    await ask(agent, 'no');
    await ask(agent, 'take a request', true);
    expect((await ask(agent, unknown, true)).choices).toEqual([]);
  });
});
