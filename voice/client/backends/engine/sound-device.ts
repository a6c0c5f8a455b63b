import type { CapturedFrame } from '../../audio/capture.ts';
import type { PlayoutMessage, PlayoutReport } from '../../audio/playout.ts';
import { processorNames } from '../../audio/processors.ts';
import type { CallTimers } from '../../clock.ts';
import type { ContextLike, EngineBrowser, MicrophoneStream, WorkletLike } from './browser.ts';

/** A device that takes longer to begin is treated as one that the browser holds back. */
const readyLimitMs = 2_000;

/** The page's loudspeaker and its line to the microphone: one sound graph and one `<audio>` element for a call. */
export interface SoundDevice {
  /** In a tap: opens it, or has the browser let it be heard again. */
  unlock(): void;
  /** Resolves once it can be heard, or is known not to be. */
  ready(): Promise<void>;
  /** It can be heard now. */
  readonly audible: boolean;
  play(message: PlayoutMessage): void;
  setVolume(volume: number): void;
  setMicrophoneGain(gain: number): void;
  /** Takes the sound of a microphone; returns how to stop that. */
  capture(stream: MicrophoneStream): () => void;
  /** How long a sample is on its way from the playout to the ear, in milliseconds, as far as the browser tells. */
  latencyMs(): number;
  close(): void;
}

export interface SoundDeviceOptions {
  browser: EngineBrowser;
  /** Where the sound's side of this code is served. */
  workletAddress: string;
  timers: CallTimers;
  volume: number;
  onReport(report: PlayoutReport): void;
  onFrame(frame: CapturedFrame): void;
  /** It can be heard from now on, or cannot. */
  onAudible(audible: boolean): void;
}

export function createSoundDevice(options: SoundDeviceOptions): SoundDevice {
  const { browser, timers } = options;
  let graph: ReturnType<typeof openGraph> | null = null;
  let playout: WorkletLike | null = null;
  let { volume } = options;
  let gain = 1;
  let plays = false;
  let told = false;
  let closed = false;
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  // Sound that the system has stopped comes back with the visitor.
  const forgetShow = browser.onPageShow(wake);

  function openGraph(context: ContextLike) {
    const loudspeaker = browser.createElement();
    const output = context.createMediaStreamDestination();
    const loudness = context.createGain();
    const amplifier = context.createGain();
    loudness.gain.value = volume;
    amplifier.gain.value = gain;
    loudness.connect(output);
    // Through an element, so that the browser's echo canceller knows what is heard.
    loudspeaker.srcObject = output.stream;
    context.addEventListener('statechange', changed);
    return { context, loudspeaker, output, loudness, amplifier };
  }

  async function connectWorklets({
    context,
    loudness,
    amplifier,
    output,
  }: ReturnType<typeof openGraph>): Promise<void> {
    try {
      await context.audioWorklet.addModule(options.workletAddress);
    } catch {
      settle(); // nothing is heard, then; the call goes on by text
      return;
    }
    if (closed) return;
    playout = browser.createWorklet(context, processorNames.playout);
    playout.port.onmessage = ({ data }) => !closed && options.onReport(data as PlayoutReport);
    playout.connect(loudness);
    const capture = browser.createWorklet(context, processorNames.capture);
    capture.port.onmessage = ({ data }) => !closed && options.onFrame(data as CapturedFrame);
    amplifier.connect(capture);
    // It gives out silence: some browsers run only what leads somewhere.
    capture.connect(output);
    look();
  }

  function wake(): void {
    if (!graph || closed) return;
    if (graph.context.state !== 'running') graph.context.resume().then(look, look);
    graph.loudspeaker.play().then(
      () => played(true),
      () => played(false),
    );
  }

  function changed(): void {
    if (graph?.context.state === 'suspended') wake();
    look();
  }

  function played(well: boolean): void {
    plays = well;
    if (!well) settle();
    look();
  }

  function isAudible(): boolean {
    return graph?.context.state === 'running' && plays && playout !== null;
  }

  function look(): void {
    if (closed) return;
    const now = isAudible();
    if (now) settle();
    if (now === told) return;
    told = now;
    options.onAudible(now);
  }

  return {
    unlock() {
      if (closed || !browser.createContext) return;
      if (!graph) {
        graph = openGraph(browser.createContext());
        void connectWorklets(graph);
      }
      wake();
    },
    async ready() {
      if (!graph) return;
      const forget = timers.after(readyLimitMs, settle);
      await settled;
      forget();
    },
    get audible() {
      return isAudible();
    },
    play: (message) => playout?.port.postMessage(message),
    setVolume(next) {
      volume = next;
      if (graph) graph.loudness.gain.value = next;
    },
    setMicrophoneGain(next) {
      gain = next;
      if (graph) graph.amplifier.gain.value = next;
    },
    capture(stream) {
      if (!graph || closed) return () => {};
      const source = graph.context.createMediaStreamSource(stream);
      source.connect(graph.amplifier);
      return () => source.disconnect();
    },
    latencyMs: () => (graph?.context.outputLatency ?? 0) * 1_000,
    close() {
      if (closed) return;
      closed = true;
      forgetShow();
      settle();
      if (!graph) return;
      graph.loudspeaker.pause();
      graph.loudspeaker.srcObject = null;
      graph.context.close().catch(() => {}); // the browser was quicker
    },
  };
}
