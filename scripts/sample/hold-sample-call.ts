import { desks } from '#/content/agents/desks.ts';
import { sampleAgents } from '#/content/agents/samples/sample-agents.ts';
import { deskOf, type SampleCallId, sampleCallers } from '#/content/sample-call/callers.ts';
import type { SampleCall, SampleTurn } from '#/content/sample-call/sample-call.ts';
import { createSampleSink } from '#/server/live-calls/sample-sink.ts';
import type { AgentDefinition } from '#/voice/dialogue/agent-definition.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { knowledgeOf } from '#/voice/dialogue/knowledge/knowledge.ts';
import { type HeldCall, holdCall } from '#/voice/testing/conversation.ts';

/** Spoken lines are heard word by word, and each answer is listened to the end: the limits of a live call do not apply. */
const limits = { maxCallSeconds: 3_600, silenceSeconds: 60 };

/** Holds a sample call through the voice engine, on a clock of its own; returns what the engine recorded. */
export async function holdSampleCall(id: SampleCallId): Promise<SampleCall> {
  const { today, seed, lines } = sampleCallers[id];
  const agent = agentOf(id);
  const sink = createSampleSink(agent.form);
  const taken: Record<string, string>[] = [];
  const call = await holdCall({
    limits,
    startMs: Date.parse(today),
    createAgent: (clock) =>
      createAgent({
        callId: seed,
        agent,
        knowledge: knowledgeOf(agent),
        clock,
        sink: {
          ...sink,
          take: (callId, values, urgent) => {
            taken.push(values);
            return sink.take(callId, values, urgent);
          },
        },
      }),
  });
  await call.assistantSaysAll();
  for (const line of lines) {
    await call.callerSays(line);
    await call.assistantSaysAll();
  }
  return { business: agent.name, turns: turnsOf(call), ...outcomeOf(call, agent, taken) };
}

/**
 * What an agent says to a question that begins a call, held as a sample call is, without the question whether to go on:
 * a page does not.
 */
export async function answerOf(id: SampleCallId, question: string): Promise<string[]> {
  const agent = agentOf(id);
  const { today, seed } = sampleCallers[id];
  const call = await holdCall({
    limits,
    startMs: Date.parse(today),
    createAgent: (clock) =>
      createAgent({ callId: seed, agent, knowledge: knowledgeOf(agent), clock, sink: createSampleSink(agent.form) }),
  });
  await call.assistantSaysAll();
  await call.callerSays(question);
  await call.assistantSaysAll();
  return (turnsOf(call).at(-1)?.sentences ?? []).filter((said) => said !== agent.wording.phrases.goOn);
}

function agentOf(id: SampleCallId): AgentDefinition {
  const answers = deskOf(id);
  const agents: Partial<Record<string, AgentDefinition>> = sampleAgents;
  const agent = agents[answers] ?? desks.find((desk) => desk.id === answers)?.agent;
  if (!agent) throw new Error(`nobody answers for ${id}`);
  return agent;
}

/** Consecutive sentences of one side are one turn. */
function turnsOf({ kept }: HeldCall): SampleTurn[] {
  const turns: { speaker: SampleTurn['speaker']; sentences: string[] }[] = [];
  for (const [role, text] of kept.lines) {
    const speaker = role === 'user' ? 'caller' : 'assistant';
    const last = turns.at(-1);
    if (last?.speaker === speaker) last.sentences.push(text);
    else turns.push({ speaker, sentences: [text] });
  }
  return turns;
}

/** A call that is worth showing comes to one appointment or one request. */
function outcomeOf(
  { kept, problems, of }: HeldCall,
  { form }: AgentDefinition,
  taken: readonly Record<string, string>[],
): Pick<SampleCall, 'booked' | 'request'> {
  const booked = of('booking').at(-1)?.appointments ?? [];
  const [appointment, request] = [booked[0], taken[0]];
  if (problems.length > 0 || booked.length + taken.length !== 1) {
    const said = kept.lines.map(([role, text]) => `${role}: ${text}`).join('\n');
    throw new Error(`The call did not come to one appointment or one request:\n${said}`);
  }
  if (appointment) return { booked: appointment };
  const given = form.filter(({ name }) => request?.[name]);
  return { request: given.map((field) => [field.label, labelOf(field, String(request?.[field.name]))]) };
}

/** A choice by its label, as the form shows it; everything else as it was said. */
function labelOf({ options }: AgentDefinition['form'][number], value: string): string {
  return options?.find((option) => option.value === value)?.label ?? value;
}
