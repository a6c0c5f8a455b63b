import type { CallLatencyRow, Queries } from '#/database/schema.ts';

/** Half of all turns were faster than `p50`, all but one in twenty than `p95`; whole milliseconds, null without turns. */
export interface Percentiles {
  p50: number | null;
  p95: number | null;
}

export interface LatencySummary {
  /** Turns measured. */
  turns: number;
  /** From the caller's last word to the first of the answer, heard or shown. */
  answer_ms: Percentiles;
  /**
   * The parts of it: until the caller had finished, the model, its first sentence made sound, the way to the ear,
   * ourselves.
   */
  endpointing_ms: Percentiles;
  model_ms: Percentiles;
  speech_ms: Percentiles;
  playout_ms: Percentiles;
  overhead_ms: Percentiles;
  /** Part of `endpointing_ms`: until all that the caller said was in words. */
  recognition_ms: Percentiles;
}

/** More turns than this say nothing more. */
const maxTurns = 10_000;

const stages = ['endpointing_ms', 'model_ms', 'speech_ms', 'playout_ms', 'overhead_ms'] as const;
export const latencyColumns = [...stages, 'recognition_ms'] as const;

type Times = Pick<CallLatencyRow, (typeof latencyColumns)[number]>;

export function summarize(turns: readonly Times[]): LatencySummary {
  const of = (column: (typeof latencyColumns)[number]) =>
    percentiles(turns.map((turn) => turn[column]).filter((value) => value !== null));
  return {
    turns: turns.length,
    answer_ms: percentiles(turns.map((turn) => stages.reduce((sum, stage) => sum + (turn[stage] ?? 0), 0))),
    endpointing_ms: of('endpointing_ms'),
    model_ms: of('model_ms'),
    speech_ms: of('speech_ms'),
    playout_ms: of('playout_ms'),
    overhead_ms: of('overhead_ms'),
    recognition_ms: of('recognition_ms'),
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
    .select(latencyColumns)
    .orderBy('calls.started_at', 'desc')
    .limit(maxTurns)
    .execute();
  return summarize(turns);
}
