import { createNativeBackend } from '#/voice/client/backends/native/native.ts';
import { createVoiceClient } from '#/voice/client/create-voice-client.ts';
import type { VoiceClient } from '#/voice/client/voice-client.ts';

/** Everything that a call needs and the card at rest does not: fetched when the visitor reaches for the button. */
export function createClient(): VoiceClient {
  return createVoiceClient({ backend: createNativeBackend() });
}
