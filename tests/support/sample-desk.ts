import type { DeskId } from '#/content/agents/desk-labels.ts';
import { desks } from '#/content/agents/desks.ts';
import { createSampleSink } from '#/server/live-calls/sample-sink.ts';
import type { AgentDefinition } from '#/voice/dialogue/agent-definition.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { knowledgeOf } from '#/voice/dialogue/knowledge/knowledge.ts';
import { playScript } from '#/voice/testing/agent-script.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';

/** Monday, November 23, 2026, 10 am in New York. */
export const monday = Date.UTC(2026, 10, 23, 15);

/** A call to one of our desks, with a calendar that is always the same. */
export function callDesk(id: DeskId) {
  const agent = desks.find((desk) => desk.id === id)?.agent as AgentDefinition;
  const clock = createFakeClock(monday);
  const live = createAgent({
    callId: 'bench',
    agent,
    knowledge: knowledgeOf(agent),
    sink: createSampleSink(agent.form),
    clock,
  });
  return { agent: live, clock, play: (script: string) => playScript(live, script) };
}
