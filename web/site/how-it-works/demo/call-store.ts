import { createCallStore } from '#/voice/client/call-store.ts';
import type { VoiceClient } from '#/voice/client/voice-client.ts';
import { type DemoInfo, demoInfo } from './demo-info.ts';

/** The one call of the page. The code that holds it comes when it is wanted: see `preload`. */
export const callStore = createCallStore({ loadClient, target: 'frontdesk' });

type CallViews = typeof import('./call-views.ts');

let views: CallViews | null = null;

/** What shows a call: it comes with the code that holds one, so it is there whenever there is a call. */
export function callViews(): CallViews | null {
  return views;
}

/** A visitor fetches one way to hold calls: the one that the server answers to. */
async function loadClient(): Promise<VoiceClient> {
  const loadingViews = import('./call-views.ts');
  const { createClient } = await clientFor((await demoInfo())?.backend);
  views = await loadingViews;
  return createClient();
}

function clientFor(backend: DemoInfo['backend'] | undefined): Promise<{ createClient(): VoiceClient }> {
  switch (backend) {
    case 'engine':
      return import('./engine-client.ts');
    case 'cloud':
      return import('./cloud-client.ts');
    default:
      return import('./native-client.ts');
  }
}
