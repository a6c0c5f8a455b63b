import type { Page, WebSocketRoute } from '@playwright/test';
import { encodeDownFrame, parseUpFrame, type UpFrame } from '#/voice/audio/frames.ts';
import { type ClientMessage, parseClientMessage } from '#/voice/protocol/client-messages.ts';
import { downSampleRateHz, frameMs } from '#/voice/protocol/limits.ts';
import type { ServerMessage } from '#/voice/protocol/server-messages.ts';

/** The other side of a call with sound, in a test's hands: no speech providers, a tone for a voice. */
export interface FakeEngine {
  /** Sound that came from the page. */
  readonly heard: UpFrame[];
  readonly received: ClientMessage[];
  /** How many frames of sound had come before each of them. */
  readonly heardBefore: number[];
  send(message: ServerMessage): void;
  /** Sends so much of a turn at once, from its beginning. */
  speak(turn: number, ms: number): void;
  /** The page was told to hang up, or is gone. */
  readonly isOver: boolean;
}

const samplesPerFrame = (downSampleRateHz * frameMs) / 1_000;

/** Answers for the server before the page is opened. */
export async function installEngine(page: Page): Promise<FakeEngine> {
  let socket: WebSocketRoute | null = null;
  let seq = 0;
  const engine = {
    heard: [] as UpFrame[],
    received: [] as ClientMessage[],
    heardBefore: [] as number[],
    isOver: false,
    send(message: ServerMessage): void {
      socket?.send(message.type === 'listening' ? 'listening' : JSON.stringify({ ...message, seq: ++seq }));
    },
    speak(turn: number, ms: number): void {
      for (let frame = 0; frame * frameMs < ms; frame += 1) {
        socket?.send(Buffer.from(encodeDownFrame({ turn, seq: frame, samples: tone(frame) })));
      }
      engine.send({ type: 'audio-end', turn, samples: Math.ceil(ms / frameMs) * samplesPerFrame });
    },
  };

  function take(message: ClientMessage): void {
    engine.received.push(message);
    engine.heardBefore.push(engine.heard.length);
    if (message.type === 'hello') {
      engine.send({ type: 'ready', callId: 'call-1', resumeToken: 'resume-token', resumed: false });
      engine.send({ type: 'listening' });
    } else if (message.type === 'end-call') engine.isOver = true;
  }

  await page.route('**/api/demo', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), backend: 'engine' } });
  });
  await page.route('**/voice/call/web', (route) =>
    route.fulfill({
      status: 201,
      json: {
        id: 'call-1',
        webCallUrl: '/voice/calls/call-1',
        transport: { callToken: 'call-token', resumeToken: 'resume-token' },
        artifactPlan: { videoRecordingEnabled: false },
        assistant: { voice: { provider: 'test' } },
      },
    }),
  );
  await page.routeWebSocket('**/voice/calls/*', (opened) => {
    socket = opened;
    opened.onMessage((data) => {
      if (typeof data === 'string') {
        const message = parseClientMessage(data);
        if (!message) throw new Error(`no message of the contract: ${data}`);
        take(message);
        return;
      }
      const frame = parseUpFrame(data);
      if (!frame) throw new Error('sound that is no frame of the contract');
      engine.heard.push(frame);
    });
  });
  return engine;
}

/** 500 Hz at a fifth of full level. */
function tone(frame: number): Int16Array {
  return Int16Array.from({ length: samplesPerFrame }, (_, index) =>
    Math.round(6_554 * Math.sin((2 * Math.PI * 500 * (frame * samplesPerFrame + index)) / downSampleRateHz)),
  );
}

/** What a page does with sound, seen at the browser's own classes. */
interface SoundWatch {
  /** The loudest sample of the last 40 ms of what the page's audio elements play. */
  peak(): number;
  elements: HTMLAudioElement[];
  tracks: MediaStreamTrack[];
  /** Of each microphone that was asked for. */
  constraints: MediaStreamConstraints[];
}

declare global {
  interface Window {
    soundWatch: SoundWatch;
  }
}

export async function watchSound(page: Page): Promise<void> {
  await page.addInitScript(setUpWatch);
}

/** Runs in the page before its own scripts. */
function setUpWatch(): void {
  const analysers = new Map<MediaStream, AnalyserNode>();
  let context: AudioContext | null = null;
  const watch: SoundWatch = {
    elements: [],
    tracks: [],
    constraints: [],
    peak() {
      const samples = new Float32Array(2_048);
      let loudest = 0;
      for (const { srcObject, paused } of watch.elements) {
        if (!(srcObject instanceof MediaStream) || paused) continue;
        context ??= new AudioContext();
        let analyser = analysers.get(srcObject);
        if (!analyser) {
          analyser = new AnalyserNode(context, { fftSize: samples.length });
          context.createMediaStreamSource(srcObject).connect(analyser);
          analysers.set(srcObject, analyser);
        }
        analyser.getFloatTimeDomainData(samples);
        loudest = Math.max(loudest, ...samples.map(Math.abs));
      }
      return loudest;
    },
  };
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    if (this instanceof HTMLAudioElement && !watch.elements.includes(this)) watch.elements.push(this);
    return play.call(this);
  };
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints = {}) => {
    watch.constraints.push(constraints);
    const stream = await open(constraints);
    watch.tracks.push(...stream.getTracks());
    return stream;
  };
  window.soundWatch = watch;
}
