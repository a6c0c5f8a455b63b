import { vi } from 'vitest';
import type { Backend } from '../../client/backends/backend.ts';
import { createCloudBackend } from '../../client/backends/cloud/cloud.ts';
import { loadPlatformClient, type PlatformClient } from '../../client/backends/cloud/platform-client.ts';
import { createVoiceClient, type VoiceClient } from '../../client/create-voice-client.ts';
import { startStages } from '../../client/voice.ts';
import { type FakePlatform, installFakePlatform, settled } from '../platform/call-library.ts';
import type { ContractSubject, CreateContractClient } from './contract.ts';
import { createFakeMicrophones, type FakeMicrophones } from './fake-microphones.ts';

/** Our client over the official class, with an in-memory platform. */
export interface CloudBench {
  backend: Backend;
  client: VoiceClient;
  platform: FakePlatform;
  microphones: FakeMicrophones;
  /** Playback volume of the official class. */
  volume(): number;
  advance(ms: number): Promise<void>;
}

export function createCloudBench(): CloudBench {
  const platform = installFakePlatform();
  const microphones = createFakeMicrophones();
  let loaded: PlatformClient | null = null;
  const backend = createCloudBackend({
    address: 'https://frontdesk.test/voice',
    openMicrophone: () => microphones.openMicrophone({ deviceId: null }),
    async load(address) {
      loaded = await loadPlatformClient(address);
      return loaded;
    },
  });
  return {
    backend,
    platform,
    microphones,
    volume: () => (loaded ? Reflect.get(loaded, 'desiredVolume') : -1),
    client: createVoiceClient({ backend, onListenerError() {} }),
    async advance(ms) {
      // Loading the class takes several turns of the event loop.
      for (let turn = 0; turn < 5; turn++) await settled();
      await vi.advanceTimersByTimeAsync(ms);
      await settled();
    },
  };
}

export function cloudSubject(create: CreateContractClient): ContractSubject {
  const { backend, platform, microphones, volume, advance } = createCloudBench();
  const client = create({ backend, onListenerError() {} });
  const reported = startStages.filter((stage) => stage !== 'video-recording-started' && stage !== 'mobile-permissions');
  return {
    client,
    throws: create !== createVoiceClient,
    departures: [],
    stages: ['initialization', 'mobile-permissions', ...reported.slice(1)],
    advance,
    hold: platform.hold,
    release: platform.release,
    refuse: platform.refuse,
    listening: () => void platform.current?.emit('app-message', { data: 'listening' }),
    deliver: platform.deliver,
    deliverText: (frame) => void platform.current?.emit('app-message', { data: frame }),
    speak: platform.speak,
    sent: () => platform.calls.flatMap(({ sent }) => sent),
    volume,
    held: () => platform.calls.filter(({ isOpen }) => isOpen).length + microphones.live + vi.getTimerCount(),
    asked: () => platform.asked,
  };
}
