import { describe, expect, it } from 'vitest';
import { completeRequest, startRuleAgent } from '#/tests/support/rule-agent.ts';
import { playScript } from '../../testing/agent-script.ts';

describe('the fields on screen', () => {
  it('are taken as they are on screen', async () => {
    const { play, taken } = startRuleAgent();
    await play(`
      ${completeRequest}
      edits: full_name = Anne Smythe
      assistant: I've changed that. May I send it?
      taps: send
      assistant: Your request has been sent
      stage: sent
    `);
    expect(taken).toMatchObject([{ draft: { full_name: 'Anne Smythe' } }]);
  });

  it('show their errors', async () => {
    const { play, taken } = startRuleAgent();
    await play(`
      ${completeRequest}
      edits: email = not an address
      assistant: Enter an email address such as ann@example.com.
      stage: collecting
      caller: yes
      taps: send
      assistant: One last thing: What is your email address?
    `);
    expect(taken).toEqual([]);
  });

  it('can be filled in without speaking', async () => {
    const { play, taken } = startRuleAgent();
    await play(`
      edits: full_name = Ann
      stage: collecting
      edits: email = ann@example.com
      edits: website = example.com
      edits: bottleneck = Calls
      edits: contact_method = text
      edits: phone = 555 010 0199
      taps: send
      assistant: Your request has been sent
    `);
    expect(taken[0]?.draft.website).toBe('https://example.com');
  });

  it('are discarded by a tap', async () => {
    await startRuleAgent().play(`
      ${completeRequest}
      taps: discard
      assistant: Nothing was sent.
      stage: discarded
    `);
  });

  it('are not sent twice by two taps', async () => {
    const { agent, taken } = startRuleAgent();
    await playScript(agent, completeRequest);
    const signal = new AbortController().signal;
    const tap = async () => {
      for await (const _ of agent.decideForm('send', signal));
    };
    await Promise.all([tap(), tap()]);
    await tap();
    expect(taken).toHaveLength(1);
  });
});
