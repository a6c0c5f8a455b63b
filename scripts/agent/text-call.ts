import type { AgentDefinition } from '#/voice/dialogue/agent-definition.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { knowledgeOf } from '#/voice/dialogue/knowledge/knowledge.ts';
import type { AgentStep, HistoryEntry } from '#/voice/engine/agent.ts';
import { createSystemClock } from '#/voice/engine/system-clock.ts';

/** A typed call with an agent, without a server: nothing of it is stored. */
export interface TextCall {
  greeting: string;
  ended: boolean;
  say(text: string): Promise<string>;
}

export function startTextCall(agent: AgentDefinition): TextCall {
  const live = createAgent({
    callId: 'trial',
    agent,
    knowledge: knowledgeOf(agent),
    sink: { check: () => ({}), take: async () => ({ outcome: 'stored', id: 'trial' }) },
    clock: createSystemClock(),
  });
  const history: HistoryEntry[] = [];
  const call: TextCall = {
    greeting: sentencesOf([...live.greet()]),
    ended: false,
    async say(text) {
      const steps: AgentStep[] = [];
      const turn = { text, typed: true, history: [...history], signal: new AbortController().signal };
      for await (const step of live.respond(turn)) steps.push(step);
      const said = sentencesOf(steps);
      history.push({ role: 'user', text }, { role: 'assistant', text: said });
      call.ended = steps.some(({ kind }) => kind === 'end-call');
      return said;
    },
  };
  return call;
}

function sentencesOf(steps: readonly AgentStep[]): string {
  return steps.flatMap((step) => (step.kind === 'sentence' ? [step.text] : [])).join(' ');
}
