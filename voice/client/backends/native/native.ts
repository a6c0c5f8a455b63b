import type { Backend } from '../backend.ts';
import type { Browser } from './browser.ts';
import { createNativeCall } from './native-call.ts';
import { thisBrowser } from './this-browser.ts';

export interface NativeBackendOptions {
  browser?: Browser;
  /** Where our server takes calls. */
  address?: string;
}

/** Calls in which the visitor's browser hears and speaks (Web Speech). */
export function createNativeBackend({
  browser = thisBrowser(),
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
