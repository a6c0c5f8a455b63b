import { describe, expect, it } from 'vitest';
import { completeRequest, startRuleAgent } from '#/tests/support/rule-agent.ts';
import type { AgentStep } from '../../engine/agent.ts';
import { playScript } from '../../testing/agent-script.ts';

describe('a caller who hears the read-back', () => {
  it.each(['never mind', 'forget it', 'actually cancel that', 'nevermind please'])(
    'says "%s", and the form is discarded',
    async (words) => {
      const { play, taken } = startRuleAgent();
      await play(`
      ${completeRequest}
      caller: ${words}
      assistant: Nothing was sent.
      stage: discarded
      shows: email =
    `);
      expect(taken).toEqual([]);
    },
  );

  it.each([
    'maybe',
    'hm okay what does that cost',
    'ok',
    'hmm',
    'I guess',
    'yes?',
    'yes but change the name',
    'what happens if I say yes',
    'is that free?',
    'wait',
    'say that again',
  ])('says "%s" to the read-back, and nothing is sent', async (words) => {
    const { play, taken } = startRuleAgent();
    await play(`
        ${completeRequest}
        caller: ${words}
      `);
    expect(taken).toEqual([]);
  });

  it('says yes to an interrupted question, and is asked again', async () => {
    const { agent, taken } = startRuleAgent();
    await playScript(agent, completeRequest);
    const yes = async (heard: string) => {
      const signal = new AbortController().signal;
      for await (const _ of agent.respond({ text: 'yes', history: [{ role: 'assistant', text: heard }], signal }));
    };
    await yes("We'll reply by email.");
    expect(taken).toHaveLength(0);
    await yes("We'll reply by email.");
    expect(taken).toHaveLength(1);
  });

  it('says yes and asks a question', async () => {
    const { play, taken } = startRuleAgent();
    await play(`
      ${completeRequest}
      caller: Yes, send it. And do I need headphones?
      assistant: Your request has been sent
      assistant: headphones or earbuds
    `);
    expect(taken).toHaveLength(1);
  });

  it('says goodbye before confirming, and is asked whether to send', async () => {
    const { play, taken } = startRuleAgent();
    await play(`
      ${completeRequest}
      caller: ok bye
      assistant: your request hasn't been sent yet. Shall I send it?
      caller: yes
      assistant: Your request has been sent
      assistant: Goodbye!
      hangs up
    `);
    expect(taken).toHaveLength(1);
  });

  it('changes a form that was sent, which begins a new one', async () => {
    const { play, taken } = startRuleAgent();
    await play(`
      ${completeRequest}
      caller: yes
      caller: did it go through?
      assistant: already been sent
      caller: change my email to ann@example.org
      assistant: The first one is with the team already
      stage: confirming
      caller: yes
    `);
    expect(taken.map(({ draft }) => draft.email)).toEqual(['ann@example.com', 'ann@example.org']);
  });
});

describe('the outcome of a form', () => {
  it('is reported when storing fails, and a second yes tries again', async () => {
    const { play, taken } = startRuleAgent({ outcome: 'failed' });
    await play(`
      ${completeRequest}
      caller: yes
      assistant: it hasn't been sent. Shall I try once more?
      stage: confirming
      caller: did you send it?
      assistant: No, it hasn't been sent yet.
      caller: yes, try again, send it
      stage: sent
    `);
    expect(taken).toHaveLength(2);
  });

  it('is reported when a rate limit refuses it', async () => {
    await startRuleAgent({ outcome: 'limited' }).play(`
      ${completeRequest}
      caller: yes
      assistant: It hasn't been sent
      assistant: try again in a few minutes
      stage: confirming
    `);
  });

  it('is reported when it is refused, with the errors', async () => {
    await startRuleAgent({ outcome: 'refused', errors: { email: 'Enter a shorter email address.' } }).play(`
      ${completeRequest}
      caller: yes
      assistant: Enter a shorter email address.
      assistant: What is your email address?
      stage: collecting
    `);
  });

  it('is kept when the caller interrupts during storing, though nothing is said', async () => {
    const { agent, taken } = startRuleAgent();
    await playScript(agent, completeRequest);
    const interruption = new AbortController();
    const steps: AgentStep[] = [];
    const answer = agent.respond({ text: 'yes, send it', history: [], signal: interruption.signal });
    const done = (async () => {
      for await (const step of answer) steps.push(step);
    })();
    interruption.abort();
    await done;
    expect(taken).toHaveLength(1);
    expect(steps).toEqual([]);
    expect(agent.form?.stage).toBe('sent');
  });
});
