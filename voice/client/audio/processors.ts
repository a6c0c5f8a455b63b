import { createCapture } from './capture.ts';
import { createPlayout, type PlayoutMessage } from './playout.ts';

/** Names under which the sound's side of a page knows its processors. */
export const processorNames = { capture: 'voice-capture', playout: 'voice-playout' } as const;

/** How often it tells what was played, in milliseconds of sound. */
const reportMs = 40;

/** The sound's end of a MessagePort. */
export interface ProcessorPort {
  postMessage(message: unknown, transfer?: Transferable[]): void;
}

/** What runs on the sound's side: takes a block of sound, or fills one. */
export interface Processor {
  take(message: unknown): void;
  process(input: Float32Array | undefined, output: Float32Array | undefined): void;
}

/** Posts a `CapturedFrame` for every 20 ms of its input. */
export function createCaptureProcessor(sampleRateHz: number, port: ProcessorPort): Processor {
  const capture = createCapture(sampleRateHz, (frame) => port.postMessage(frame, [frame.samples.buffer]));
  return {
    take() {},
    process(input) {
      if (input) capture.take(input);
    },
  };
}

/** Plays what it is sent as `PlayoutMessage`; posts a `PlayoutReport` while there is something to report. */
export function createPlayoutProcessor(sampleRateHz: number, port: ProcessorPort): Processor {
  const playout = createPlayout(sampleRateHz);
  const reportEvery = (sampleRateHz * reportMs) / 1_000;
  let rendered = 0;

  function report(): void {
    rendered = 0;
    for (const news of playout.reports()) port.postMessage(news);
  }

  return {
    take(message) {
      const order = message as PlayoutMessage;
      playout.take(order);
      if (order.type === 'clear') report();
    },
    process(_, output) {
      if (!output) return;
      playout.render(output);
      rendered += output.length;
      if (rendered >= reportEvery) report();
    },
  };
}
