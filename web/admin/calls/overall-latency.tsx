import { AnswerTimes } from './answer-times.tsx';
import type { LatencySummary } from './call-api.ts';
import { LatencyChart } from './latency-chart.tsx';
import { LatencyTiles } from './latency-tiles.tsx';

/** How fast the assistant answered in the latest calls; nothing where no call was measured. */
export function OverallLatency({ latency }: { latency: LatencySummary }) {
  if (latency.turns === 0) return null;
  return (
    <AnswerTimes>
      <LatencyTiles latency={latency} />
      <LatencyChart latency={latency} />
    </AnswerTimes>
  );
}
