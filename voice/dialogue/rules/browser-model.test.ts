import { expect, it } from 'vitest';
import { ourDesk } from '#/content/agents/our-desk.ts';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';
import type { Agent, TurnInput } from '#/voice/engine/agent.ts';
import { maxClassifiedLength } from '#/voice/protocol/limits.ts';

const unclear = 'Would my aunt in the countryside manage with it?';
/** Of the entries that are put to the browser, it names the first. */
const namesFirst: NonNullable<TurnInput['classify']> = async ({ candidates }) => ({
  ids: candidates.slice(0, 1).map(({ id }) => id),
});
const { signal } = new AbortController();

async function ask(agent: Agent, text: string, turn: Partial<TurnInput> = {}): Promise<string> {
  let said = '';
  for await (const step of agent.respond({ text, history: [], signal, ...turn }))
    if (step.kind === 'sentence') said += `${step.text} `;
  return said;
}

it('keeps nothing of a turn that is aborted while it waits for the browser', async () => {
  const { agent } = startRuleAgent();
  const turn = new AbortController();
  const classify: typeof namesFirst = (task) => {
    turn.abort();
    return namesFirst(task);
  };
  expect(await ask(agent, unclear, { signal: turn.signal, classify })).toBe('');
  // With a topic there would be more to tell.
  expect(await ask(agent, 'Tell me more.')).toContain(ourDesk.wording.phrases.moreOfWhat);
});

it('takes what the browser names as the topic of the next question', async () => {
  const { agent } = startRuleAgent();
  await ask(agent, unclear, { classify: namesFirst });
  expect(await ask(agent, 'Tell me more.')).not.toContain(ourDesk.wording.phrases.moreOfWhat);
});

it('gives the browser the end of a long story and the question before', async () => {
  const { agent } = startRuleAgent();
  await ask(agent, 'Can it book appointments?');
  const tasks: Parameters<typeof namesFirst>[0][] = [];
  const classify: typeof namesFirst = async (task) => {
    tasks.push(task);
    return null;
  };
  await ask(agent, `${'Sheep graze there, and goats. '.repeat(40)}${unclear}`, { classify });
  expect(tasks).toMatchObject([{ before: 'Can it book appointments?', words: expect.stringMatching(/with it\?$/) }]);
  expect(tasks[0]?.words).toHaveLength(maxClassifiedLength);
});
