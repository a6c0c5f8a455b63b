import { createNativeBackend } from '#/voice/client/backends/native/native.ts';
import { createVoice, type Voice } from '#/voice/client/index.ts';
import { callStorage } from '#/web/site/call-bar/call-storage.ts';
import type { ClientOptions } from './device.ts';

/** The code that only a call needs: loaded when the visitor approaches the start button. */
export function createClient(options: ClientOptions): Voice {
  return createVoice({ backend: createNativeBackend({ storage: callStorage(), ...options }) });
}
