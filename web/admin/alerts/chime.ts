/** Requests that follow within this time do not ring again. */
const restMs = 5_000;

/** Two strokes of a small bell: when, which note, and how loud of 1. */
const strokes = [
  { atSeconds: 0, hertz: 1_046.5, gain: 0.11 },
  { atSeconds: 0.13, hertz: 1_568, gain: 0.14 },
];

/** What sounds in a bell beside its note, higher and sooner gone. */
const partials = [
  { ratio: 1, share: 1, seconds: 1.1 },
  { ratio: 2, share: 0.3, seconds: 0.7 },
  { ratio: 2.76, share: 0.16, seconds: 0.45 },
  { ratio: 5.4, share: 0.05, seconds: 0.2 },
];

let context: AudioContext | null = null;
/** How many tones sound or will. */
let ringing = 0;
let rangAt = Number.NEGATIVE_INFINITY;

/** Readies the sound with the next click or key: before one, a browser lets no page sound. */
export function prepareChime(signal: AbortSignal): void {
  for (const kind of ['click', 'keydown']) document.addEventListener(kind, wake, { signal, once: true });
}

function wake(): void {
  if (context) return;
  context = new AudioContext();
  void context.resume().then(() => context?.suspend());
}

export async function ringForRequest(): Promise<void> {
  if (performance.now() - rangAt < restMs) return;
  rangAt = performance.now();
  await ring();
}

/** Rings once; nothing in a tab that was not touched yet. */
export async function ring(): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  await context.resume();
  const sounding = context;
  for (const stroke of strokes) {
    for (const { ratio, share, seconds } of partials) {
      const from = sounding.currentTime + stroke.atSeconds;
      const volume = new GainNode(sounding, { gain: 0 });
      volume.gain.setValueAtTime(0, from);
      volume.gain.linearRampToValueAtTime(stroke.gain * share, from + 0.004);
      volume.gain.exponentialRampToValueAtTime(0.000_1, from + seconds);
      const tone = new OscillatorNode(sounding, { frequency: stroke.hertz * ratio });
      tone.connect(volume).connect(sounding.destination);
      tone.start(from);
      tone.stop(from + seconds);
      ringing++;
      tone.onended = () => {
        // A context that runs keeps the computer's sound awake.
        if (--ringing === 0) void sounding.suspend();
      };
    }
  }
}
