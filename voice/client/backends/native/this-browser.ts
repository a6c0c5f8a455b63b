import { recognitionOf } from '../../device/recognition.ts';
import type { TabStorage } from '../../tab-storage.ts';
import { thisPage } from '../web-call/page.ts';
import type { Browser, LevelMeter, PhraseLike, SynthesisLike, UtteranceLike } from './browser.ts';

/** What TypeScript does not know of a window. */
interface SpeechWindow {
  SpeechRecognitionPhrase?: new (phrase: string, boost: number) => PhraseLike;
  SpeechSynthesisUtterance?: new (text: string) => UtteranceLike;
  speechSynthesis?: SynthesisLike;
}

/** The browser we are in. */
export function thisBrowser(storage: TabStorage | null): Browser {
  const { SpeechRecognitionPhrase, SpeechSynthesisUtterance, speechSynthesis } = globalThis as unknown as SpeechWindow;
  const Recognition = recognitionOf(globalThis);
  const { mediaDevices, userAgent, maxTouchPoints, vendor } = navigator;
  // An iPad says it is a Mac.
  const isMobile =
    /android|iphone|ipad|ipod|mobile/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1);
  return {
    ...thisPage(storage),
    createRecognition: Recognition ? () => new Recognition() : null,
    createPhrase: SpeechRecognitionPhrase ? (phrase, boost) => new SpeechRecognitionPhrase(phrase, boost) : null,
    synthesis: SpeechSynthesisUtterance && speechSynthesis ? speechSynthesis : null,
    createUtterance(text) {
      if (!SpeechSynthesisUtterance) throw new Error('This browser cannot speak.');
      return new SpeechSynthesisUtterance(text);
    },
    openMicrophone: mediaDevices
      ? () =>
          mediaDevices.getUserMedia({
            audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
          })
      : null,
    meter: (stream) => openMeter(stream as MediaStream),
    language: document.documentElement.lang || navigator.language,
    isMobile,
    // Phones, and Safari anywhere, take the microphone from the page when recognition begins.
    sharesMicrophone: !isMobile && !vendor.startsWith('Apple'),
  };
}

function openMeter(stream: MediaStream): LevelMeter | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1_024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    },
    close: () => void context.close(),
  };
}
