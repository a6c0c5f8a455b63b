import { createCloudBackend } from '#/voice/client/backends/cloud/cloud.ts';
import { createVoice, type Voice } from '#/voice/client/index.ts';

/** The counterpart of `native-client.ts` for the `cloud` backend, with calls on the voice platform. */
export function createClient(): Voice {
  return createVoice({ backend: createCloudBackend() });
}
