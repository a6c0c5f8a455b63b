import type { CallDetails, LatencySummary } from './call-api.ts';

export type Turn = CallDetails['turns'][number];
type Stage = Exclude<keyof LatencySummary, 'turns' | 'answer_ms' | 'recognition_ms'>;

/** The stages of an answer in chronological order, each with the colour of its bar. */
export const stages: { stage: Stage; label: string; fill: string }[] = [
  { stage: 'endpointing_ms', label: 'Waiting for the caller to finish', fill: 'fill-edge' },
  { stage: 'model_ms', label: 'Finding the answer', fill: 'fill-brass' },
  { stage: 'speech_ms', label: 'Making the speech', fill: 'fill-good' },
  { stage: 'playout_ms', label: 'Starting playback', fill: 'fill-brass-bright' },
  { stage: 'overhead_ms', label: 'Server time', fill: 'fill-ink' },
];

/** From the caller's last word to the first word of the answer, in milliseconds. */
export function answerTime(turn: Turn): number {
  return stages.reduce((sum, { stage }) => sum + (turn[stage] ?? 0), 0);
}
