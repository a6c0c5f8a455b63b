import type { Browser } from '../../client/backends/native/browser.ts';
import { createNativeBackend, type NativeBackendOptions } from '../../client/backends/native/native.ts';
import { createVoiceClient, type VoiceClient } from '../../client/create-voice-client.ts';
import type { StartOptions } from '../../client/voice.ts';
import type { Clock } from '../../protocol/clock.ts';
import { createFakeBrowser, type FakeBrowser } from './fake-browser.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';
import { type Recording, record } from './recorded.ts';

/** A clock that a test advances. */
export interface ManualClock extends Clock {
  advance(ms: number): Promise<void>;
  readonly pending: number;
}

/** A client over the `native` backend, with a fake browser and a fake server. */
export interface NativeBench {
  clock: ManualClock;
  server: FakeServer;
  browser: FakeBrowser;
  client: VoiceClient;
  told: Recording;
  /** Starts a call, up to the server's `listening`. */
  call(options?: StartOptions): Promise<void>;
  /** The server sends a sentence to speak. */
  say(text: string, numbers?: { turn?: number; sentence?: number; rate?: number }): void;
  /** Messages of one type that reached the server. */
  sent(type: string): unknown[];
  /** Number of open resources. */
  held(): number;
}

export function createNativeBench(
  clock: ManualClock,
  overrides: Partial<Browser> = {},
  options: Pick<NativeBackendOptions, 'browserModel' | 'onDevice'> = {},
): NativeBench {
  const server = createFakeServer();
  const browser = createFakeBrowser(server, overrides);
  const client = createVoiceClient({ backend: createNativeBackend({ browser, ...options }), clock });
  return {
    clock,
    server,
    browser,
    client,
    told: record(client),
    async call(options) {
      const started = client.start('frontdesk', undefined, undefined, undefined, undefined, options);
      await clock.advance(0);
      await started;
      server.post({ type: 'listening' });
    },
    say(text, { turn = 0, sentence = 0, rate } = {}) {
      server.post({ type: 'voice-input', input: text, turn, sentence, ...(rate && { rate }) });
    },
    sent: (type) => server.received.filter((message) => typeof message === 'object' && message.type === type),
    held: () => server.open + browser.microphone.live + clock.pending + (browser.guarded ? 1 : 0),
  };
}
