import type { CallLatencyRow, Queries } from '#/database/schema.ts';

/** Half of all turns were faster than `p50`, all but one in twenty than `p95`; whole milliseconds, null without turns. */
export interface Percentiles {
  p50: number | null;
  p95: number | null;
}

export interface LatencySummary {
  /** Turns measured. */
  turns: number;
  /** From the caller's last word to the first of the answer. */
  answer_ms: Percentiles;
  /** The parts of it: until the caller had finished, the model, ourselves. */
  endpointing_ms: Percentiles;
  model_ms: Percentiles;
  overhead_ms: Percentiles;
}

/** More turns than this say nothing more. */
const maxTurns = 10_000;

type Times = Pick<CallLatencyRow, 'endpointing_ms' | 'model_ms' | 'overhead_ms'>;

export function summarize(turns: readonly Times[]): LatencySummary {
  const present = (values: (number | null)[]) => percentiles(values.filter((value) => value !== null));
  return {
    turns: turns.length,
    answer_ms: present(turns.map((turn) => (turn.endpointing_ms ?? 0) + (turn.model_ms ?? 0) + turn.overhead_ms)),
    endpointing_ms: present(turns.map((turn) => turn.endpointing_ms)),
    model_ms: present(turns.map((turn) => turn.model_ms)),
    overhead_ms: present(turns.map((turn) => turn.overhead_ms)),
  };
}

function percentiles(values: number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Of the latest calls kept. */
export async function overallLatency(db: Queries): Promise<LatencySummary> {
  const turns = await db
    .selectFrom('call_latency')
    .innerJoin('calls', 'calls.id', 'call_latency.call_id')
    .select(['endpointing_ms', 'model_ms', 'overhead_ms'])
    .orderBy('calls.started_at', 'desc')
    .limit(maxTurns)
    .execute();
  return summarize(turns);
}
