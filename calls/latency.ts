import type { CallLatencyRow, Queries } from '#/database/schema.ts';

/** The median and the 95th percentile, in whole milliseconds; null without turns. */
export interface Percentiles {
  p50: number | null;
  p95: number | null;
}

export interface LatencySummary {
  /** The number of measured turns. */
  turns: number;
  /** From the caller's last word to the first word of the answer, played or shown. */
  answer_ms: Percentiles;
  /**
   * The parts of `answer_ms`: endpointing, the model, the synthesis of its first sentence, the way to the caller's
   * loudspeaker, and our own code.
   */
  endpointing_ms: Percentiles;
  model_ms: Percentiles;
  speech_ms: Percentiles;
  playout_ms: Percentiles;
  overhead_ms: Percentiles;
  /** The part of `endpointing_ms` until the final transcript. */
  recognition_ms: Percentiles;
}

/** More turns than this do not make the percentiles more precise. */
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

/** The latencies of the latest stored calls. */
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
