import { createCloudBackend } from '#/voice/client/backends/cloud/cloud.ts';
import { createVoiceClient } from '#/voice/client/create-voice-client.ts';
import type { VoiceClient } from '#/voice/client/voice-client.ts';

/** The same as `native-client.ts` for a server that has the voice platform hold its calls. */
export function createClient(): VoiceClient {
  return createVoiceClient({ backend: createCloudBackend() });
}
