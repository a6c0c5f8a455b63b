import { createRequire } from 'node:module';
import { vi } from 'vitest';
import { startStages } from '../../client/voice.ts';
import { installFakePlatform, settled } from '../platform/call-library.ts';
import type { ContractClient, ContractSubject } from './contract.ts';

const require = createRequire(import.meta.url);

/** The official class over a fake of its call library. */
export function officialSubject(): ContractSubject {
  const platform = installFakePlatform();
  const { default: Vapi } = require('@vapi-ai/web') as typeof import('@vapi-ai/web');
  const vapi = new Vapi('key', 'https://frontdesk.test/voice');

  return {
    client: vapi as unknown as ContractClient,
    throws: false,
    departures: [
      'an error nobody listens to leaves the client unusable',
      'stop does not win over a start in flight',
      'speech-end arrives after the call',
      'a listener that throws breaks the start',
      'a stage that is done is not always reported',
      'the failed stage is told as unknown',
    ],
    stages: startStages.filter((stage) => stage !== 'video-recording-started'),
    async advance(ms) {
      await settled();
      await vi.advanceTimersByTimeAsync(ms);
      await settled();
    },
    hold: platform.hold,
    release: platform.release,
    refuse: platform.refuse,
    listening: () => void platform.current?.emit('app-message', { data: 'listening' }),
    deliver: platform.deliver,
    deliverText: (frame) => void platform.current?.emit('app-message', { data: frame }),
    speak: platform.speak,
    sent: () => platform.calls.flatMap(({ sent }) => sent),
    volume: () => Reflect.get(vapi, 'desiredVolume'),
    held: () => platform.calls.filter(({ isOpen }) => isOpen).length,
    asked: () => platform.asked,
  };
}
