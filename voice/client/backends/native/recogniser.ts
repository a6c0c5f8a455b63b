import { maxRecognisedLength } from '../../../protocol/limits.ts';
import type { FailureCode } from '../../call-failures.ts';
import type { CallTimers } from '../../clock.ts';
import type { PhraseLike, RecognitionLike } from './browser.ts';
import { recognisedText } from './recognised-text.ts';
import type { RecognitionMemory } from './recognition-memory.ts';

/** A session that ends by itself sooner, and without a word, went wrong. */
const healthySessionMs = 5_000;
const firstRestartMs = 250;
const slowestRestartMs = 8_000;
/** So many sessions in a row that went wrong: a microphone with its switch off looks like this. */
const silentAfterSessions = 6;
const refusedAfterNetworkErrors = 5;
const abortLimitMs = 1_000;

export interface RecogniserOptions {
  create(): RecognitionLike;
  timers: CallTimers;
  memory: RecognitionMemory;
  language: string;
  /** Phones take one phrase a session, whatever they are asked. */
  continuous: boolean;
  /** Recognises on the device and nowhere else. */
  onDevice: boolean;
  /** What is likely to be said; of use on the device only. */
  phrases(): PhraseLike[];
  /** All of what a session has understood, each time it changes. */
  onText(session: number, text: string): void;
  /** It will not go on by itself. */
  onRefused(failure: FailureCode): void;
  /** It goes on, but hears nothing. */
  onSilent(): void;
}

/** Speech recognition that stays on. A number for each session: what an old one says late is dropped. */
export interface Recogniser {
  listen(afterMs?: number): void;
  pause(): void;
}

/** What ends recognition for this page, by the recogniser's own word for it. */
const refusals: Record<string, FailureCode> = {
  'not-allowed': 'microphone-denied',
  'audio-capture': 'microphone-not-found',
  'service-not-allowed': 'recognition-refused',
  'language-not-supported': 'recognition-unsupported',
};

export function createRecogniser(options: RecogniserOptions): Recogniser {
  const { create, timers, memory, language, continuous, onDevice, phrases, onText, onRefused, onSilent } = options;
  // A number that no earlier page of the same call has used: the engine takes words of a session it knows for more of it.
  let session = timers.wallTime();
  let active: RecognitionLike | null = null;
  let endingSince: number | null = null;
  let wanted = false;
  let badSessions = 0;
  let networkErrors = 0;
  let takesPhrases = onDevice;
  let forgetRestart = () => {};

  function restart(ms: number): void {
    forgetRestart();
    forgetRestart = timers.after(ms, open);
  }

  function open(): void {
    if (!wanted || active) return;
    // Browsers refuse a second session while the first one still ends.
    if (endingSince !== null && timers.now() - endingSince < abortLimitMs) {
      restart(100);
      return;
    }
    const mine = ++session;
    const startedAt = timers.now();
    let heard = false;
    let last = '';
    const recognition = create();
    active = recognition;
    recognition.lang = language;
    recognition.continuous = continuous;
    recognition.interimResults = true;
    if (onDevice) recognition.processLocally = true;
    if (takesPhrases) recognition.phrases = phrases();
    recognition.onresult = (event) => {
      if (mine !== session) return;
      const text = recognisedText(event).slice(0, maxRecognisedLength);
      if (text === '' || text === last) return;
      last = text;
      heard = true;
      badSessions = 0;
      networkErrors = 0;
      memory.works();
      onText(mine, text);
      if (text.length === maxRecognisedLength) {
        drop();
        restart(firstRestartMs);
      }
    };
    recognition.onerror = ({ error }) => {
      if (mine === session) failed(error);
    };
    recognition.onend = () => {
      if (mine === session) ended(heard || timers.now() - startedAt >= healthySessionMs);
    };
    try {
      recognition.start();
    } catch {
      ended(false); // as when it ends at once
    }
  }

  function failed(error: string): void {
    if (error === 'phrases-not-supported' && takesPhrases) {
      takesPhrases = false;
      drop();
      restart(firstRestartMs);
      return;
    }
    if (error === 'network') networkErrors += 1;
    const isRefusal = error === 'network' && (!memory.hasWorked() || networkErrors >= refusedAfterNetworkErrors);
    const failure = isRefusal ? 'recognition-refused' : refusals[error];
    if (!failure) return; // 'no-speech', 'aborted' and the like: the session ends and another one begins
    if (failure === 'recognition-refused') memory.refused();
    pause();
    onRefused(failure);
  }

  function ended(wasHealthy: boolean): void {
    active = null;
    if (!wanted) return;
    badSessions = wasHealthy ? 0 : badSessions + 1;
    if (badSessions === silentAfterSessions) onSilent();
    restart(Math.min(firstRestartMs * 2 ** badSessions, slowestRestartMs));
  }

  /** Lets go of the session; nothing it says later counts. */
  function drop(): void {
    session += 1;
    const dropped = active;
    active = null;
    if (!dropped) return;
    endingSince = timers.now();
    dropped.onend = () => {
      endingSince = null;
    };
    dropped.abort();
  }

  function pause(): void {
    wanted = false;
    forgetRestart();
    drop();
  }

  return {
    listen(afterMs = 0) {
      if (wanted) return;
      wanted = true;
      badSessions = 0;
      if (afterMs > 0) restart(afterMs);
      else open();
    },
    pause,
  };
}
