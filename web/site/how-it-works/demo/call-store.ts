import type { Voice } from '#/voice/client/index.ts';
import { tabStorage } from '#/voice/client/resume.ts';
import { createCallStore } from '#/voice/client/store.ts';
import { type DemoInfo, demoInfo } from '#/web/site/conversation/demo-info.ts';
import { tellOfCall } from '#/web/site/conversation/one-at-a-time.ts';
import { report } from '#/web/site/conversation/report.ts';
import { type ClientOptions, clientOptions, deviceAbilities } from './device.ts';

/** The page's only call. Its code is loaded on demand; see `preload`. */
export const callStore = createCallStore({ loadClient, target: 'frontdesk', storage: tabStorage('voice.') });

callStore.subscribe(() => tellOfCall(callStore.getState().call.status !== 'idle'));

type CallViews = typeof import('./call-views.ts');

let views: CallViews | null = null;

/** The views of a call. They are loaded with the call's client, so they are not null during a call. */
export function callViews(): CallViews | null {
  return views;
}

/** Loads only the client of the server's backend. */
async function loadClient(): Promise<Voice> {
  const loadingViews = import('./call-views.ts');
  const [info, device] = await Promise.all([demoInfo(), deviceAbilities()]);
  const { createClient } = await clientFor(info?.backend);
  views = await loadingViews;
  const voice = createClient(clientOptions(info, device));
  voice.on('error', report);
  return voice;
}

function clientFor(backend: DemoInfo['backend'] | undefined): Promise<{ createClient(options: ClientOptions): Voice }> {
  switch (backend) {
    case 'engine':
      return import('./engine-client.ts');
    case 'cloud':
      return import('./cloud-client.ts');
    default:
      return import('./native-client.ts');
  }
}
