import { afterEach, describe, expect, it } from 'vitest';
import { closeModelServer, says, sets, startModelAgent } from '#/tests/support/model-agent.ts';
import { maxToldProblems } from '../../protocol/limits.ts';
import type { ModelAct } from '../../testing/fake-model-server.ts';

afterEach(closeModelServer);

describe('when the language model fails', () => {
  const failures: [name: string, act: ModelAct][] = [
    ['answers 500', { kind: 'fails', status: 500 }],
    ['answers 429', { kind: 'fails', status: 429 }],
    ['answers 401', { kind: 'fails', status: 401 }],
    ['answers with what is no JSON', { kind: 'babbles', body: 'data: {not json\n\ndata: [DONE]\n\n' }],
    ['answers with a web page', { kind: 'babbles', body: '<html>Sign in</html>', contentType: 'text/html' }],
    ['answers with nothing', { kind: 'babbles', body: '' }],
    ['cuts the connection before a word', { kind: 'cuts', pieces: [] }],
    ['says only markup', says('{"answer": 42}')],
  ];

  it.each(failures)('answers from the knowledge: it %s', async (_, act) => {
    const { play, problems } = await startModelAgent([act]);
    await play(`
      caller: do I need to know how to code?
      assistant: No.
      assistant: We build the agent, connect it to your systems and test it.
    `);
    expect(problems.map(String).join()).not.toMatch(/how to code|We build|secret/);
  });

  it('reports a limited number of failures per call', async () => {
    const { play, problems } = await startModelAgent([{ kind: 'fails', status: 500 }]);
    await play('caller: do I need to know how to code?\n'.repeat(maxToldProblems + 5));
    expect(problems).toHaveLength(maxToldProblems);
  });

  it('reports that it is slow, then answers from the knowledge', async () => {
    const { agent, clock, problems } = await startModelAgent([{ kind: 'stalls', pieces: [] }]);
    const answer = agent
      .respond({ text: 'do I need to know how to code?', history: [], signal: new AbortController().signal })
      [Symbol.asyncIterator]();
    const first = answer.next();
    await clock.advance(1_500);
    expect(await first).toMatchObject({ value: { kind: 'hang' } });
    const second = answer.next();
    await clock.advance(4_500);
    expect(await second).toMatchObject({
      value: { kind: 'sentence', text: expect.stringContaining('No. We build the agent') },
    });
    expect(problems).toHaveLength(1);
    while (!(await answer.next()).done);
    expect(clock.pending).toBe(0);
  });

  it('apologises for a failure in the middle of an answer and does not start again', async () => {
    const { play } = await startModelAgent([{ kind: 'cuts', pieces: ['It takes about a week. And', ' then'] }]);
    await play(`
      caller: how long does it take?
      assistant: It takes about a week.
      assistant: Sorry, I lost my train of thought.
      never: discovery call
    `);
  });

  it('keeps the fields set before the failure', async () => {
    const { play } = await startModelAgent([
      sets({ full_name: 'Ann' }),
      says('Thank you, Ann. What is your email address?'),
      { kind: 'fails', status: 500 },
    ]);
    await play(`
      caller: my name is Ann, take a request
      shows: full_name = Ann
      expecting: email
      caller: ann at example dot com
      assistant: I have A, N, N, at example dot com.
      assistant: Do you have a website?
      shows: full_name = Ann
      shows: email = ann@example.com
    `);
  });
});
