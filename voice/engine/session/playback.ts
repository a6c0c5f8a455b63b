import type { Timers } from './timers.ts';

interface Sentence {
  text: string;
  /** `given-up`: the page did not acknowledge it in time, so the turn went on. */
  state: 'sent' | 'started' | 'heard' | 'given-up' | 'cleared';
}

/** Tracks which sentences of one turn the caller has heard. */
export interface Playback {
  add(text: string): void;
  /** Takes a page's acknowledgement, also a late one; ignores it for a cleared sentence. */
  acknowledge(sentence: number, status: 'started' | 'finished'): void;
  /**
   * Stops playback; returns the unheard sentences and the unheard rest of the one that was cut off. With `shownIsHeard`
   * a started sentence counts as heard whole, because the caller could read it on the screen.
   */
  clear(options?: { shownIsHeard: boolean }): string[];
  /** Stops the timeout: without a page, no sentence can be acknowledged. */
  pause(): void;
  resume(): void;
  /** True for a sentence that a reconnected page still has to speak. */
  isDue(sentence: number): boolean;
  /** No sentence is left to speak. */
  readonly idle: boolean;
  readonly begun: boolean;
  /** At least one sentence is being heard, or was. */
  readonly started: boolean;
  /** At least one sentence was heard to its end. */
  readonly heard: boolean;
  /** All sentences so far, heard or not. */
  readonly text: string;
}

export interface PlaybackOptions {
  timers: Timers;
  /** Longest time until a sentence starts. */
  startLimitMs: number;
  /** Share of a sentence that was played, from 0 to 1; 0 when unknown. */
  playedShare(sentence: number): number;
  speak(text: string, sentence: number): void;
  onStarted(text: string): void;
  onHeard(text: string): void;
  /** Called each time the last sentence is heard or given up. */
  onIdle(): void;
}

/** Speech at half its normal rate runs at 8 characters a second. */
const slowestMsPerCharacter = 125;

export function createPlayback(options: PlaybackOptions): Playback {
  const { timers, startLimitMs, playedShare, speak, onStarted, onHeard, onIdle } = options;
  const sentences: Sentence[] = [];
  const isOpen = ({ state }: Sentence) => state === 'sent' || state === 'started';
  const current = () => sentences.find(isOpen);
  let paused = false;

  function watch(): void {
    const sentence = current();
    if (!sentence || paused) timers.clear('playback');
    else {
      const limitMs = startLimitMs + sentence.text.length * slowestMsPerCharacter;
      timers.set('playback', limitMs, () => settle(sentence, 'given-up'));
    }
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
      speak(text, sentences.length - 1);
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
      const unheard: string[] = [];
      for (const [index, sentence] of sentences.entries()) {
        if (sentence.state === 'heard') continue;
        const wasShown = shownIsHeard && sentence.state === 'started';
        sentence.state = wasShown ? 'heard' : 'cleared';
        const { heard, rest } = splitAt(sentence.text, wasShown ? 1 : playedShare(index));
        if (heard) onHeard(heard);
        if (rest) unheard.push(rest);
      }
      timers.clear('playback');
      return unheard;
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
    get started() {
      return sentences.some(({ state }) => state !== 'sent');
    },
    get heard() {
      return sentences.some(({ state }) => state === 'heard');
    },
    get text() {
      return sentences.map(({ text }) => text).join(' ');
    },
  };
}

/** Splits a sentence into heard and unheard words by the share of its audio that was played. */
function splitAt(text: string, share: number): { heard: string; rest: string } {
  const words = text.split(' ');
  const count = Math.floor(share * words.length);
  return { heard: words.slice(0, count).join(' '), rest: words.slice(count).join(' ') };
}
