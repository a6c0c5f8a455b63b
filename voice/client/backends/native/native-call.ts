import type { BackendCall, CallHost, CallRequest } from '../backend.ts';
import { createWebCall } from '../web-call/web-call.ts';
import type { Browser } from './browser.ts';
import { createNativeInput } from './input.ts';
import { createNativeOutput } from './output.ts';

/** A call in which the browser hears and speaks; only text crosses the socket. */
export function createNativeCall(browser: Browser, address: string, request: CallRequest, host: CallHost): BackendCall {
  return createWebCall({
    page: browser,
    address,
    request,
    host,
    abilities: { voiceInput: browser.createRecognition !== null, voiceOutput: browser.synthesis !== null },
    connectTo({ send }) {
      const input = createNativeInput({
        browser,
        host,
        request,
        onWords: (utterance, transcript) => send({ type: 'interim', utterance, transcript }),
      });
      const output = createNativeOutput({
        browser,
        host,
        request,
        send,
        onSpeaking: input.speaking,
        onSpoke: input.spoke,
      });
      return { input, output };
    },
  });
}
