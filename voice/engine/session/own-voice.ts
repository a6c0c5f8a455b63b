import type { Clock } from '../ports.ts';
import { isEcho, mayBeEcho } from '../turn-taking/barge-in.ts';
import type { MediaPort } from './media-port.ts';

/** Tells the agent's own voice in the caller's microphone from the caller. */
export interface OwnVoice {
  /** The agent has just said this. */
  said(text: string): void;
  /** An echo of the agent was transcribed. */
  echoed(): void;
  /** Whether a text is an echo of what was said; without `said`, of what was said last. */
  isIn(text: string, said?: string): boolean;
  /** Whether a text is another word of an echo that was transcribed just before. */
  goesOn(text: string, saying: string): boolean;
  /** Whether what is heard while the agent says something may be it. */
  mayBe(text: string, saying: string): boolean;
}

/** Echo of the agent in the caller's microphone lasts this much longer than playout: the audio's round trip. */
const echoMs = 300;

export function createOwnVoice(clock: Clock, { voice, bargeIn }: MediaPort): OwnVoice {
  let last = { text: '', until: 0 };
  let echoedAt = Number.NEGATIVE_INFINITY;

  const echoedJustNow = () => clock.now() - echoedAt < bargeIn.backOffMs;
  return {
    said(text) {
      last = { text, until: clock.now() };
    },
    echoed() {
      echoedAt = clock.now();
    },
    isIn(text, said = last.text) {
      if (voice && (voice.lastAt ?? 0) > last.until + echoMs) return false;
      return isEcho(text, said);
    },
    goesOn: (text, saying) => echoedJustNow() && mayBeEcho(text, saying),
    mayBe: (text, saying) => echoedJustNow() || mayBeEcho(text, saying),
  };
}
