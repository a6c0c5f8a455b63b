import { createCallStore } from '#/voice/client/call-store.ts';
import type { VoiceClient } from '#/voice/client/voice-client.ts';
import { type DemoInfo, demoInfo } from './demo-info.ts';

/** The one call of the page. The code that holds it comes when it is wanted: see `preload`. */
export const callLine = createCallStore({ loadClient, target: 'frontdesk' });

/** A visitor fetches one way to hold calls: the one that the server answers to. */
async function loadClient(): Promise<VoiceClient> {
  const { openLine } = await lineFor((await demoInfo())?.backend);
  return openLine();
}

function lineFor(backend: DemoInfo['backend'] | undefined): Promise<{ openLine(): VoiceClient }> {
  switch (backend) {
    case 'engine':
      return import('./open-engine-line.ts');
    case 'cloud':
      return import('./open-cloud-line.ts');
    default:
      return import('./open-line.ts');
  }
}
