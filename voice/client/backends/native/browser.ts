/** What of a browser the `native` backend uses, as small as it uses it; a test brings its own. */
export interface Browser {
  fetch(address: string, init: RequestInit): Promise<Response>;
  openSocket(address: string): SocketLike;
  /** Null where the browser has no speech recognition. */
  createRecognition: (() => RecognitionLike) | null;
  /** Null where the browser cannot speak. */
  synthesis: SynthesisLike | null;
  createUtterance(text: string): UtteranceLike;
  /** Null where pages get no microphone: an old browser, or no secure context. */
  openMicrophone: (() => Promise<StreamLike>) | null;
  /** Measures a microphone's level; null where that cannot be. */
  meter(stream: StreamLike): LevelMeter | null;
  /** What lives as long as the tab does; null where the browser keeps nothing. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Asks before the visitor leaves the site; returns how to stop that. */
  guardLeaving(): () => void;
  /** Calls back when the page goes away, for good or for a while. */
  onPageHide(callback: () => void): () => void;
  /** The address that relative ones begin from. */
  baseAddress: string;
  language: string;
  isMobile: boolean;
  /** A page may hold the microphone open while speech recognition uses it. */
  sharesMicrophone: boolean;
}

/** A WebSocket. */
export interface SocketLike {
  send(frame: string): void;
  close(code?: number): void;
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: SocketEvent) => void): void;
}
export interface SocketEvent {
  /** Of a message. */
  data?: unknown;
  /** Of a close. */
  code?: number;
}

export interface StreamLike {
  getTracks(): TrackLike[];
}
export interface TrackLike {
  enabled: boolean;
  stop(): void;
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
  onresult: ((event: RecognitionResultEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
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
