import { afterEach, describe, expect, it } from 'vitest';
import { ann, anns, calls, closeModelServer, says, sets, startModelAgent } from '#/tests/support/model-agent.ts';
import type { AgentStep } from '../../engine/agent.ts';
import { maxModelHistoryLength, maxModelHistoryLines } from '../../protocol/limits.ts';

afterEach(closeModelServer);

describe('with a language model', () => {
  it('yields each sentence as soon as it is complete', async () => {
    const { agent } = await startModelAgent([says('It takes about ', 'a week. We test ', 'it first.')]);
    const said: AgentStep[] = [];
    for await (const step of agent.respond({
      text: 'how long?',
      history: [],
      signal: new AbortController().signal,
    }))
      said.push(step);
    expect(said).toEqual([
      { kind: 'sentence', text: 'It takes about a week.' },
      { kind: 'sentence', text: 'We test it first.' },
    ]);
  });

  it('fills in a form with the tools, lets the rules read it back, and sends it after a yes', async () => {
    const { play, taken } = await startModelAgent([sets(ann), calls(['show_form', {}]), says('Thank you.')]);
    await play(`
      caller: ${anns}
      assistant: Your name: Ann Smith.
      assistant: Your email: A, N, N, at example dot com.
      assistant: Is that right, and may I send it?
      stage: confirming
      expecting: yes-or-no
      caller: yes please
      assistant: Your request has been sent
      stage: sent
    `);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({ draft: { full_name: 'Ann Smith', email: 'ann@example.com' }, urgent: false });
  });

  it('reads back a complete form, even when the model does not call `show_form`', async () => {
    const { play } = await startModelAgent([sets(ann), says('Noted.')]);
    await play(`
      caller: ${anns}
      assistant: Let me read it back.
      stage: confirming
    `);
  });

  it('sends the form after a yes with a question, whether or not the model calls `send_form`', async () => {
    const { play, taken } = await startModelAgent([
      sets(ann),
      says('Noted.'),
      says('Our team is glad to hear from you.'),
    ]);
    await play(`
      caller: ${anns}
      caller: Yes, send it. Who are you?
      assistant: Your request has been sent
      stage: sent
    `);
    expect(taken).toHaveLength(1);
  });

  it.each([
    ['a tool', calls(['send_form', {}])],
    ['its own reading of a yes', says('Fine.')],
  ])('does not send by %s while the caller may be cutting in, nor when they did', async (_, act) => {
    const { play, agent, taken } = await startModelAgent([sets(ann), says('Noted.'), act, says('Fine.')]);
    await play(`caller: ${anns}`);
    const turn = new AbortController();
    const judged = Promise.withResolvers<boolean>();
    const asked = Promise.withResolvers<void>();
    const mayAct = () => {
      asked.resolve();
      return judged.promise;
    };
    const steps = agent.respond({ text: 'Yes, send it. Who are you?', history: [], signal: turn.signal, mayAct });
    const said = Array.fromAsync(steps);
    await asked.promise;
    expect(taken).toEqual([]);
    turn.abort();
    judged.resolve(false);
    await said;
    expect(taken).toEqual([]);
    expect(agent.form?.stage).toBe('confirming');
  });

  it('parses an e-mail address that the model passes on as it was spoken', async () => {
    const { play } = await startModelAgent([
      sets({ email: 'ann at example dot com', full_name: 'ann' }),
      says('Thank you, Ann.'),
    ]);
    await play(`
      caller: I'm ann, ann at example dot com
      shows: email = ann@example.com
      shows: full_name = Ann
    `);
  });

  it('marks the form urgent when the caller wants a person', async () => {
    const { play } = await startModelAgent([calls(['ask_for_person', {}]), says('Of course, somebody will call you.')]);
    const log = await play(`
      caller: get me a human
      assistant: What is your full name?
      stage: collecting
    `);
    expect(log).toContain('somebody will call you');
  });

  it('hangs up when the caller has said goodbye', async () => {
    const { play } = await startModelAgent([calls(['end_call', {}]), says('Goodbye!')]);
    await play(`
      caller: ok that's all, bye
      assistant: Goodbye!
      hangs up
    `);
  });

  it('repeats, slows down and says that it is an AI without asking the model', async () => {
    const { play, server } = await startModelAgent([says('I am lying.')]);
    await play(`
      caller: are you a real person?
      assistant: I'm an AI assistant, not a person.
      caller: say that again
      assistant: I'm an AI assistant
      caller: slower please
      assistant: I'll speak more slowly.
    `);
    expect(server.asked).toEqual([]);
  });

  it('passes only heard sentences to the model', async () => {
    const { agent, server } = await startModelAgent([says('All right.')]);
    const history = [
      { role: 'assistant' as const, text: 'Hello.' },
      { role: 'user' as const, text: 'hi' },
    ];
    for await (const _ of agent.respond({ text: 'and now?', history, signal: new AbortController().signal }));
    expect(server.asked[0]?.messages.slice(1).map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'user']);
    expect(JSON.stringify(server.asked)).not.toContain('the-secret-key');
    expect(server.keys).toEqual(['Bearer the-secret-key']);
  });

  it.each([
    ['in length', 40],
    ['in number', 20],
  ])('passes on the end of a long call, bounded %s, and all that was said last', async (_, long) => {
    const { agent, server } = await startModelAgent([says('All right.')]);
    const history = Array.from({ length: 60 }, (_, index) => ({
      role: index % 2 ? ('assistant' as const) : ('user' as const),
      text: `${index} `.padEnd(index < long ? 1_000 : 100, 'x'),
    }));
    const text = 'why '.repeat(1_000).trim();
    for await (const _ of agent.respond({ text, history, signal: new AbortController().signal }));
    const [said, ...before] = (server.asked[0]?.messages ?? []).map(({ content }) => String(content)).toReversed();
    expect(said).toBe(text);
    const lines = before.filter((line) => /^\d+ x/.test(line));
    expect(lines[0]).toMatch(/^59 /);
    expect(lines.length).toBeLessThanOrEqual(maxModelHistoryLines);
    expect(lines.join('').length).toBeLessThanOrEqual(maxModelHistoryLength);
  });

  it('leaves out the reasoning of a model', async () => {
    const { play } = await startModelAgent([
      says('<think>They want ', 'to know 99 dollars.</think>', 'We reply within 24 hours.'),
    ]);
    await play(`
      caller: when do I hear from you
      assistant: We reply within 24 hours.
      never: dollars
    `);
  });

  it('says nothing more once the caller interrupts', async () => {
    const { agent } = await startModelAgent([{ kind: 'stalls', pieces: ['One sentence. ', 'Another'] }]);
    const interruption = new AbortController();
    const steps: AgentStep[] = [];
    for await (const step of agent.respond({ text: 'tell me', history: [], signal: interruption.signal })) {
      steps.push(step);
      interruption.abort();
    }
    expect(steps).toEqual([{ kind: 'sentence', text: 'One sentence.' }]);
  });
});
