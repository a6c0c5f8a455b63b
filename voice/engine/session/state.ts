import type { EndedReason } from '../../protocol/server-messages.ts';
import type { Turn } from './turn.ts';

/** State of a call. */
export type SessionState =
  /** Created; no page has connected yet. */
  | { name: 'idle' }
  /** A page is connected; the greeting waits until the page can play audio. */
  | { name: 'connecting' }
  | { name: 'greeting'; turn: Turn }
  /** It is the caller's turn. */
  | { name: 'listening' }
  /** The caller has finished; the answer has no sentence yet. */
  | { name: 'thinking'; turn: Turn }
  | { name: 'speaking'; turn: Turn }
  /** The agent says goodbye and cannot be interrupted. */
  | { name: 'ending'; turn: Turn }
  | { name: 'ended'; reason: EndedReason };

type StateName = SessionState['name'];

const successors: Record<StateName, readonly StateName[]> = {
  idle: ['connecting', 'ended'],
  connecting: ['greeting', 'thinking', 'speaking', 'ending', 'ended'],
  greeting: ['greeting', 'listening', 'thinking', 'speaking', 'ending', 'ended'],
  listening: ['greeting', 'thinking', 'speaking', 'ending', 'ended'],
  thinking: ['listening', 'thinking', 'speaking', 'ending', 'ended'],
  speaking: ['listening', 'thinking', 'speaking', 'greeting', 'ending', 'ended'],
  ending: ['ended'],
  ended: [],
};

export interface StateMachine {
  readonly state: SessionState;
  /** @throws {Error} on a transition that is not allowed, which is a bug. */
  go(next: SessionState): void;
}

export function createStateMachine(): StateMachine {
  let state: SessionState = { name: 'idle' };
  return {
    get state() {
      return state;
    },
    go(next) {
      if (!successors[state.name].includes(next.name)) {
        throw new Error(`a call cannot go from ${state.name} to ${next.name}`);
      }
      state = next;
    },
  };
}

/** The turn that the caller's voice may interrupt: the one that is spoken, where it may be. */
export function interruptibleTurn(state: SessionState): Turn | null {
  const isSpeaking = state.name === 'speaking' || state.name === 'greeting';
  return isSpeaking && state.turn.voiceMayInterrupt ? state.turn : null;
}
