import { describe, expect, it } from 'vitest';
import { ourDesk } from '#/content/agents/our-desk.ts';
import { promised } from '#/content/claims.ts';
import { siteKnowledge, startRuleAgent } from '#/tests/support/rule-agent.ts';
import type { AgentStep } from '../../engine/agent.ts';
import { maxSentenceLength } from '../../protocol/limits.ts';
import { playScript } from '../../testing/agent-script.ts';

describe('a caller with questions', () => {
  it('hears in the greeting that it is an AI, and gets answers from the knowledge', async () => {
    await startRuleAgent().play(`
      assistant: Hello, I'm the AI assistant of Frontdesk.
      caller: um so do I, like, need a programmer for this
      assistant: No. We build the agent
      caller: What kinds of businesses do you work with?
      assistant: small businesses
      never: Shall I go on?
      caller: thanks
      assistant: You're welcome.
      caller: that's all, bye
      assistant: Thank you for calling. Goodbye!
      hangs up
    `);
  });

  it.each([
    'how do I start',
    'ok and how do I begin',
    'sounds good, so how do we get started?',
    'thanks. where do I sign up',
  ])('who asks for the way hears all of it before the form is begun: %s', async (said) => {
    const log = await startRuleAgent().play(`
        caller: ${said}
        assistant: Our team replies within ${promised.replyWithin}
        assistant: If you like, I can take a request for the team.
        stage: none
        caller: yes please
        assistant: What is your full name?
      `);
    expect(log).toMatch(new RegExp(`costs nothing.*${promised.replyWithin}.*pay`, 's'));
  });

  it('who types reads a whole answer, and is not asked whether to go on', async () => {
    const { agent } = startRuleAgent();
    for (const { question } of ourDesk.knowledge) {
      const said: string[] = [];
      const turn = { text: question, typed: true, history: [], signal: new AbortController().signal };
      for await (const step of agent.respond(turn)) if (step.kind === 'sentence') said.push(step.text);
      expect(said, question).not.toContain(ourDesk.wording.phrases.goOn);
    }
  });

  it('hears no price or duration that is not in the knowledge', async () => {
    const log = await startRuleAgent().play(`
      caller: how much does it cost per month?
      assistant: Prices aren't published, and I won't make one up.
      assistant: There is a free trial
      assistant: Shall I take a call-back request?
      expecting: yes-or-no
    `);
    expect(log).not.toMatch(/[$€£]|\d+ (dollars|euros)/);
  });

  it('hears when the agent does not know, and is offered a call-back with the question in the form', async () => {
    const { play, taken } = startRuleAgent();
    await play(`
      caller: can you recommend a good movie?
      assistant: I don't know that, and I'd rather not guess.
      assistant: Shall I take a call-back request?
      caller: yes please
      assistant: mark it urgent
      assistant: What is your full name?
      caller: Ann Smith
      expecting: number
      caller: 555 010 0199
      caller: ann@example.com
      stage: confirming
      assistant: Your request: Can you recommend a good movie.
      assistant: It's marked urgent
      caller: yes
      assistant: Your request has been sent
    `);
    expect(taken).toMatchObject([{ urgent: true, draft: { phone: '555 010 0199', contact_method: 'phone' } }]);
  });

  it('may decline the offer', async () => {
    await startRuleAgent().play(`
      caller: can you bake a cake?
      caller: no thanks
      assistant: All right.
      stage: none
    `);
  });

  it('may ignore the offer', async () => {
    await startRuleAgent().play(`
      caller: can you bake a cake?
      caller: is my data safe?
      assistant: encrypted
      stage: none
    `);
  });

  it('can have a sentence repeated, slower and faster', async () => {
    const { agent } = startRuleAgent();
    await playScript(
      agent,
      `
      caller: is my data safe?
      assistant: encrypted
      caller: sorry, can you say that again
      assistant: encrypted
      caller: slower please
      assistant: I'll speak more slowly.
      assistant: encrypted
    `,
    );
    const steps: AgentStep[] = [];
    const signal = new AbortController().signal;
    for await (const step of agent.respond({ text: 'slow down', history: [], signal })) steps.push(step);
    expect(steps[0]).toEqual({ kind: 'pace', rate: 0.7 });
  });

  it('gets a true answer about talking to a robot', async () => {
    await startRuleAgent().play(`
      caller: am I talking to a real person?
      assistant: I'm an AI assistant, not a person.
    `);
  });

  it('gets sentences within the length limit', async () => {
    const { agent } = startRuleAgent();
    const signal = new AbortController().signal;
    for (const { title } of siteKnowledge.passages) {
      for await (const step of agent.respond({ text: title, history: [], signal })) {
        if (step.kind === 'sentence') expect(step.text.length).toBeLessThanOrEqual(maxSentenceLength);
      }
    }
  });

  it('hears a question behind a remark on the answer before', async () => {
    await startRuleAgent().play(`
      caller: How many weeks until it is live?
      caller: That's fast! What would I need to prepare?
      assistant: From you, we need your opening hours
    `);
  });

  it('is asked again after noise that was taken for speech', async () => {
    await startRuleAgent().play(`
      caller: …
      assistant: Sorry, I didn't catch that.
    `);
  });
});
