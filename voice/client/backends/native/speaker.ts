import { maxQueuedSentences } from '../../../protocol/limits.ts';
import type { CallTimers } from '../../clock.ts';
import type { SynthesisLike, UtteranceLike, VoiceLike } from './browser.ts';
import { findVoice } from './voices.ts';
import { watchUtterance } from './watch-utterance.ts';

/** A sentence to speak, with the engine's numbers; at most about 200 characters, as Chrome stops after 15 seconds. */
export interface Sentence {
  turn: number;
  sentence: number;
  text: string;
  rate: number;
  /** The engine was told that it is finished: the visitor reads it, whether a voice comes or not. */
  isRead: boolean;
}

export interface SpeakerOptions {
  /** Null where the browser cannot speak: sentences are finished at once, for their reader to read. */
  synthesis: SynthesisLike | null;
  createUtterance(text: string): UtteranceLike;
  timers: CallTimers;
  language: string;
  volume: number;
  onStarted(sentence: Sentence): void;
  onFinished(sentence: Sentence): void;
  /** True before the first sentence of a row that is spoken, false after the last one. */
  onBusy(busy: boolean): void;
  /** The browser wants a tap first. */
  onBlocked(blocked: boolean): void;
}

export interface Speaker {
  /** In a tap: lets the page speak later. */
  unlock(): void;
  say(sentence: Sentence): void;
  /** Silence at once; what was queued is forgotten and not told of. */
  stop(): void;
  setVolume(volume: number): void;
  /** True while a voice is heard, as far as the browser tells. */
  readonly audible: boolean;
  /** A voice has been heard, and sound was not held back since. */
  readonly hasSpoken: boolean;
}

interface Current {
  sentence: Sentence;
  /** Kept while it is spoken: a browser may collect an utterance nobody refers to, and its `end` with it. */
  utterance: UtteranceLike | null;
  forget(): void;
}

const startLimitMs = 3_000;
/** Some browsers drop what is spoken right after a cancel. */
const afterCancelMs = 60;

export function createSpeaker(options: SpeakerOptions): Speaker {
  const { synthesis, createUtterance, timers, language, onStarted, onFinished, onBusy, onBlocked } = options;
  let volume = options.volume;
  let voice: VoiceLike | null = null;
  let ready = synthesis === null;
  let queue: Sentence[] = [];
  let current: Current | null = null;
  let audible = false;
  let hasSpoken = false;
  let blocked = false;
  let busy = false;
  let silentUntil = 0;

  if (synthesis) {
    findVoice(synthesis, timers, language, (found) => {
      voice = found;
      ready = true;
      next();
    });
  }

  function next(): void {
    if (!ready || current) return;
    const sentence = queue.shift();
    if (!sentence) {
      setBusy(false);
      return;
    }
    if (synthesis && !blocked && volume > 0) {
      setBusy(true);
      speak(sentence, synthesis);
    } else {
      setBusy(false);
      current = { sentence, utterance: null, forget: () => {} };
      finish(current);
    }
  }

  function setBusy(now: boolean): void {
    if (now === busy) return;
    busy = now;
    onBusy(now);
  }

  function speak(sentence: Sentence, voices: SynthesisLike): void {
    const utterance = createUtterance(sentence.text);
    const mine: Current = { sentence, utterance, forget: () => {} };
    current = mine;
    utterance.lang = voice?.lang ?? language;
    utterance.voice = voice;
    utterance.rate = sentence.rate;
    utterance.volume = volume;
    utterance.onstart = () => mine === current && !audible && begun(mine, voices);
    utterance.onend = () => finish(mine);
    utterance.onerror = ({ error }) => mine === current && failed(mine, error);
    const waitMs = silentUntil - timers.now();
    if (waitMs > 0) mine.forget = timers.after(waitMs, () => utter(mine, utterance, voices));
    else utter(mine, utterance, voices);
  }

  function utter(mine: Current, utterance: UtteranceLike, voices: SynthesisLike): void {
    // Network voices may never tell that they have begun.
    mine.forget = timers.after(startLimitMs, () => (voices.speaking ? begun(mine, voices) : failed(mine, 'no-start')));
    voices.speak(utterance);
  }

  function begun(mine: Current, voices: SynthesisLike): void {
    mine.forget();
    audible = hasSpoken = true;
    onStarted(mine.sentence);
    if (mine !== current) return;
    mine.forget = watchUtterance(voices, timers, mine.sentence, () => {
      if (voices.speaking) cancel(mine);
      finish(mine);
    });
  }

  /** What cannot be spoken is finished, so that the call goes on. */
  function failed(mine: Current, error: string): void {
    mine.forget();
    audible = false;
    if (error === 'not-allowed' || error === 'no-start') {
      cancel(mine);
      blocked = true;
      hasSpoken = false;
      onBlocked(true);
    }
    finish(mine);
  }

  function finish(mine: Current): void {
    if (mine !== current) return;
    mine.forget();
    current = null;
    audible = false;
    onFinished(mine.sentence);
    next();
  }

  /** What a cancelled sentence still tells is no news. */
  function cancel({ utterance }: Current): void {
    if (utterance) utterance.onstart = utterance.onend = utterance.onerror = null;
    synthesis?.cancel();
    silentUntil = timers.now() + afterCancelMs;
  }

  return {
    unlock() {
      if (blocked) {
        blocked = false;
        onBlocked(false);
      }
      if (!synthesis || audible) return;
      const utterance = createUtterance('');
      utterance.volume = 0;
      synthesis.speak(utterance);
    },
    say(sentence) {
      if (queue.length < maxQueuedSentences) queue.push(sentence);
      next();
    },
    stop() {
      queue = [];
      const stopped = current;
      current = null;
      audible = false;
      stopped?.forget();
      if (stopped) cancel(stopped);
      setBusy(false);
    },
    setVolume(next) {
      volume = next;
    },
    get audible() {
      return audible;
    },
    get hasSpoken() {
      return hasSpoken;
    },
  };
}
