import type { Clock } from '../engine/ports.ts';
import type { ProviderFailure } from '../engine/providers/provider-failure.ts';
import type { SpeechToText, SpeechToTextCapabilities } from '../engine/stt/speech-to-text.ts';

/** What is heard in one utterance, whatever the sound was. */
export interface ScriptedUtterance {
  words: string;
  /** From the flush to the answer; 0 unless given. */
  delayMs?: number;
  /** Comes in place of the final words. */
  failure?: ProviderFailure;
}

export interface FakeSpeechToTextOptions {
  clock: Clock;
  /** What is heard, utterance for utterance of each stream; nothing once a list is through. */
  script: readonly (string | ScriptedUtterance)[] | ((utterance: number) => string | ScriptedUtterance);
  /** No interim words unless given. */
  capabilities?: Partial<SpeechToTextCapabilities>;
  /** How much sound makes one more interim word. */
  wordMs?: number;
  /** Takes no sound: this comes of the first piece of each utterance. */
  refusal?: ProviderFailure | undefined;
}

export interface FakeSpeechToText extends SpeechToText {
  /** Streams that are open now. */
  readonly streams: number;
  /** Samples written to all streams so far. */
  readonly samples: number;
  /** Flushes of all streams so far. */
  readonly flushes: number;
}

/** Hears what its script says. Sound counts only by its length: an utterance without any is heard as nothing. */
export function createFakeSpeechToText({
  clock,
  script,
  capabilities,
  wordMs = 300,
  refusal,
}: FakeSpeechToTextOptions): FakeSpeechToText {
  const scripted = (utterance: number): ScriptedUtterance => {
    const entry = (typeof script === 'function' ? script(utterance) : script[utterance]) ?? '';
    return typeof entry === 'string' ? { words: entry } : entry;
  };
  const able: SpeechToTextCapabilities = { interim: false, ...capabilities };
  let streams = 0;
  let samples = 0;
  let flushes = 0;

  return {
    name: 'fake',
    capabilities: able,
    get streams() {
      return streams;
    },
    get samples() {
      return samples;
    },
    get flushes() {
      return flushes;
    },
    open({ sampleRateHz, signal, onWords, onFailure }) {
      let heard = 0;
      let told = 0;
      let utterance = 0;
      let ended = false;
      streams += 1;
      const close = () => {
        if (ended) return;
        ended = true;
        streams -= 1;
        signal.removeEventListener('abort', close);
      };
      const later = (ms: number, callback: () => void) => {
        const unlessEnded = () => {
          if (!ended) callback();
        };
        if (ms > 0) clock.after(ms, unlessEnded);
        else queueMicrotask(unlessEnded);
      };
      if (signal.aborted) close();
      else signal.addEventListener('abort', close, { once: true });

      function refuse(failure: ProviderFailure): void {
        utterance += 1;
        heard = 0;
        onFailure(failure);
      }

      return {
        write(sound) {
          if (ended) return;
          samples += sound.length;
          heard += sound.length;
          if (refusal) {
            if (heard === sound.length) later(0, () => refuse(refusal));
            return;
          }
          if (!able.interim) return;
          const { words } = scripted(utterance);
          const all = words.split(' ').filter(Boolean);
          const count = Math.min(all.length, Math.floor((heard * 1_000) / sampleRateHz / wordMs));
          const transcript = all.slice(0, count).join(' ');
          const current = utterance;
          if (count <= told) return;
          told = count;
          later(0, () => onWords({ transcript, isFinal: false, utterance: current }));
        },
        flush() {
          if (ended) return;
          flushes += 1;
          // An utterance without sound uses up no line of the script.
          const { words, delayMs = 0, failure } = heard > 0 ? scripted(utterance) : { words: '' };
          const current = utterance;
          if (heard > 0) utterance += 1;
          heard = 0;
          told = 0;
          later(delayMs, () => {
            if (failure) onFailure(failure);
            else onWords({ transcript: words, isFinal: true, utterance: current });
          });
        },
        close,
      };
    },
  };
}
