import { notOnTheSite } from '#/content/not-on-the-site.ts';
import { passagesFromContent } from '#/server/voice/knowledge-from-content.ts';
import { createAssistant } from '#/voice/dialogue/create-agent.ts';
import { createKnowledge } from '#/voice/dialogue/knowledge/knowledge.ts';
import type { TakenRequest } from '#/voice/engine/ports.ts';
import { playScript } from '#/voice/testing/agent-script.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { createTestSink } from './request-sink.ts';

/** What the site says, learnt once for all tests of a file. */
export const siteKnowledge = createKnowledge(passagesFromContent(), { notAnswered: notOnTheSite });

/** An agent without a language model, with a sink that answers with `outcomes` and then stores. */
export function startRuleAssistant(...outcomes: TakenRequest[]) {
  const { sink, taken } = createTestSink(...outcomes);
  const assistant = createAssistant({
    callId: 'call-1',
    brand: 'Frontdesk',
    knowledge: siteKnowledge,
    requests: sink,
    clock: createFakeClock(),
  });
  return { assistant, taken, play: (script: string) => playScript(assistant, script) };
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
