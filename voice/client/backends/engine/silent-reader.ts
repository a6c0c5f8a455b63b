import { downFrameSamples } from '../../../audio/frames.ts';
import { downSampleRateHz, frameMs } from '../../../protocol/limits.ts';
import { createPlayout, type Playout, type PlayoutMessage, type PlayoutReport } from '../../audio/playout.ts';
import type { CallTimers } from '../../clock.ts';

/** Plays to nobody, as fast as it would be heard, while there is no sound for a moment. */
export interface SilentReader {
  take(message: PlayoutMessage): void;
  forget(): void;
}

export function createSilentReader(timers: CallTimers, onReport: (report: PlayoutReport) => void): SilentReader {
  const block = new Float32Array(downFrameSamples);
  let playout: Playout | null = null;
  let stop: (() => void) | null = null;

  function tick(): void {
    playout?.render(block);
    const reports = playout?.reports() ?? [];
    if (reports.length === 0) rest();
    for (const report of reports) onReport({ ...report, level: 0 });
  }

  function rest(): void {
    stop?.();
    stop = null;
  }

  return {
    take(message) {
      playout ??= createPlayout(downSampleRateHz);
      playout.take(message);
      stop ??= timers.every(frameMs, tick);
    },
    forget() {
      rest();
      playout = null;
    },
  };
}
