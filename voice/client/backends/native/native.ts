import { type TabStorage, tabStorage } from '../../tab-storage.ts';
import type { Backend } from '../backend.ts';
import type { Browser } from './browser.ts';
import { createNativeCall } from './native-call.ts';
import { thisBrowser } from './this-browser.ts';

export interface NativeBackendOptions {
  /** Where the tab keeps its call and what is known of the recogniser. By default its own, behind `voice.`. */
  storage?: TabStorage | null;
  browser?: Browser;
  /** Where our server takes calls. */
  address?: string;
  /** The browser's language model helps the agent, where it is ready; say so before a call. By default it does not. */
  browserModel?: boolean;
  /**
   * Speech is recognised on the device and nowhere else; only where `isRecognisedHere` says so. By default the browser
   * does as it likes, which may be by a service of its maker.
   */
  onDevice?: boolean;
}

/** Calls in which the visitor's browser hears and speaks (Web Speech). */
export function createNativeBackend({
  storage = tabStorage('voice.'),
  browser = thisBrowser(storage),
  address = '/voice',
  browserModel = false,
  onDevice = false,
}: NativeBackendOptions = {}): Backend {
  const hasRecognition = browser.createRecognition !== null;
  return {
    capabilities: {
      voiceInput: hasRecognition,
      voiceOutput: browser.synthesis !== null,
      voiceInterruption: hasRecognition,
      trueLevels: false,
      microphoneGain: false,
      resumes: browser.storage !== null,
    },
    createCall: (request, host) =>
      createNativeCall({ browser, address, request, host, told: { browserModel, onDevice } }),
  };
}
