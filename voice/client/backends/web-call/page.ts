import { type LanguageModelLike, thisLanguageModel } from '../../device/language-model.ts';
import type { TabStorage } from '../../tab-storage.ts';
import { guardLeaving } from './leave-guard.ts';

/** What of a page any call with our own server uses, as small as it uses it; a test brings its own. */
export interface Page {
  fetch(address: string, init: RequestInit): Promise<Response>;
  openSocket(address: string): SocketLike;
  /** What lives as long as the tab does; null where the browser keeps nothing. */
  storage: TabStorage | null;
  /** Asks before the visitor leaves the site; returns how to stop that. */
  guardLeaving(): () => void;
  /** Calls back when the page goes away, for good or for a while. */
  onPageHide(callback: () => void): () => void;
  /** The browser's own language model; null where it has none. */
  languageModel: LanguageModelLike | null;
  /** The address that relative ones begin from. */
  baseAddress: string;
}

/** A WebSocket; what is binary comes as an ArrayBuffer. */
export interface SocketLike {
  /** Bytes that wait to be sent. */
  readonly bufferedAmount: number;
  send(frame: string | Uint8Array<ArrayBuffer>): void;
  close(code?: number): void;
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: SocketEvent) => void): void;
}
export interface SocketEvent {
  /** Of a message. */
  data?: unknown;
  /** Of a close. */
  code?: number;
}

/** A microphone, as the browser gives it. */
export interface StreamLike {
  getTracks(): TrackLike[];
}
export interface TrackLike {
  enabled: boolean;
  stop(): void;
}

/** The page we are in. */
export function thisPage(storage: TabStorage | null): Page {
  return {
    fetch: (address, init) => fetch(address, init),
    openSocket(address) {
      const socket = new WebSocket(address);
      socket.binaryType = 'arraybuffer';
      return socket as SocketLike;
    },
    storage,
    guardLeaving: () => guardLeaving(window),
    onPageHide(callback) {
      addEventListener('pagehide', callback);
      return () => removeEventListener('pagehide', callback);
    },
    languageModel: thisLanguageModel(),
    baseAddress: location.href,
  };
}
