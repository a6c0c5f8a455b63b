import { type Agreed, agreedFor } from '../../call-session.ts';
import type { BackendCall, CallHost, CallRequest } from '../backend.ts';
import { createWebCall } from '../web-call/web-call.ts';
import type { EngineBrowser } from './browser.ts';
import { createEngineInput } from './input.ts';
import { createEngineOutput } from './output.ts';
import { createSoundDevice } from './sound-device.ts';

export interface EngineCallOptions {
  browser: EngineBrowser;
  address: string;
  workletAddress: string;
  request: CallRequest;
  host: CallHost;
  /** As the page has told it. */
  told: Agreed;
}

/** A call whose sound crosses the socket, both ways; the engine hears and speaks. */
export function createEngineCall(options: EngineCallOptions): BackendCall {
  const { browser, address, workletAddress, request, host, told } = options;
  const hasSound = browser.createContext !== null;
  return createWebCall({
    page: browser,
    address,
    request,
    host,
    agreed: agreedFor(request.target !== null, told, browser.storage, host.timers.wallTime()),
    abilities: { voiceInput: hasSound && browser.openMicrophone !== null, voiceOutput: hasSound },
    connectTo({ send, sendSound }) {
      const device = createSoundDevice({
        browser,
        workletAddress,
        timers: host.timers,
        volume: request.volume,
        onReport: (report) => output.heard(report),
        onFrame: (frame) => input.took(frame),
        onAudible: (audible) => output.audible(audible),
      });
      const input = createEngineInput({ browser, device, host, request, sendSound });
      const output = createEngineOutput({ device, host, hasSound, isTakenUp: request.target === null, send });
      return { input, output };
    },
  });
}
