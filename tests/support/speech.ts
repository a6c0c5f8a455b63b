import type { Page } from '@playwright/test';
import { createFakeRecognition, createFakeSynthesis, type FakeSynthesis } from '#/voice/testing/client/fake-speech.ts';

export interface SpeechOptions {
  /**
   * `none`: the browser has no recogniser. `network`: it has one whose service never answers. `deaf`: it has one that finds
   * no microphone, though the page gets one.
   */
  recognition?: 'works' | 'none' | 'network' | 'deaf';
  /** The recogniser can work on the device. */
  onDevice?: boolean;
  /** `blocked`: the browser holds sound back until the page is told by a tap. */
  voice?: 'speaks' | 'blocked';
  /** What asking for the microphone comes to; `asks` waits until `answerMicrophone`. */
  microphone?: 'granted' | 'denied' | 'not-found' | 'in-use' | 'asks';
}

/** Speech recognition and synthesis of a browser, as a page sees them, driven by a test. */
interface TestSpeech {
  options: Required<SpeechOptions>;
  spoken: string[];
  /** The voice of each of these, by name; empty where the page chose none. */
  spokenBy: string[];
  /** A sentence is spoken until `finish`. */
  holds: boolean;
  isListening: boolean;
  /** It listens on the device and nowhere else. */
  isLocal: boolean;
  hear(text: string): void;
  /** The browser has these voices from now on, and says so. */
  bringVoices(voices: FakeSynthesis['voices']): void;
  /** The browser lets sound through from now on. */
  allowSound(): void;
  finish(): void;
  answerMicrophone: ((answer: 'granted' | 'denied') => void) | null;
}

declare global {
  interface Window {
    testSpeech: TestSpeech;
  }
}

/** Gives a page the speech of `voice/testing`, and a microphone. */
export async function installSpeech(page: Page, options: SpeechOptions = {}): Promise<void> {
  const chosen = { recognition: 'works', voice: 'speaks', microphone: 'granted', onDevice: false, ...options };
  const content = `(${setUpSpeech})(${createFakeRecognition}, ${createFakeSynthesis}, ${JSON.stringify(chosen)})`;
  await page.addInitScript({ content });
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
function setUpSpeech(
  createRecognition: typeof createFakeRecognition,
  createSynthesis: typeof createFakeSynthesis,
  options: Required<SpeechOptions>,
): void {
  const later = (event: () => void) => void setTimeout(event);
  const recognition = createRecognition(later);
  if (options.recognition === 'network') recognition.failsWith = 'network';
  if (options.recognition === 'deaf') recognition.failsWith = 'audio-capture';
  const synthesis = createSynthesis(later, (utterance) => {
    const { text, voice } = utterance;
    testSpeech.spoken.push(text);
    testSpeech.spokenBy.push(voice?.name ?? '');
    const finish = () => synthesis.current === utterance && synthesis.finish();
    if (!testSpeech.holds) setTimeout(finish, 30 + text.length);
  });
  if (options.voice === 'blocked') synthesis.manner = 'blocked';
  // A page makes both with `new`, which gives what these return.
  function Recognition() {
    return recognition.create();
  }
  Recognition.available = async () => (options.onDevice ? 'available' : 'unavailable');
  function Utterance(text: string) {
    return synthesis.createUtterance(text);
  }

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
    spokenBy: [],
    holds: false,
    answerMicrophone: null,
    get isListening() {
      return recognition.current !== null;
    },
    get isLocal() {
      return recognition.current?.processLocally === true;
    },
    hear: (text) => recognition.current?.hear(text),
    bringVoices(voices) {
      synthesis.voices = voices;
      synthesis.voicesChanged();
    },
    allowSound() {
      synthesis.manner = 'normal';
    },
    finish: () => synthesis.finish(),
  };

  const given = options.recognition === 'none' ? undefined : Recognition;
  Object.defineProperties(window, {
    testSpeech: { value: testSpeech },
    SpeechRecognition: { value: given },
    webkitSpeechRecognition: { value: given },
    SpeechSynthesisUtterance: { value: Utterance },
    speechSynthesis: { value: synthesis },
  });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: openMicrophone } });
}
