import type { VoiceEvents } from '../../voice.ts';

type Quality = VoiceEvents['network-quality-change'][0];

const lowFromMs = 400;
const veryLowFromMs = 1_200;

/** Tells when the connection becomes better or worse. */
export function createNetworkQuality(onChange: (quality: Quality) => void): { measured(roundTripMs: number): void } {
  let threshold: Quality['threshold'] = 'good';
  return {
    measured(roundTripMs) {
      const now = roundTripMs >= veryLowFromMs ? 'very-low' : roundTripMs >= lowFromMs ? 'low' : 'good';
      if (now === threshold) return;
      threshold = now;
      onChange({ threshold, roundTripMs });
    },
  };
}
