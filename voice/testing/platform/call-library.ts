import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { vi } from 'vitest';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import { platformCall } from './web-call.ts';

const require = createRequire(import.meta.url);

/** A fake of the voice platform and of the call library below its class. */
export interface FakePlatform {
  readonly calls: FakeDailyCall[];
  readonly current: FakeDailyCall | undefined;
  /** Bodies of the requested web calls. */
  readonly asked: unknown[];
  /** Starts wait at the web call and at the join, until `release`. */
  hold(): void;
  release(): void;
  /** The server refuses starts with this answer. */
  refuse(status: number, body: unknown): void;
  /** Fields of the server's answer besides id and address. */
  call: Record<string, unknown>;
  /** Failures of the call library. */
  faults: { create?: Error; join?: Error | 'hangs'; observe?: Error; processing?: Error; record?: Error };
  deliver(message: ServerMessage): void;
  speak(heard: boolean): void;
}

/** Installs the fake: `vi` controls the timers of the official class, and its requests end here. */
export function installFakePlatform(): FakePlatform {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  const daily = createRequire(require.resolve('@vapi-ai/web'))('@daily-co/daily-js') as { createCallObject(): unknown };
  const calls: FakeDailyCall[] = [];
  const asked: unknown[] = [];
  let refusal: { status: number; body: unknown } | null = null;
  let held: Promise<void> = Promise.resolve();
  let release = () => {};
  let forget = () => {};

  const platform: FakePlatform = {
    calls,
    get current() {
      return calls.at(-1);
    },
    asked,
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    refuse(status, body) {
      refusal = { status, body };
    },
    call: {},
    faults: {},
    deliver(message) {
      platform.current?.emit('app-message', { data: JSON.stringify(message) });
      // The platform deletes the room when a call has ended.
      if (message.type === 'status-update' && message.status === 'ended') platform.current?.leave();
    },
    speak(heard) {
      forget();
      const call = platform.current;
      const tell = () =>
        void call?.emit('remote-participants-audio-level', { participantsAudioLevel: { speaker: heard ? 0.05 : 0 } });
      const timer = heard ? setInterval(tell, 100) : undefined;
      tell();
      forget = () => clearInterval(timer);
      call?.once('left-meeting', forget);
    },
  };

  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(daily, 'createCallObject').mockImplementation((...options: unknown[]) => {
    if (platform.faults.create) throw platform.faults.create;
    const call = new FakeDailyCall(platform.faults, () => held, options[0]);
    calls.push(call);
    return call;
  });
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    await held;
    return Response.json({ ...platformCall('call-1'), ...platform.call });
  });
  return platform;
}

/** The parts of the call library's call object that the official class uses. */
export class FakeDailyCall extends EventEmitter {
  readonly sent: unknown[] = [];
  /** Calls of its methods, in order. */
  readonly done: [name: string, ...values: unknown[]][] = [];
  readonly options: unknown;
  isOpen = true;
  #audio = true;
  #faults: FakePlatform['faults'];
  #held: () => Promise<void>;

  constructor(faults: FakePlatform['faults'], held: () => Promise<void>, options: unknown) {
    super();
    this.#faults = faults;
    this.#held = held;
    this.options = options;
  }

  iframe() {
    return null;
  }
  async join(properties: unknown) {
    this.done.push(['join', properties]);
    await this.#held();
    if (this.#faults.join === 'hangs') await new Promise(() => {});
    if (this.#faults.join) throw this.#faults.join;
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
    if (message === 'playable') this.done.push(['playable']);
    else this.sent.push(JSON.parse(message));
  }
  setLocalAudio(on: boolean) {
    this.done.push(['setLocalAudio', on]);
    this.#audio = on;
  }
  localAudio() {
    return this.#audio;
  }
  startRemoteParticipantsAudioLevelObserver(interval: number) {
    if (this.#faults.observe) throw this.#faults.observe;
    this.done.push(['observe', interval]);
  }
  async startLocalAudioLevelObserver() {}
  async updateInputSettings(settings: unknown) {
    this.done.push(['updateInputSettings', settings]);
    if (this.#faults.processing) throw this.#faults.processing;
  }
  async setInputDevicesAsync() {}
  updateParticipant(id: string, change: unknown) {
    this.done.push(['updateParticipant', id, change]);
  }
  startRecording(options: unknown) {
    if (this.#faults.record) throw this.#faults.record;
    this.done.push(['startRecording', options]);
  }
  stopRecording() {
    this.done.push(['stopRecording']);
  }
  participants() {
    return {};
  }
}

/** Resolves after all pending promise callbacks have run. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
