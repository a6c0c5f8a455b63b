import { z } from 'zod';
import { desks } from '#/content/agents/desks.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { knowledgeOf } from '#/voice/dialogue/knowledge/knowledge.ts';
import type { Agent, HistoryEntry } from '#/voice/engine/agent.ts';
import type { FormSink } from '#/voice/engine/ports.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';

export const bookingsSchema = z.array(
  z.strictObject({
    id: z.string(),
    /** The id of one of our desks. */
    desk: z.string(),
    /** Typed messages in order. */
    turns: z.array(z.string()).min(1),
    expect: z.strictObject({
      /** All appointments at the end: service, day, time and name. */
      booked: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
      /** Must have been said at some time. */
      said: z.array(z.string()).default([]),
      never: z.array(z.string()).default([]),
    }),
  }),
);
export type Booking = z.infer<typeof bookingsSchema>[number];

export interface BookingOutcome {
  booking: Booking;
  /** What did not end as expected; empty when all did. */
  faults: string[];
  /** Both sides, a line a turn. */
  transcript: string[];
}

/** When every call takes place: Monday, November 23, 2026, 10 am in New York. */
const calledAt = Date.UTC(2026, 10, 23, 15);
/** Seeds the calendar: the times that the dialogues name are free and taken in this one. */
const callId = 'bench';

const sink: FormSink = { check: () => ({}), take: async () => ({ outcome: 'stored', id: 'bench' }) };

/** Holds each dialogue as a call of its own. */
export async function holdBookings(bookings: readonly Booking[]): Promise<BookingOutcome[]> {
  const outcomes: BookingOutcome[] = [];
  for (const booking of bookings) {
    const agent = desks.find(({ id }) => id === booking.desk)?.agent;
    if (!agent) throw new Error(`there is no desk ${booking.desk}`);
    const clock = createFakeClock(calledAt);
    const live = createAgent({ callId, agent, knowledge: knowledgeOf(agent), sink, clock });
    outcomes.push(await hold(booking, live));
  }
  return outcomes;
}

async function hold(booking: Booking, agent: Agent): Promise<BookingOutcome> {
  const history: HistoryEntry[] = [];
  const transcript: string[] = [];
  for (const text of booking.turns) {
    const sentences: string[] = [];
    for await (const step of agent.respond({ text, history: [...history], signal: new AbortController().signal }))
      if (step.kind === 'sentence') sentences.push(step.text);
    const said = sentences.join(' ');
    history.push({ role: 'user', text }, { role: 'assistant', text: said });
    transcript.push(`caller: ${text}`, `agent:  ${said}`);
  }
  return { booking, transcript, faults: faultsOf(booking, agent, history) };
}

function faultsOf({ expect }: Booking, { booking }: Agent, history: readonly HistoryEntry[]): string[] {
  const booked = (booking?.appointments ?? []).map(({ service, day, time, name }) => [service, day, time, name]);
  const said = history.filter(({ role }) => role === 'assistant').map(({ text }) => text);
  const isBooked = JSON.stringify(booked) === JSON.stringify(expect.booked);
  return [
    ...(isBooked ? [] : [`booked ${JSON.stringify(booked)} instead of ${JSON.stringify(expect.booked)}`]),
    ...expect.said.filter((words) => !said.some((text) => text.includes(words))).map((words) => `never said: ${words}`),
    ...expect.never.filter((words) => said.some((text) => text.includes(words))).map((words) => `said: ${words}`),
  ];
}
