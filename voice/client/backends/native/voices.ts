import type { CallTimers } from '../../clock.ts';
import type { SynthesisLike, VoiceLike } from './browser.ts';

/** Voices come late: the list is empty until `voiceschanged`, which some browsers never send. */
const voicesLimitMs = 1_000;

/** Calls back once with the voice to use, or null for the browser's own choice. */
export function findVoice(
  synthesis: SynthesisLike,
  timers: CallTimers,
  language: string,
  onFound: (voice: VoiceLike | null) => void,
): void {
  if (synthesis.getVoices().length > 0) {
    onFound(bestVoice(synthesis.getVoices(), language));
    return;
  }
  let found = false;
  function done(): void {
    if (found) return;
    found = true;
    forget();
    synthesis.removeEventListener?.('voiceschanged', done);
    onFound(bestVoice(synthesis.getVoices(), language));
  }
  const forget = timers.after(voicesLimitMs, done);
  synthesis.addEventListener?.('voiceschanged', done);
}

/** A voice of this machine before one of a server: Chrome's network voices may never say that they have ended. */
function bestVoice(voices: readonly VoiceLike[], language: string): VoiceLike | null {
  const wanted = language.toLowerCase();
  const [primary] = wanted.split('-');
  function score({ lang, localService, default: isDefault }: VoiceLike): number {
    const spoken = lang.toLowerCase().replace('_', '-');
    if (spoken.split('-')[0] !== primary) return -1;
    return (localService ? 4 : 0) + (spoken === wanted ? 2 : 0) + (isDefault ? 1 : 0);
  }
  let best: VoiceLike | null = null;
  for (const voice of voices) if (score(voice) > (best ? score(best) : -1)) best = voice;
  return best;
}
