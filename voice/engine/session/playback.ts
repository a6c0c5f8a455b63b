import type { Timers } from './timers.ts';

interface Sentence {
  text: string;
  /** `given-up`: no word of it from the page for so long that the turn went on. */
  state: 'sent' | 'started' | 'heard' | 'given-up' | 'cleared';
}

/** What the agent says in one turn, sentence by sentence, and what of it has been heard. */
export interface Playback {
  add(text: string): void;
  /** A page's word about a sentence; late ones count, those about a sentence that was cleared do not. */
  acknowledge(sentence: number, status: 'started' | 'finished'): void;
  /**
   * Stops it; returns what was not heard, the rest of a sentence that was cut off too. With `shownIsHeard` the whole
   * sentence under way was: it stood on the screen.
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
  /** A sentence of it was heard to its end. */
  readonly heard: boolean;
  /** All that has been sent. */
  readonly text: string;
}

export interface PlaybackOptions {
  timers: Timers;
  /** How long a sentence may take to begin. */
  startLimitMs: number;
  /** How much of a sentence was played, from 0 to 1; 0 where that is not known. */
  playedShare(sentence: number): number;
  speak(text: string, sentence: number): void;
  onStarted(text: string): void;
  onHeard(text: string): void;
  /** Called each time the last sentence is heard or given up. */
  onIdle(): void;
}

/** A voice at half its pace says about 8 characters a second. */
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
    get heard() {
      return sentences.some(({ state }) => state === 'heard');
    },
    get text() {
      return sentences.map(({ text }) => text).join(' ');
    },
  };
}

/** The words that were heard of a sentence cut off at this share of its sound, and the others. */
function splitAt(text: string, share: number): { heard: string; rest: string } {
  const words = text.split(' ');
  const count = Math.floor(share * words.length);
  return { heard: words.slice(0, count).join(' '), rest: words.slice(count).join(' ') };
}
