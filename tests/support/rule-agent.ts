import { ourDesk } from '#/content/agents/our-desk.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import type { TakenForm } from '#/voice/engine/ports.ts';
import { playScript } from '#/voice/testing/agent-script.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { createTestSink } from './request-sink.ts';

/** What the site says, learnt once for all tests of a file. */
export const siteKnowledge = learn(ourDesk);

/** An agent without a language model, with a sink that answers with `outcomes` and then stores. */
export function startRuleAgent(...outcomes: TakenForm[]) {
  const { sink, taken } = createTestSink(...outcomes);
  const agent = createAgent({
    callId: 'call-1',
    agent: ourDesk,
    knowledge: siteKnowledge,
    sink,
    clock: createFakeClock(),
  });
  return { agent, taken, play: (script: string) => playScript(agent, script) };
}

/** Lines of a script up to the read-back. */
export const completeRequest = `
  caller: sign me up
  caller: Ann Smith
  caller: ann@example.com
  caller: none
  caller: we miss calls at night
  caller: by email
  stage: confirming
`;
