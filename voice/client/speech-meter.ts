import { fullLevel, speechEndMs, speechLevel } from '../protocol/limits.ts';
import type { CallTimers } from './clock.ts';

export interface SpeechMeter {
  /** The sum of the levels of whoever is heard. */
  level(level: number): void;
  /** The call is over: speech is, too. */
  finish(): void;
}

/** Tells speech from silence, and a level from a volume (spec.md section 9). */
export function createSpeechMeter(
  timers: CallTimers,
  emit: (event: 'speech-start' | 'speech-end') => void,
  emitVolume: (volume: number) => void,
): SpeechMeter {
  let forget: (() => void) | null = null;

  function finish(): void {
    if (!forget) return;
    forget();
    forget = null;
    emit('speech-end');
  }

  return {
    level(level) {
      emitVolume(Math.min(1, level / fullLevel));
      if (!(level > speechLevel)) return;
      if (forget) forget();
      else emit('speech-start');
      forget = timers.after(speechEndMs, finish);
    },
    finish,
  };
}
