import type { Page } from '@playwright/test';
import type { ServerMessage } from '../../protocol/server-messages.ts';

interface JoinProperties {
  url: string;
  token: string;
  startAudioOff?: boolean;
}

/** The part of the call library that it loads from its own host: the calls themselves, in a test's hands. */
interface CallMachine {
  /** What the page said into the call: `playable`, and messages as JSON. */
  sent: string[];
  /** What it joined with. */
  joined: JoinProperties[];
  /** The assistant is heard, or silent. */
  speak(heard: boolean): void;
  /** Says something into the call, as the platform does. */
  deliver(message: ServerMessage): void;
  /** The room is deleted, as the platform does after a call. */
  close(): void;
}

declare global {
  interface Window {
    callMachine: CallMachine;
    /** How the call library and its machine find each other. */
    _daily: { pendings: string[]; instances: Record<string, { callMachine?: unknown }> };
  }
}

export const callLibraryHost = 'https://c.daily.co';

/** Answers for the call library's host; it speaks with the real library in the page by the library's own messages. */
export async function installCallMachine(page: Page): Promise<void> {
  await page.route(`${callLibraryHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${runCallMachine})()` }),
  );
}

/** Runs in the page. Holds one call with one other participant, the platform's, whose voice is a tone. */
function runCallMachine(): void {
  const callClientId = window._daily.pendings.pop() ?? '';
  const levelIntervalMs = 100;
  const silence = 0;
  const loud = 0.2;
  const context = new AudioContext();
  const destination = context.createMediaStreamDestination();
  const gain = new GainNode(context, { gain: silence });
  const tone = new OscillatorNode(context, { frequency: 440 });
  tone.connect(gain).connect(destination);
  tone.start();
  const [voice] = destination.stream.getAudioTracks();
  let microphone: MediaStream | null = null;
  let levels: ReturnType<typeof setInterval> | undefined;

  // What is no text cannot be in a message: the library looks it up here.
  const state = {
    local: {
      streams: {} as Record<string, unknown>,
      public: { subscribedTracks: { ALL: false, speaker: { 'cam-audio': true } } },
    },
    participants: {},
    streams: {
      1: { participantId: 'speaker', type: 'cam', pendingTrack: voice, starttime: new Date().toISOString() },
    },
  };
  window._daily.instances[callClientId] = { callMachine: { store: { getState: () => state }, reset() {} } };

  function tell(message: Record<string, unknown>): void {
    window.postMessage({ what: 'iframe-call-message', from: 'embedded', callClientId, ...message }, location.origin);
  }

  function participant(id: string, audio: 'playable' | 'sendable' | 'off', more: Record<string, unknown>) {
    const off = { state: 'off', subscribed: false };
    return {
      session_id: id,
      user_id: id,
      audio: audio === 'playable',
      video: false,
      screen: false,
      record: false,
      tracks: {
        audio: { state: audio, subscribed: audio === 'playable' },
        video: off,
        screenAudio: off,
        screenVideo: off,
      },
      ...more,
    };
  }
  const self = (audio: 'playable' | 'off') => participant('visitor', audio, { local: true, user_name: '' });
  const speaker = (audio: 'playable' | 'sendable') =>
    participant('speaker', audio, { local: false, user_name: 'Vapi Speaker' });

  async function open(): Promise<void> {
    microphone = await navigator.mediaDevices.getUserMedia({ audio: true });
    state.local.streams.cam = { stream: microphone };
  }

  async function join(properties: JoinProperties): Promise<void> {
    const { url, token, startAudioOff = false } = properties;
    machine.joined.push({ url, token, startAudioOff });
    if (!startAudioOff) await open();
    tell({ action: 'call-machine-initialized' });
    tell({ action: 'joined-meeting', participants: { local: self(startAudioOff ? 'off' : 'playable') } });
    tell({ action: 'participant-joined', participant: speaker('sendable') });
  }

  async function switchMicrophone(on: boolean): Promise<void> {
    if (on && !microphone) await open();
    for (const track of microphone?.getTracks() ?? []) track.enabled = on;
    tell({ action: 'participant-updated', participant: self(on ? 'playable' : 'off') });
  }

  function leave(): void {
    if (context.state === 'closed') return;
    clearInterval(levels);
    for (const track of microphone?.getTracks() ?? []) track.stop();
    void context.close();
    tell({ action: 'left-meeting' });
  }

  function tellLevel(): void {
    tell({ action: 'remote-participants-audio-level', participantsAudioLevel: { speaker: gain.gain.value } });
  }

  function take({ action, ...message }: Record<string, unknown> & { action: string }): void {
    switch (action) {
      case 'join-meeting':
        void join(message.properties as JoinProperties);
        break;
      case 'update-participant':
        if (message.id === 'speaker') tell({ action: 'participant-updated', participant: speaker('playable') });
        break;
      case 'start-remote-participants-audio-level-observer':
        levels = setInterval(tellLevel, levelIntervalMs);
        break;
      case 'local-audio':
        void switchMicrophone(message.state === true);
        break;
      case 'app-msg':
        machine.sent.push(String(message.data));
        if (message.data === 'playable') tell({ action: 'app-message', data: 'listening', fromId: 'speaker' });
        break;
      case 'leave-meeting':
        leave();
        break;
      default: // logs, settings
    }
    if (message.callbackStamp) {
      tell({ action: 'done', callbackStamp: message.callbackStamp, inputSettings: message.inputSettings });
    }
  }

  const machine: CallMachine = {
    sent: [],
    joined: [],
    speak(heard) {
      gain.gain.value = heard ? loud : silence;
    },
    deliver: (message) => tell({ action: 'app-message', data: JSON.stringify(message), fromId: 'speaker' }),
    close: leave,
  };
  window.callMachine = machine;
  window.addEventListener('message', ({ data }: MessageEvent) => {
    if (data?.what === 'iframe-call-message' && data.from === 'module' && data.callClientId === callClientId)
      take(data);
  });
}
