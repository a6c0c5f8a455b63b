import { createCaptureProcessor, createPlayoutProcessor, type Processor, processorNames } from './processors.ts';

// Runs on the browser's sound thread, in a scope that TypeScript's DOM library does not know.
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

function register(name: string, create: (sampleRateHz: number, port: MessagePort) => Processor): void {
  registerProcessor(
    name,
    class extends AudioWorkletProcessor {
      #processor = create(sampleRate, this.port);

      constructor() {
        super();
        this.port.onmessage = ({ data }) => this.#processor.take(data);
      }

      /** The Web Audio API's; it ends with its context. */
      process([input]: Float32Array[][], [output]: Float32Array[][]): true {
        this.#processor.process(input?.[0], output?.[0]);
        return true;
      }
    },
  );
}

register(processorNames.capture, createCaptureProcessor);
register(processorNames.playout, createPlayoutProcessor);
