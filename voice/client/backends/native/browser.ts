import type { Page, StreamLike } from '../web-call/page.ts';

/** What of a browser the `native` backend uses, as small as it uses it; a test brings its own. */
export interface Browser extends Page {
  /** Null where the browser has no speech recognition. */
  createRecognition: (() => RecognitionLike) | null;
  /** Null where a recogniser cannot be told what is likely to be said. */
  createPhrase: ((phrase: string, boost: number) => PhraseLike) | null;
  /** Null where the browser cannot speak. */
  synthesis: SynthesisLike | null;
  createUtterance(text: string): UtteranceLike;
  /** Null where pages get no microphone: an old browser, or no secure context. */
  openMicrophone: (() => Promise<StreamLike>) | null;
  /** Measures a microphone's level; null where that cannot be. */
  meter(stream: StreamLike): LevelMeter | null;
  language: string;
  isMobile: boolean;
  /** A page may hold the microphone open while speech recognition uses it. */
  sharesMicrophone: boolean;
}

export interface LevelMeter {
  /** 0 to 1. */
  level(): number;
  close(): void;
}

/** The Web Speech API's SpeechRecognition. */
export interface RecognitionLike {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Recognises on the device or not at all. */
  processLocally?: boolean;
  /** What is likely to be said; only for recognition on the device. */
  phrases?: PhraseLike[];
  onresult: ((event: RecognitionResultEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}
export interface PhraseLike {
  phrase: string;
  boost: number;
}
export interface RecognitionResultEvent {
  /** All results of the session, each with its likeliest reading first. */
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

/** The Web Speech API's speechSynthesis. */
export interface SynthesisLike {
  readonly speaking: boolean;
  speak(utterance: UtteranceLike): void;
  cancel(): void;
  getVoices(): VoiceLike[];
  /** Not in Safari before 16. */
  addEventListener?(type: 'voiceschanged', listener: () => void): void;
  removeEventListener?(type: 'voiceschanged', listener: () => void): void;
}
export interface VoiceLike {
  lang: string;
  name: string;
  default: boolean;
  /** Made on this machine, not by a server. */
  localService: boolean;
}
export interface UtteranceLike {
  text: string;
  lang: string;
  voice: VoiceLike | null;
  rate: number;
  volume: number;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
}
