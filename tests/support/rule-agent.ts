import { ourDesk } from '#/content/agents/our-desk.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { knowledgeOf } from '#/voice/dialogue/knowledge/knowledge.ts';
import type { TakenForm } from '#/voice/engine/ports.ts';
import { playScript } from '#/voice/testing/agent-script.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { createTestSink } from './request-sink.ts';

/** What the site says. */
export const siteKnowledge = knowledgeOf(ourDesk);

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

/** The lines of a call in which everything is given, up to the read-back: 'by phone'. */
export const toReadBack = toReadBackBy('by phone');

/** As `toReadBack`, with another way of contact that needs a number. */
export function toReadBackBy(way: string): string {
  return `
  caller: sign me up
  types: Ann Smith
  types: ann@example.com
  types: example.org
  types: we miss calls at night
  types: ${way}
  types: 415 555 0199
  stage: confirming
`;
}
