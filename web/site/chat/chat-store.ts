import { createTextBackend } from '#/voice/client/backends/text/text.ts';
import { createVoice } from '#/voice/client/index.ts';
import { createCallStore } from '#/voice/client/store.ts';
import { chatStorage } from './chat-storage.ts';

/** The page's only chat. */
export const chatStore = createCallStore({
  loadClient: async () => createVoice({ backend: createTextBackend({ storage: chatStorage() }) }),
  target: 'frontdesk',
  storage: chatStorage(),
});
