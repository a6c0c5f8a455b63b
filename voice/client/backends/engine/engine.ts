import { type TabStorage, tabStorage } from '../../tab-storage.ts';
import type { Backend } from '../backend.ts';
import type { EngineBrowser } from './browser.ts';
import { createEngineCall } from './engine-call.ts';
import { thisEngineBrowser } from './this-browser.ts';

export interface EngineBackendOptions {
  /** Where the module `audio/sound-worklet.ts` is served, built for a browser. */
  workletAddress: string;
  /** Where the tab keeps its call and the microphone that was chosen. By default its own, behind `voice.`. */
  storage?: TabStorage | null;
  browser?: EngineBrowser;
  /** Where our server takes calls. */
  address?: string;
  /** The browser's language model helps the agent, where it is ready; say so before a call. By default it does not. */
  browserModel?: boolean;
}

/** Calls in which our engine hears and speaks: sound crosses the socket. */
export function createEngineBackend({
  workletAddress,
  storage = tabStorage('voice.'),
  browser = thisEngineBrowser(storage),
  address = '/voice',
  browserModel = false,
}: EngineBackendOptions): Backend {
  const hasSound = browser.createContext !== null;
  return {
    capabilities: {
      voiceInput: hasSound && browser.openMicrophone !== null,
      voiceOutput: hasSound,
      voiceInterruption: false, // always on
      trueLevels: true,
      microphoneGain: true,
      resumes: browser.storage !== null,
    },
    createCall: (request, host) =>
      createEngineCall({ browser, address, workletAddress, request, host, told: { browserModel, onDevice: false } }),
  };
}
