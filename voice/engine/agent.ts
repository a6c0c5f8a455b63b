import type { FormState } from '../protocol/form.ts';

/** What the caller is being asked for, which decides how patiently the engine listens. */
export type Expecting = 'anything' | 'name' | 'email' | 'address' | 'number' | 'yes-or-no' | 'story';

/** What an agent does in a turn, in order. */
export type AgentStep =
  /** A whole sentence to say, at most about 200 characters. */
  | { kind: 'sentence'; text: string }
  | { kind: 'form'; form: FormState }
  /** How fast to speak from now on; 1 is normal. */
  | { kind: 'pace'; rate: number }
  | { kind: 'hang' }
  /** Hang up when all of this turn has been said. */
  | { kind: 'end-call' };

/** What was said before, without what the caller did not hear. */
export interface HistoryEntry {
  role: 'user' | 'assistant';
  text: string;
}

export interface TurnInput {
  /** What the caller said or typed. */
  text: string;
  history: readonly HistoryEntry[];
  /** Aborted when the caller interrupts or the call ends; nothing is yielded after that. */
  signal: AbortSignal;
  /**
   * Asked before something is done that cannot be undone by saying no more: while it is not clear whether the caller
   * cuts in, it waits. False when the turn is over.
   */
  mayAct?: () => Promise<boolean>;
}

/** One caller's agent: it knows the service and takes down a form. A new one for each call. */
export interface Agent {
  greet(): Iterable<AgentStep>;
  respond(turn: TurnInput): AsyncIterable<AgentStep>;
  /**
   * A field changed on screen; yields what to show and, if something must be said, sentences. Null when its form has no
   * such field.
   */
  editField(field: string, value: string): Iterable<AgentStep> | null;
  /** The tap on 'send' or 'discard'. */
  decideForm(decision: 'send' | 'discard', signal: AbortSignal): AsyncIterable<AgentStep>;
  /** What it has just asked for. */
  readonly expecting: Expecting;
  readonly form: FormState | null;
}
