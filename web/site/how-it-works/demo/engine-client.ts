// A separate file, because the browser's audio thread loads the worklet by its address.
import workletAddress from '#/voice/client/audio/sound-worklet.ts?worker&url';
import { createEngineBackend } from '#/voice/client/backends/engine/engine.ts';
import { createVoice, type Voice } from '#/voice/client/index.ts';
import { callStorage } from '#/web/site/call-bar/call-storage.ts';
import type { ClientOptions } from './device.ts';

/** The counterpart of `native-client.ts` for the `engine` backend, with speech on the server. */
export function createClient({ browserModel }: ClientOptions): Voice {
  return createVoice({ backend: createEngineBackend({ workletAddress, storage: callStorage(), browserModel }) });
}
