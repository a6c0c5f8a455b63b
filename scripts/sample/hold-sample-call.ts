import { desks } from '#/content/agents/desks.ts';
import type { sampleCaller } from '#/content/sample-call/caller.ts';
import type { SampleCall, SampleTurn } from '#/content/sample-call/sample-call.ts';
import { createSampleSink } from '#/server/live-calls/sample-sink.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import { type HeldCall, holdCall } from '#/voice/testing/conversation.ts';

/** Spoken lines are heard word by word, and each answer is listened to the end: the limits of a live call do not apply. */
const limits = { maxCallSeconds: 3_600, silenceSeconds: 60 };

/** Calls a sample desk through the voice engine, on a clock of its own; returns what the engine recorded. */
export async function holdSampleCall({ desk, today, seed, lines }: typeof sampleCaller): Promise<SampleCall> {
  const { agent } = desks.find(({ id }) => id === desk) ?? desks[0];
  const knowledge = learn(agent);
  const sink = createSampleSink(agent.form);
  const call = await holdCall({
    limits,
    startMs: Date.parse(today),
    createAgent: (clock) => createAgent({ callId: seed, agent, knowledge, sink, clock }),
  });
  await call.assistantSaysAll();
  for (const line of lines) {
    await call.callerSays(line);
    await call.assistantSaysAll();
  }
  return { business: agent.name, turns: turnsOf(call), booked: bookedIn(call) };
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

/** A call that is worth showing comes to one appointment. */
function bookedIn({ kept, problems, of }: HeldCall): SampleCall['booked'] {
  const [booked, ...more] = of('booking').at(-1)?.appointments ?? [];
  if (booked && more.length === 0 && problems.length === 0) return booked;
  const said = kept.lines.map(([role, text]) => `${role}: ${text}`).join('\n');
  throw new Error(`The call did not come to one appointment:\n${said}`);
}
