import type { Page } from '@playwright/test';

export interface SpeechOptions {
  /** `none`: the browser has no recogniser. `network`: it has one whose service never answers. */
  recognition?: 'works' | 'none' | 'network';
  /** `blocked`: the browser holds sound back until the page is told by a tap. */
  voice?: 'speaks' | 'blocked';
  /** What asking for the microphone comes to; `asks` waits until `answerMicrophone`. */
  microphone?: 'granted' | 'denied' | 'not-found' | 'in-use' | 'asks';
}

/** Speech recognition and synthesis of a browser, as a page sees them, driven by a test. */
interface TestSpeech {
  options: Required<SpeechOptions>;
  spoken: string[];
  /** A sentence is spoken until `finish`. */
  holds: boolean;
  isListening: boolean;
  hear(text: string): void;
  finish(): void;
  answerMicrophone: ((answer: 'granted' | 'denied') => void) | null;
}

declare global {
  interface Window {
    testSpeech: TestSpeech;
  }
}

export async function installSpeech(page: Page, options: SpeechOptions = {}): Promise<void> {
  await page.addInitScript(setUpSpeech, {
    recognition: 'works',
    voice: 'speaks',
    microphone: 'granted',
    ...options,
  } as const);
}

/** Says something to the page, word by word, once it listens. */
export async function say(page: Page, text: string): Promise<void> {
  await page.waitForFunction(() => window.testSpeech.isListening);
  const words = text.split(' ');
  for (const [index] of words.entries()) {
    await page.evaluate((heard) => window.testSpeech.hear(heard), words.slice(0, index + 1).join(' '));
  }
}

/** Runs in the page before its own scripts. */
function setUpSpeech(options: Required<SpeechOptions>): void {
  type Handler<Event = void> = ((event: Event) => void) | null;
  let session: Recognition | null = null;
  let queue: Utterance[] = [];

  class Recognition {
    onresult: Handler<{ results: unknown }> = null;
    onerror: Handler<{ error: string }> = null;
    onend: Handler = null;
    start() {
      if (session) throw new DOMException('recognition has already started', 'InvalidStateError');
      session = this;
      if (options.recognition === 'network') setTimeout(() => this.stop('network'), 20);
    }
    abort() {
      setTimeout(() => this.stop('aborted'));
    }
    stop(error?: string) {
      if (session !== this) return;
      session = null;
      if (error) this.onerror?.({ error });
      this.onend?.();
    }
  }

  class Utterance {
    text: string;
    onstart: Handler = null;
    onend: Handler = null;
    onerror: Handler<{ error: string }> = null;
    constructor(text: string) {
      this.text = text;
    }
  }

  function next(): void {
    const [first] = queue;
    if (!first) return;
    if (first.text === '') {
      done(first);
      return;
    }
    first.onstart?.();
    testSpeech.spoken.push(first.text);
    if (!testSpeech.holds) setTimeout(() => done(first), 30 + first.text.length);
  }

  function done(utterance: Utterance): void {
    if (queue[0] !== utterance) return;
    queue.shift();
    utterance.onend?.();
    next();
  }

  const synthesis = {
    get speaking() {
      return options.voice === 'speaks' && queue.length > 0;
    },
    speak(utterance: Utterance) {
      if (options.voice === 'blocked' && utterance.text !== '') {
        setTimeout(() => utterance.onerror?.({ error: 'not-allowed' }));
        return;
      }
      queue.push(utterance);
      if (queue.length === 1) setTimeout(next);
    },
    cancel() {
      const cancelled = queue;
      queue = [];
      for (const utterance of cancelled) utterance.onerror?.({ error: 'canceled' });
    },
    getVoices: () => [{ lang: 'en-US', name: 'Test voice', default: true, localService: true }],
  };

  const names = { denied: 'NotAllowedError', 'not-found': 'NotFoundError', 'in-use': 'NotReadableError' };

  async function openMicrophone(): Promise<MediaStream> {
    let answer = options.microphone;
    if (answer === 'asks') {
      answer = await new Promise((resolve) => {
        testSpeech.answerMicrophone = resolve;
      });
    }
    if (answer !== 'granted') throw new DOMException('no microphone', names[answer as keyof typeof names]);
    const context = new AudioContext();
    const hum = context.createOscillator();
    const quiet = new GainNode(context, { gain: 0.12 });
    const microphone = context.createMediaStreamDestination();
    hum.connect(quiet).connect(microphone);
    hum.start();
    return microphone.stream;
  }

  const testSpeech: TestSpeech = {
    options,
    spoken: [],
    holds: false,
    answerMicrophone: null,
    get isListening() {
      return session !== null;
    },
    hear(text) {
      const result = Object.assign([{ transcript: text, confidence: 0.9 }], { isFinal: false });
      session?.onresult?.({ results: [result] });
    },
    finish() {
      if (queue[0]) done(queue[0]);
    },
  };

  const hasRecognition = options.recognition !== 'none';
  Object.defineProperties(window, {
    testSpeech: { value: testSpeech },
    SpeechRecognition: { value: hasRecognition ? Recognition : undefined },
    webkitSpeechRecognition: { value: hasRecognition ? Recognition : undefined },
    SpeechSynthesisUtterance: { value: Utterance },
    speechSynthesis: { value: synthesis },
  });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: openMicrophone } });
}
