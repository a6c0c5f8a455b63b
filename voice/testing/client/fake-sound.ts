import {
  createCaptureProcessor,
  createPlayoutProcessor,
  type Processor,
  processorNames,
} from '../../client/audio/processors.ts';
import type {
  ContextLike,
  ElementLike,
  EngineBrowser,
  GainLike,
  NodeLike,
  WorkletLike,
} from '../../client/backends/engine/browser.ts';
import type { Clock } from '../../protocol/clock.ts';

/** A fake of Web Audio that runs our own processors in blocks of 10 ms on a test's clock. */
export interface FakeSound extends Pick<EngineBrowser, 'createContext' | 'createWorklet' | 'createElement'> {
  /** The browser allows playback. */
  allowed: boolean;
  /** The worklet module fails to load. */
  broken: boolean;
  /** In seconds. */
  outputLatency: number;
  /** Level of the microphone, 0 to 1. */
  microphoneLevel: number;
  /** Loudest sample of the last block, before the volume. */
  readonly peak: number;
  readonly volume: number;
  readonly microphoneGain: number;
  /** Number of open contexts and of elements with a source. */
  readonly open: number;
  /** The system interrupts audio, as a telephone call or the loss of a device does. */
  takeAway(how: 'interrupted' | 'suspended'): void;
}

interface FakeNode extends NodeLike {
  readonly next: Set<FakeNode>;
  processor?: Processor;
  gain?: { value: number };
  /** For a microphone: whether a track is enabled. */
  live?(): boolean;
}

const blockMs = 10;

export function createFakeSound(clock: Clock, sampleRateHz = 48_000): FakeSound {
  const contexts = new Set<{ become(state: string): void }>();
  const elements = new Set<ElementLike>();
  let nodes: FakeNode[] = [];
  let peak = 0;
  let phase = 0;

  function addNode(more: Partial<FakeNode> = {}): FakeNode {
    const next = new Set<FakeNode>();
    const node: FakeNode = {
      next,
      connect: (other) => next.add(other as FakeNode),
      disconnect: () => next.clear(),
      ...more,
    };
    nodes.push(node);
    return node;
  }

  function render(): void {
    const length = (sampleRateHz * blockMs) / 1_000;
    peak = 0;
    for (const node of nodes) {
      if (!node.processor) continue;
      const input = inputOf(node, length);
      const output = new Float32Array(length);
      node.processor.process(input, output);
      peak = Math.max(peak, ...output.map(Math.abs));
    }
  }

  /** A tone if an enabled microphone is connected to the node, else silence. */
  function inputOf(node: FakeNode, length: number): Float32Array {
    const amplifier = nodes.find(({ next }) => next.has(node));
    const sources = nodes.filter(({ next, live }) => amplifier && live && next.has(amplifier));
    const isOn = sources.some(({ live }) => live?.());
    const amplitude = isOn ? fake.microphoneLevel * Math.SQRT2 * (amplifier?.gain?.value ?? 1) : 0;
    return Float32Array.from({ length }, () => {
      phase += (2 * Math.PI * 440) / sampleRateHz;
      return amplitude * Math.sin(phase);
    });
  }

  function createContext(): ContextLike {
    const listeners: (() => void)[] = [];
    let state = 'suspended';
    let forget = () => {};
    nodes = [];

    function become(next: string): void {
      if (state === next || state === 'closed') return;
      state = next;
      forget();
      if (state === 'running') beat();
      for (const listener of listeners) listener();
    }
    function beat(): void {
      forget = clock.after(blockMs, () => {
        beat();
        render();
      });
    }
    const handle = { become };
    contexts.add(handle);
    return {
      get state() {
        return state;
      },
      sampleRate: sampleRateHz,
      get outputLatency() {
        return fake.outputLatency;
      },
      audioWorklet: {
        async addModule() {
          if (fake.broken) throw new DOMException('no module', 'AbortError');
        },
      },
      async resume() {
        if (fake.allowed) become('running');
      },
      async close() {
        become('closed');
        contexts.delete(handle);
      },
      addEventListener: (_, listener) => void listeners.push(listener),
      createGain: () => addNode({ gain: { value: 1 } }) as GainLike & FakeNode,
      createMediaStreamSource: (stream) => addNode({ live: () => stream.getTracks().some(({ enabled }) => enabled) }),
      createMediaStreamDestination: () => ({ ...addNode(), stream: {} }),
    };
  }

  function createWorklet(context: ContextLike, name: string): WorkletLike {
    const port: WorkletLike['port'] = { onmessage: null, postMessage: (message) => node.processor?.take(message) };
    const create = name === processorNames.capture ? createCaptureProcessor : createPlayoutProcessor;
    const processor = create(context.sampleRate, { postMessage: (data) => port.onmessage?.({ data }) });
    const node = addNode({ processor });
    return Object.assign(node, { port });
  }

  function createElement(): ElementLike {
    let srcObject: unknown = null;
    const element: ElementLike = {
      get srcObject() {
        return srcObject;
      },
      set srcObject(next) {
        srcObject = next;
        if (next) elements.add(element);
        else elements.delete(element);
      },
      async play() {
        if (!fake.allowed) throw new DOMException('a tap is needed', 'NotAllowedError');
      },
      pause() {},
    };
    return element;
  }

  const fake: FakeSound = {
    allowed: true,
    broken: false,
    outputLatency: 0,
    microphoneLevel: 0,
    createContext,
    createWorklet,
    createElement,
    get peak() {
      return peak;
    },
    get volume() {
      const loudness = nodes.find(({ gain, next }) => gain && [...next].every(({ processor }) => !processor));
      return loudness?.gain?.value ?? -1;
    },
    get microphoneGain() {
      return nodes.find(({ gain, next }) => gain && [...next].some(({ processor }) => processor))?.gain?.value ?? -1;
    },
    get open() {
      return contexts.size + elements.size;
    },
    takeAway(how) {
      for (const context of contexts) context.become(how);
    },
  };
  return fake;
}
