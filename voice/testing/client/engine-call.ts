import { downFrameSamples } from '../../audio/frames.ts';
import type { Backend } from '../../client/backends/backend.ts';
import type { EngineBrowser } from '../../client/backends/engine/browser.ts';
import { createEngineBackend } from '../../client/backends/engine/engine.ts';
import { createVoiceClient, type VoiceClient } from '../../client/create-voice-client.ts';
import type { StartOptions } from '../../client/voice.ts';
import { downSampleRateHz, frameMs } from '../../protocol/limits.ts';
import { createFakeMicrophones, type FakeMicrophones } from './fake-microphones.ts';
import { createFakePage, type FakePage } from './fake-page.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';
import { createFakeSound, type FakeSound } from './fake-sound.ts';
import type { ManualClock } from './native-call.ts';
import { type Recording, record } from './recorded.ts';

/** A client over the `engine` backend, with a fake browser and a fake server. */
export interface EngineBench {
  clock: ManualClock;
  server: FakeServer;
  sound: FakeSound;
  microphones: FakeMicrophones;
  page: FakePage;
  browser: EngineBrowser;
  backend: Backend;
  client: VoiceClient;
  told: Recording;
  /** Starts a call, up to the server's `listening`. */
  call(options?: StartOptions): Promise<void>;
  /** Sends the next `ms` of a turn's audio at once. */
  speak(turn: number, ms: number): void;
  /** Marks the turn's audio as complete. */
  endTurn(turn: number): void;
  /** The visitor returns to the page. */
  showPage(): void;
  /** Messages of one type that reached the server. */
  sent(type: string): unknown[];
  /** The last playout position that the server received. */
  position(): unknown;
  /** Number of open resources. */
  held(): number;
}

export function createEngineBench(clock: ManualClock, overrides: Partial<EngineBrowser> = {}): EngineBench {
  const server = createFakeServer();
  const sound = createFakeSound(clock);
  const microphones = createFakeMicrophones();
  const page = createFakePage(server);
  const pageShow = new Set<() => void>();
  const browser: EngineBrowser = {
    ...page,
    createContext: sound.createContext,
    createWorklet: sound.createWorklet,
    createElement: sound.createElement,
    openMicrophone: microphones.openMicrophone,
    listMicrophones: microphones.listMicrophones,
    onDeviceChange: microphones.onDeviceChange,
    onPageShow(callback) {
      pageShow.add(callback);
      return () => void pageShow.delete(callback);
    },
    ...overrides,
  };
  const backend = createEngineBackend({ browser, workletAddress: '/sound-worklet.js' });
  const client = createVoiceClient({ backend, clock, onListenerError() {} });
  const sentFrames = new Map<number, number>();
  const sent = (type: string) =>
    server.received.filter((message) => typeof message === 'object' && message.type === type);

  return {
    clock,
    server,
    sound,
    microphones,
    page,
    browser,
    backend,
    client,
    told: record(client),
    async call(options) {
      const started = client.start('frontdesk', undefined, undefined, undefined, undefined, options);
      await clock.advance(0);
      await started;
      server.post({ type: 'listening' });
    },
    speak(turn, ms) {
      for (let played = 0; played < ms; played += frameMs) {
        const seq = sentFrames.get(turn) ?? 0;
        sentFrames.set(turn, seq + 1);
        server.postSound({ turn, seq, samples: tone(seq) });
      }
    },
    endTurn: (turn) =>
      server.post({ type: 'audio-end', turn, samples: (sentFrames.get(turn) ?? 0) * downFrameSamples }),
    showPage() {
      for (const listener of [...pageShow]) listener();
    },
    sent,
    position: () => sent('playback-position').at(-1),
    held: () => server.open + microphones.live + sound.open + pageShow.size + clock.pending + (page.guarded ? 1 : 0),
  };
}

/** A frame of a steady tone at a tenth of full scale. */
export function tone(seq: number): Int16Array<ArrayBuffer> {
  return Int16Array.from({ length: downFrameSamples }, (_, index) =>
    Math.round(3_277 * Math.sin((2 * Math.PI * 500 * (seq * downFrameSamples + index)) / downSampleRateHz)),
  );
}
