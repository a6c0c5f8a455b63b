import type { TabStorage } from '../../tab-storage.ts';
import { thisPage } from '../web-call/page.ts';
import type {
  ContextLike,
  ElementLike,
  EngineBrowser,
  MicrophoneStream,
  MicrophoneWish,
  WorkletLike,
} from './browser.ts';

/** `voiceIsolation` is newer than TypeScript's idea of a browser; one that does not know it passes over it. */
type AudioConstraints = MediaTrackConstraints & { voiceIsolation: boolean };

/** The browser we are in. */
export function thisEngineBrowser(storage: TabStorage | null): EngineBrowser {
  const { mediaDevices } = navigator;
  const hasWorklets = typeof AudioWorkletNode !== 'undefined' && typeof AudioContext !== 'undefined';
  return {
    ...thisPage(storage),
    createContext: hasWorklets
      ? () => new AudioContext({ latencyHint: 'interactive' }) as unknown as ContextLike
      : null,
    createWorklet: (context, name) =>
      new AudioWorkletNode(context as unknown as AudioContext, name, {
        numberOfInputs: 1,
        numberOfOutputs: 1,
        outputChannelCount: [1],
        channelCount: 1,
        channelCountMode: 'explicit',
      }) as WorkletLike,
    createElement: () => new Audio() as ElementLike,
    openMicrophone: mediaDevices
      ? async (wish) => (await mediaDevices.getUserMedia({ audio: constraintsOf(wish) })) as MicrophoneStream
      : null,
    listMicrophones: async () => mediaDevices.enumerateDevices(),
    onDeviceChange(callback) {
      mediaDevices?.addEventListener?.('devicechange', callback);
      return () => mediaDevices?.removeEventListener?.('devicechange', callback);
    },
    onPageShow(callback) {
      const look = () => document.visibilityState === 'visible' && callback();
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
  };
}

function constraintsOf(wish: MicrophoneWish): AudioConstraints {
  return {
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    voiceIsolation: true,
    channelCount: 1,
    ...(wish.deviceId !== null && { deviceId: { [wish.strict ? 'exact' : 'ideal']: wish.deviceId } }),
  };
}
