import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cpuOf, expectNoDearer } from '#/tests/support/cpu-time.ts';
import { createTestSink } from '#/tests/support/request-sink.ts';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';
import type { AgentStep } from '../../engine/agent.ts';
import { maxSentenceLength } from '../../protocol/limits.ts';
import { playScript } from '../../testing/agent-script.ts';

describe('any input', () => {
  const phrase = fc.constantFrom(
    ...[
      'sign me up',
      'yes',
      'no',
      'yes send it',
      'Ann',
      'a n n at',
      'example dot com',
      'ann@example.com',
      'none',
      'never mind',
      'slower',
    ],
    ...[
      'call me back',
      '555 010 0199',
      'with an e',
      'not gmail, hotmail',
      'change the email',
      'how long?',
      'double',
      'dot dot',
      '@',
      'at at',
    ],
  );
  const utterance = fc.oneof(
    phrase,
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(phrase, { maxLength: 12 }).map((words) => words.join(' ')),
  );

  it('gets an answer in sentences, and no invalid form is sent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(utterance, { maxLength: 25 }), async (said) => {
        const { agent, taken } = startRuleAgent();
        const { sink } = createTestSink();
        const signal = new AbortController().signal;
        for (const text of said) {
          const steps: AgentStep[] = [];
          for await (const step of agent.respond({ text, history: [], signal })) steps.push(step);
          const sentences = steps.flatMap((step) => (step.kind === 'sentence' ? [step.text] : []));
          expect(sentences.length).toBeGreaterThan(0);
          for (const sentence of sentences) expect(sentence.length).toBeLessThanOrEqual(maxSentenceLength + 80);
        }
        for (const { draft } of taken) expect(sink.check(draft)).toEqual({});
      }),
      { numRuns: 60 },
    );
  });
});

describe('a hostile text', () => {
  const harmless = 'we answer calls and take down what people want, '.repeat(60).slice(0, 2_000);
  let usual = 0;
  beforeAll(async () => {
    usual = await cpuOf(() => hear(harmless));
  });

  it.each([
    'a '.repeat(1_000),
    'a, '.repeat(660),
    'a.'.repeat(1_000),
    'dot '.repeat(500),
    'at '.repeat(660),
    '1 '.repeat(1_000),
    'not '.repeat(500),
    'is '.repeat(660),
    '-'.repeat(2_000),
    'no, '.repeat(500),
    'with a '.repeat(280),
    `${'a '.repeat(900)}we miss calls`,
    'my email is ann@example.com and '.repeat(60),
    'call me at ann at example dot com '.repeat(55),
  ])('takes no longer to answer than a harmless one as long: %#', async (text) => {
    expect(text.length).toBeLessThanOrEqual(harmless.length);
    await expectNoDearer(() => hear(text), usual);
  });

  async function hear(text: string): Promise<void> {
    const { agent } = startRuleAgent();
    await playScript(agent, 'caller: sign me up');
    const signal = new AbortController().signal;
    for await (const _ of agent.respond({ text, history: [], signal }));
  }
});
