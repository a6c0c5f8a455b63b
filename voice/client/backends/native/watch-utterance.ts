import type { CallTimers } from '../../clock.ts';
import type { SynthesisLike } from './browser.ts';

const stateIntervalMs = 500;
const toleranceMs = 3_000;
/** A slow voice says about 8 characters a second. */
const slowestMsPerCharacter = 120;

/** For an `end` that never comes: calls back when the voice has fallen silent, or speaks for longer than it can. */
export function watchUtterance(
  voices: SynthesisLike,
  timers: CallTimers,
  { text, rate }: { text: string; rate: number },
  onOver: () => void,
): () => void {
  const limit = timers.now() + toleranceMs + (slowestMsPerCharacter * text.length) / Math.min(1, rate);
  let quiet = 0;
  return timers.every(stateIntervalMs, () => {
    quiet = voices.speaking ? 0 : quiet + 1;
    if (quiet >= 2 || timers.now() >= limit) onOver();
  });
}
