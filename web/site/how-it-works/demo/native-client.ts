import { createNativeBackend } from '#/voice/client/backends/native/native.ts';
import { createVoiceClient } from '#/voice/client/create-voice-client.ts';
import type { VoiceClient } from '#/voice/client/voice-client.ts';

/** The code that only a call needs: loaded when the visitor approaches the start button. */
export function createClient(): VoiceClient {
  return createVoiceClient({ backend: createNativeBackend() });
}
