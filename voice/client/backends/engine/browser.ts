import type { Page, StreamLike, TrackLike } from '../web-call/page.ts';

/** What of a browser the `engine` backend uses, as small as it uses it; a test brings its own. */
export interface EngineBrowser extends Page {
  /** Null where the browser has no AudioWorklet. */
  createContext: (() => ContextLike) | null;
  createWorklet(context: ContextLike, name: string): WorkletLike;
  createElement(): ElementLike;
  /** Null where pages get no microphone: an old browser, or no secure context. */
  openMicrophone: ((wish: MicrophoneWish) => Promise<MicrophoneStream>) | null;
  /** With their names, once the microphone was granted. */
  listMicrophones(): Promise<DeviceLike[]>;
  /** Calls back when a device comes or goes. */
  onDeviceChange(callback: () => void): () => void;
  /** Calls back when the page is looked at again. */
  onPageShow(callback: () => void): () => void;
}

/** Which microphone: the browser's own choice; this one if it is there; this one or none. */
export type MicrophoneWish = { deviceId: null } | { deviceId: string; strict: boolean };

export interface MicrophoneStream extends StreamLike {
  getTracks(): MicrophoneTrack[];
}
export interface MicrophoneTrack extends TrackLike {
  getSettings(): { deviceId?: string; groupId?: string };
  /** The device is gone, or was taken away. */
  addEventListener(type: 'ended', listener: () => void): void;
}
export interface DeviceLike {
  deviceId: string;
  groupId: string;
  label: string;
  kind: string;
}

/** An AudioContext. */
export interface ContextLike {
  /** `interrupted` on iOS: a telephone call, say. */
  readonly state: string;
  readonly sampleRate: number;
  /** Seconds; not in every browser. */
  readonly outputLatency?: number;
  readonly audioWorklet: { addModule(address: string): Promise<void> };
  resume(): Promise<void>;
  close(): Promise<void>;
  addEventListener(type: 'statechange', listener: () => void): void;
  createGain(): GainLike;
  createMediaStreamSource(stream: MicrophoneStream): NodeLike;
  createMediaStreamDestination(): NodeLike & { stream: unknown };
}
export interface NodeLike {
  connect(next: NodeLike): unknown;
  disconnect(): void;
}
export interface GainLike extends NodeLike {
  gain: { value: number };
}
export interface WorkletLike extends NodeLike {
  port: {
    onmessage: ((event: { data: unknown }) => void) | null;
    postMessage(message: unknown): void;
  };
}

/** An `<audio>` element. */
export interface ElementLike {
  srcObject: unknown;
  /** Rejects when the browser wants a tap first. */
  play(): Promise<void>;
  pause(): void;
}
