import { type Agreed, agreedFor } from '../../call-session.ts';
import type { BackendCall, CallHost, CallRequest } from '../backend.ts';
import { createWebCall } from '../web-call/web-call.ts';
import type { Browser } from './browser.ts';
import { createNativeInput } from './input.ts';
import { createNativeOutput } from './output.ts';

export interface NativeCallOptions {
  browser: Browser;
  address: string;
  request: CallRequest;
  host: CallHost;
  /** As the page has told it. */
  told: Agreed;
}

/** A call in which the browser hears and speaks; only text crosses the socket. */
export function createNativeCall(options: NativeCallOptions): BackendCall {
  const { browser, address, request, host, told } = options;
  const agreed = agreedFor(request.target !== null, told, browser.storage, host.timers.wallTime());
  return createWebCall({
    page: browser,
    address,
    request,
    host,
    agreed,
    abilities: { voiceInput: browser.createRecognition !== null, voiceOutput: browser.synthesis !== null },
    connectTo({ send }) {
      const input = createNativeInput({
        browser,
        host,
        request,
        onDevice: agreed.onDevice,
        onWords: (utterance, transcript) => send({ type: 'interim', utterance, transcript }),
      });
      const output = createNativeOutput({
        browser,
        host,
        request,
        isTyped: input.isTyped,
        send,
        onSpeaking: input.speaking,
        onSpoke: input.spoke,
      });
      return { input, output };
    },
  });
}
