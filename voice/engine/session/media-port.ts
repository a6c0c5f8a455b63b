import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { CallerVoice } from './user-turn.ts';

/** Speech input and output of the engine's own, in a call whose page only carries sound. */
export interface MediaPort {
  readonly voice: CallerVoice;
  /** The caller's voice may stop the agent's: the echo canceller has had its time to learn. */
  readonly mayInterrupt: boolean;
  /** How much of a sentence has been played, from 0 to 1. */
  playedShare(turn: number, sentence: number): number;
  /** A message goes to the page. */
  posted(message: ServerMessage): void;
  /** No sentence of this turn is to come. */
  complete(turn: number): void;
}

/**
 * What the caller's voice does: it `began`, it is `long` enough to interrupt without a word, it has `settled`: silence,
 * and all that was said is in words.
 */
export type VoiceEvent = 'began' | 'long' | 'settled';
