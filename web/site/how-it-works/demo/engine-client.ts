// A separate file, because the browser's audio thread loads the worklet by its address.
import workletAddress from '#/voice/client/audio/sound-worklet.ts?worker&url';
import { createEngineBackend } from '#/voice/client/backends/engine/engine.ts';
import { createVoiceClient } from '#/voice/client/create-voice-client.ts';
import type { VoiceClient } from '#/voice/client/voice-client.ts';

/** The counterpart of `native-client.ts` for the `engine` backend, with speech on the server. */
export function createClient(): VoiceClient {
  return createVoiceClient({ backend: createEngineBackend({ workletAddress }) });
}
