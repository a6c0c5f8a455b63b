import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { vi } from 'vitest';
import { startStages } from '../voice-client.ts';
import type { ContractClient, ContractSubject } from './contract.ts';

const require = createRequire(import.meta.url);

/** The official class; the call object of the library below it is ours. */
export function officialSubject(): ContractSubject {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const { default: Vapi } = require('@vapi-ai/web') as typeof import('@vapi-ai/web');
  const daily = createRequire(require.resolve('@vapi-ai/web'))('@daily-co/daily-js') as { createCallObject(): unknown };
  const calls: FakeDailyCall[] = [];
  const asked: unknown[] = [];
  let refusal: { status: number; body: unknown } | null = null;
  let held: Promise<void> = Promise.resolve();
  let release = () => {};
  let forget = () => {};

  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(daily, 'createCallObject').mockImplementation(() => {
    const call = new FakeDailyCall(() => held);
    calls.push(call);
    return call;
  });
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    await held;
    return Response.json({ id: 'call-1', webCallUrl: 'https://vapi.daily.co/room' });
  });
  const vapi = new Vapi('key', 'https://frontdesk.test/voice');
  const current = () => calls.at(-1);

  return {
    client: vapi as unknown as ContractClient,
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
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    refuse(status, body) {
      refusal = { status, body };
    },
    listening: () => void current()?.emit('app-message', { data: 'listening' }),
    deliver(message) {
      current()?.emit('app-message', { data: JSON.stringify(message) });
      // The platform deletes the room when a call has ended.
      if (message.type === 'status-update' && message.status === 'ended') current()?.leave();
    },
    deliverText: (frame) => void current()?.emit('app-message', { data: frame }),
    speak(isHeard) {
      forget();
      const call = current();
      const tell = () =>
        void call?.emit('remote-participants-audio-level', { participantsAudioLevel: { speaker: isHeard ? 0.05 : 0 } });
      const timer = isHeard ? setInterval(tell, 100) : undefined;
      tell();
      forget = () => clearInterval(timer);
      call?.once('left-meeting', forget);
    },
    sent: () => calls.flatMap(({ sent }) => sent),
    volume: () => Reflect.get(vapi, 'desiredVolume'),
    held: () => calls.filter(({ isOpen }) => isOpen).length,
    asked: () => asked,
  };
}

class FakeDailyCall extends EventEmitter {
  readonly sent: unknown[] = [];
  isOpen = true;
  #audio = true;
  #held: () => Promise<void>;

  constructor(held: () => Promise<void>) {
    super();
    this.#held = held;
  }

  iframe() {
    return null;
  }
  async join() {
    await this.#held();
  }
  leave() {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.emit('left-meeting');
  }
  async destroy() {
    this.leave();
  }
  sendAppMessage(message: string) {
    if (message !== 'playable') this.sent.push(JSON.parse(message));
  }
  setLocalAudio(on: boolean) {
    this.#audio = on;
  }
  localAudio() {
    return this.#audio;
  }
  startRemoteParticipantsAudioLevelObserver() {}
  async startLocalAudioLevelObserver() {}
  async updateInputSettings() {}
  async setInputDevicesAsync() {}
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
