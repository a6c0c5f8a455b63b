import type { Timers } from './session-timers.ts';

interface Sentence {
  text: string;
  /** `given-up`: no word of it from the page for so long that the turn went on. */
  state: 'sent' | 'started' | 'heard' | 'given-up' | 'cleared';
}

/** What the assistant says in one turn, sentence by sentence, and what of it has been heard. */
export interface Speech {
  add(text: string): void;
  /** A page's word about a sentence; late ones count, those about a sentence that was cleared do not. */
  acknowledge(sentence: number, status: 'started' | 'finished'): void;
  /**
   * Stops it; returns what was not heard. With `shownIsHeard` the sentence under way was: it stood on the screen.
   */
  clear(options?: { shownIsHeard: boolean }): string[];
  /** While no page is there nobody can acknowledge anything. */
  pause(): void;
  resume(): void;
  /** True for a sentence that a page which comes back still has to speak. */
  isDue(sentence: number): boolean;
  /** Nothing is left to speak. */
  readonly idle: boolean;
  readonly begun: boolean;
  /** All that has been sent. */
  readonly text: string;
}

export interface SpeechOptions {
  timers: Timers;
  send(text: string, sentence: number): void;
  onStarted(text: string): void;
  onHeard(text: string): void;
  /** Called each time the last sentence is heard or given up. */
  onIdle(): void;
}

/** A voice at half its pace says about 8 characters a second; to this comes what a browser takes to begin. */
function playbackLimitMs(text: string): number {
  return 4_000 + text.length * 125;
}

export function createSpeech({ timers, send, onStarted, onHeard, onIdle }: SpeechOptions): Speech {
  const sentences: Sentence[] = [];
  const isOpen = ({ state }: Sentence) => state === 'sent' || state === 'started';
  const current = () => sentences.find(isOpen);
  let paused = false;

  function watch(): void {
    const sentence = current();
    if (!sentence || paused) timers.clear('playback');
    else timers.set('playback', playbackLimitMs(sentence.text), () => settle(sentence, 'given-up'));
  }

  function settle(sentence: Sentence, state: 'heard' | 'given-up'): void {
    const wasOpen = isOpen(sentence);
    sentence.state = state;
    if (state === 'heard') onHeard(sentence.text);
    if (!wasOpen) return;
    watch();
    if (!current()) onIdle();
  }

  return {
    add(text) {
      const wasIdle = !current();
      sentences.push({ text, state: 'sent' });
      send(text, sentences.length - 1);
      if (wasIdle) watch();
    },
    acknowledge(index, status) {
      const sentence = sentences[index];
      if (!sentence || sentence.state === 'heard' || sentence.state === 'cleared') return;
      if (status === 'finished') return settle(sentence, 'heard');
      if (sentence.state !== 'sent') return;
      sentence.state = 'started';
      onStarted(sentence.text);
      watch();
    },
    clear({ shownIsHeard } = { shownIsHeard: false }) {
      if (shownIsHeard) {
        for (const sentence of sentences.filter(({ state }) => state === 'started')) {
          sentence.state = 'heard';
          onHeard(sentence.text);
        }
      }
      const unheard = sentences.filter(({ state }) => state !== 'heard');
      for (const sentence of unheard) sentence.state = 'cleared';
      timers.clear('playback');
      return unheard.map(({ text }) => text);
    },
    pause() {
      paused = true;
      timers.clear('playback');
    },
    resume() {
      paused = false;
      watch();
    },
    isDue: (index) => sentences[index] !== undefined && isOpen(sentences[index]),
    get idle() {
      return !current();
    },
    get begun() {
      return sentences.length > 0;
    },
    get text() {
      return sentences.map(({ text }) => text).join(' ');
    },
  };
}
