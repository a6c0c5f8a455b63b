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
}

/** Calls in which the visitor's browser hears and speaks (Web Speech). */
export function createNativeBackend({
  storage = tabStorage('voice.'),
  browser = thisBrowser(storage),
  address = '/voice',
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
    createCall: (request, host) => createNativeCall(browser, address, request, host),
  };
}
