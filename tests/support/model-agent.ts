import type { DeskId } from '#/content/agents/desk-labels.ts';
import { desks } from '#/content/agents/desks.ts';
import { ourDesk } from '#/content/agents/our-desk.ts';
import type { AgentDefinition } from '#/voice/dialogue/agent-definition.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { knowledgeOf } from '#/voice/dialogue/knowledge/knowledge.ts';
import { connectLanguageModel } from '#/voice/dialogue/llm/language-model.ts';
import type { Knowledge, TakenForm } from '#/voice/engine/ports.ts';
import { playScript } from '#/voice/testing/agent-script.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { type FakeModelServer, type ModelAct, startFakeModelServer } from '#/voice/testing/fake-model-server.ts';
import { createTestSink } from './request-sink.ts';
import { siteKnowledge } from './rule-agent.ts';
import { monday } from './sample-desk.ts';

let server: FakeModelServer | null = null;

/** For `afterEach`. */
export async function closeModelServer(): Promise<void> {
  await server?.close();
  server = null;
}

/** An agent whose words come from a server that does `acts`, one a request. */
export function startModelAgent(acts: ModelAct[], ...outcomes: TakenForm[]) {
  return start(ourDesk, siteKnowledge, acts, outcomes);
}

/** The same at one of our desks, on a Monday. */
export function startModelDesk(id: DeskId, acts: ModelAct[]) {
  const agent = desks.find((desk) => desk.id === id)?.agent as AgentDefinition;
  return start(agent, knowledgeOf(agent), acts, [], monday);
}

async function start(
  definition: AgentDefinition,
  knowledge: Knowledge,
  acts: ModelAct[],
  outcomes: TakenForm[],
  startMs?: number,
) {
  server = await startFakeModelServer(...acts);
  const clock = createFakeClock(startMs);
  const problems: unknown[] = [];
  const { sink, taken } = createTestSink(...outcomes);
  const agent = createAgent({
    callId: 'bench',
    agent: definition,
    knowledge,
    sink,
    clock,
    model: connectLanguageModel({ baseUrl: server.baseUrl, apiKey: 'the-secret-key', model: 'fake-model' }),
    onProblem: (problem) => problems.push(problem),
  });
  return { agent, clock, taken, problems, server, play: (script: string) => playScript(agent, script) };
}

export const says = (...pieces: string[]): ModelAct => ({ kind: 'says', pieces });
export const calls = (...tools: [string, unknown][]): ModelAct => ({ kind: 'calls', tools });
export const sets = (fields: Record<string, string>): ModelAct =>
  calls(...Object.entries(fields).map(([field, value]): [string, unknown] => ['set_field', { field, value }]));
export const ann = {
  full_name: 'Ann Smith',
  email: 'ann@example.com',
  website: 'none',
  bottleneck: 'We miss calls',
  contact_method: 'email',
};
export const anns = 'I am Ann Smith, ann@example.com, no website, we miss calls, e-mail is fine';
