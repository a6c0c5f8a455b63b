// A file of its own: the browser's sound thread takes it from there.
import workletAddress from '#/voice/client/audio/sound-worklet.ts?worker&url';
import { createEngineBackend } from '#/voice/client/backends/engine/engine.ts';
import { createVoiceClient } from '#/voice/client/create-voice-client.ts';
import type { VoiceClient } from '#/voice/client/voice-client.ts';

/** The same as `native-client.ts` for a server that hears and speaks itself. */
export function createClient(): VoiceClient {
  return createVoiceClient({ backend: createEngineBackend({ workletAddress }) });
}
