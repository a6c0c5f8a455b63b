import type { Clock } from '../engine/ports.ts';
import type { ProviderFailure } from '../engine/providers/provider-failure.ts';
import type { SpeechToText, SpeechToTextCapabilities } from '../engine/stt/speech-to-text.ts';

/** The outcome of one utterance, whatever its audio. */
export interface ScriptedUtterance {
  words: string;
  /** Delay from the flush to the answer; 0 by default. */
  delayMs?: number;
  /** Reported in place of the final transcript. */
  failure?: ProviderFailure;
}

export interface FakeSpeechToTextOptions {
  clock: Clock;
  /** Outcomes by utterance of each stream; empty transcripts after the end of a list. */
  script: readonly (string | ScriptedUtterance)[] | ((utterance: number) => string | ScriptedUtterance);
  /** No interim transcripts by default. */
  capabilities?: Partial<SpeechToTextCapabilities>;
  /** Audio per interim word. */
  wordMs?: number;
  /** Reported at the first audio of each utterance, which is refused. */
  refusal?: ProviderFailure | undefined;
}

export interface FakeSpeechToText extends SpeechToText {
  /** Number of open streams. */
  readonly streams: number;
  /** Samples written to all streams so far. */
  readonly samples: number;
  /** Flushes of all streams so far. */
  readonly flushes: number;
}

/** A recogniser that follows its script. Only the length of audio matters; without audio the transcript is empty. */
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
          // An utterance without audio consumes no entry of the script.
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
