import { createTextBackend } from '#/voice/client/backends/text/text.ts';
import { createVoice } from '#/voice/client/index.ts';
import { createCallStore } from '#/voice/client/store.ts';
import { report } from '#/web/site/conversation/report.ts';
import { chatStorage } from './chat-storage.ts';

/** The page's only chat. */
export const chatStore = createCallStore({
  async loadClient() {
    const voice = createVoice({ backend: createTextBackend({ storage: chatStorage() }) });
    voice.on('error', (error) => report(error, 'chat'));
    return voice;
  },
  target: 'frontdesk',
  storage: chatStorage(),
});
