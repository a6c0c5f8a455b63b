import type { EndedReason } from '../../protocol/server-messages.ts';
import type { Turn } from './turn.ts';

/** Where a call stands. */
export type SessionState =
  /** Made; no page has come yet. */
  | { name: 'idle' }
  /** A page is there; the greeting waits until it can be heard. */
  | { name: 'connecting' }
  | { name: 'greeting'; turn: Turn }
  /** It is the caller's turn. */
  | { name: 'listening' }
  /** The caller has finished; nothing of the answer is there yet. */
  | { name: 'thinking'; turn: Turn }
  | { name: 'speaking'; turn: Turn }
  /** The last words; nothing stops them. */
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
  /** @throws when a call cannot go there: a bug of ours. */
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
