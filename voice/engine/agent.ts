import type { RequestDraft, RequestField, RequestStage } from '../protocol/request.ts';

/** The request as the card shows it while it is taken down. */
export interface RequestState {
  stage: RequestStage;
  draft: RequestDraft;
  /** What must still be asked for, in the order of asking. */
  missing: RequestField[];
  errors: Partial<Record<RequestField, string>>;
  /** The caller asked for a person. */
  urgent: boolean;
}

/** What the caller is being asked for, which decides how patiently the engine listens. */
export type Expecting = 'anything' | 'name' | 'email' | 'address' | 'number' | 'yes-or-no' | 'story';

/** What an agent does in a turn, in order. */
export type AgentStep =
  /** A whole sentence to say, at most about 200 characters. */
  | { kind: 'sentence'; text: string }
  | { kind: 'request'; request: RequestState }
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

/** One caller's agent: it knows the service and takes down a request. A new one for each call. */
export interface Agent {
  greet(): Iterable<AgentStep>;
  respond(turn: TurnInput): AsyncIterable<AgentStep>;
  /** A field changed on screen; yields what to show and, if something must be said, sentences. */
  editRequest(field: RequestField, value: string): Iterable<AgentStep>;
  /** The tap on 'send' or 'discard'. */
  decideRequest(decision: 'send' | 'discard', signal: AbortSignal): AsyncIterable<AgentStep>;
  /** What it has just asked for. */
  readonly expecting: Expecting;
  readonly request: RequestState | null;
}
