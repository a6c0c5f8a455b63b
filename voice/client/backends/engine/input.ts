import { encodeUpFrame } from '../../../audio/frames.ts';
import type { CapturedFrame } from '../../audio/capture.ts';
import { callFailure } from '../../call-failures.ts';
import type { Hearing } from '../../voice.ts';
import type { CallHost, CallRequest } from '../backend.ts';
import { createMicrophone, failureOfPermission, tellOfMicrophone } from '../web-call/microphone.ts';
import type { AudioInput, Uplink } from '../web-call/web-call.ts';
import type { EngineBrowser, MicrophoneStream } from './browser.ts';
import { createMicrophoneChoice } from './microphone-choice.ts';
import type { SoundDevice } from './sound-device.ts';

/** The microphone's sound on its way to the engine. */
export interface EngineInput extends AudioInput {
  took(frame: CapturedFrame): void;
}

export interface EngineInputOptions {
  browser: EngineBrowser;
  device: SoundDevice;
  host: CallHost;
  request: CallRequest;
  sendSound: Uplink['sendSound'];
}

export function createEngineInput({ browser, device, host, request, sendSound }: EngineInputOptions): EngineInput {
  const { openMicrophone } = browser;
  const choice = createMicrophoneChoice(browser, (microphones) => host.emit('microphones-change', microphones));
  let isWanted = request.microphone;
  let joined = false;
  /** A microphone is in use; without one the sound's side still gives out silence. */
  let isOpen = false;
  let muted = false;
  let closed = false;
  let seq = 0;
  let level = 0;
  let told: Hearing | null = null;

  const microphone = createMicrophone({
    open: openMicrophone && browser.createContext ? () => openMicrophone(choice.wish()) : null,
    use: (stream) => use(stream as MicrophoneStream),
    onChange(permission, error) {
      tellOfMicrophone(host, permission, error);
      if (permission !== 'asking') tell();
    },
  });

  function use(stream: MicrophoneStream): () => void {
    let held = true;
    isOpen = true;
    const release = device.capture(stream);
    const [track] = stream.getTracks();
    track?.addEventListener('ended', () => {
      if (held && !closed) void replace();
    });
    choice.using(track?.getSettings() ?? {});
    return () => {
      held = false;
      isOpen = false;
      level = 0;
      release();
    };
  }

  /** The device is gone: whatever else there is takes its place, or else typing. */
  async function replace(): Promise<void> {
    level = 0;
    choice.forget();
    await microphone.ask();
  }

  function hearing(): Hearing {
    if (!isWanted) return { by: 'typing', reason: null };
    const reason = failureOfPermission(microphone.permission);
    if (reason) return { by: 'typing', reason: callFailure(reason) };
    return microphone.permission === 'granted' ? { by: 'voice' } : { by: 'typing', reason: null };
  }

  function tell(): void {
    const now = hearing();
    if (JSON.stringify(now) === JSON.stringify(told)) return;
    told = now;
    host.emit('hearing-change', now);
  }

  async function open(): Promise<Hearing> {
    if (isWanted) await microphone.ask();
    tell();
    return hearing();
  }

  return {
    open,
    controls: {
      async increaseMicLevel(gain) {
        device.setMicrophoneGain(gain);
      },
      async retryMicrophone() {
        isWanted = true;
        told = null;
        await open();
      },
      skipMicrophone: microphone.skip,
      async selectMicrophone(id) {
        choice.select(id);
        if ((await microphone.ask()) !== 'granted' && !closed) await replace();
      },
    },
    join() {
      joined = true;
    },
    took(frame) {
      if (!isOpen || muted) return;
      level = frame.level;
      if (joined) sendSound(encodeUpFrame({ seq: seq++, samples: frame.samples }));
    },
    setMuted(next) {
      muted = next;
      level = 0;
      microphone.setMuted(next);
    },
    level: () => level,
    close() {
      closed = true;
      choice.close();
      microphone.close();
    },
  };
}
