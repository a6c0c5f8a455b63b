import { createCloudBackend } from '#/voice/client/backends/cloud/cloud.ts';
import { createVoiceClient } from '#/voice/client/create-voice-client.ts';
import type { VoiceClient } from '#/voice/client/voice-client.ts';

/** The counterpart of `native-client.ts` for the `cloud` backend, with calls on the voice platform. */
export function createClient(): VoiceClient {
  return createVoiceClient({ backend: createCloudBackend() });
}
