import type { Backend } from '../backend.ts';
import type { StreamLike } from '../web-call/page.ts';
import { createCloudCall } from './cloud-call.ts';
import { loadPlatformClient, type PlatformClientLoader } from './platform-client.ts';

export interface CloudBackendOptions {
  load?: PlatformClientLoader;
  /** Where our server takes calls. */
  address?: string;
  openMicrophone?: (() => Promise<StreamLike>) | null;
}

/** Calls that the voice platform holds, through its official class; our server asks it for them. */
export function createCloudBackend({
  load = loadPlatformClient,
  address = '/voice',
  openMicrophone = pageMicrophone(),
}: CloudBackendOptions = {}): Backend {
  let free: Promise<unknown> = Promise.resolve();
  return {
    capabilities: {
      voiceInput: openMicrophone !== null,
      voiceOutput: true,
      voiceInterruption: false, // not ours to switch
      trueLevels: true,
      microphoneGain: false,
      resumes: false,
    },
    createCall: (request, host) =>
      createCloudCall({
        load,
        address,
        openMicrophone,
        request,
        host,
        free,
        onClosing(closing) {
          free = closing;
        },
      }),
  };
}

function pageMicrophone(): (() => Promise<StreamLike>) | null {
  const { mediaDevices } = navigator;
  return mediaDevices ? () => mediaDevices.getUserMedia({ audio: true }) : null;
}
