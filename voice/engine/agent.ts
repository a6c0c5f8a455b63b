import type { BookingState } from '../protocol/booking.ts';
import type { Classification, ClassificationTask } from '../protocol/classification.ts';
import type { FormState } from '../protocol/form.ts';

/** What the agent has asked for; endpointing waits longer for some answers than for others. */
export type Expecting = 'anything' | 'name' | 'email' | 'address' | 'number' | 'yes-or-no' | 'story';

/** What is known of that which a caller may spell now. */
export interface Spelling {
  /** Words that are likely in it, such as the caller's names in an address. */
  likely: readonly string[];
  /** What was taken for it before: who says no to it does not say it again. */
  taken: readonly string[];
}

/** What an agent does in a turn, in order. */
export type AgentStep =
  /** A whole sentence to say, at most about 200 characters. */
  | { kind: 'sentence'; text: string }
  | { kind: 'form'; form: FormState }
  | { kind: 'booking'; booking: BookingState }
  /** Short answers to what was asked in this turn, for a page to show. */
  | { kind: 'choices'; choices: readonly string[] }
  /** How fast to speak from now on; 1 is normal. */
  | { kind: 'pace'; rate: number }
  | { kind: 'hang' }
  /** Hang up when all of this turn has been said. */
  | { kind: 'end-call' };

/** One entry of the conversation so far; sentences the caller did not hear are left out. */
export interface HistoryEntry {
  role: 'user' | 'assistant';
  text: string;
}

export interface TurnInput {
  /** What the caller said or typed. */
  text: string;
  /** The caller typed it; by default it was spoken. */
  typed?: boolean;
  history: readonly HistoryEntry[];
  /** Aborted when the caller interrupts or the call ends; nothing is yielded after that. */
  signal: AbortSignal;
  /**
   * The agent awaits this before it does anything irreversible, such as storing a form. It stays pending until a
   * possible barge-in is resolved, and resolves to false when the turn was cancelled.
   */
  mayAct?: () => Promise<boolean>;
  /**
   * Gives a task to the language model of the caller's browser. Null when it has no answer within `classificationMs`, or
   * the turn is aborted. Absent where the browser lends none.
   */
  classify?: Classify;
}

/** The ids of an answer are ids of the task's candidates. */
export type Classify = (task: ClassificationTask) => Promise<Classification | null>;

/** The agent of one call: it answers questions and fills in a form. Each call creates its own. */
export interface Agent {
  greet(): Iterable<AgentStep>;
  respond(turn: TurnInput): AsyncIterable<AgentStep>;
  /** The caller changed a field on screen. Yields the new form and any sentences to say; null for an unknown field. */
  editField(field: string, value: string): Iterable<AgentStep> | null;
  /** The caller tapped 'send' or 'discard'. */
  decideForm(decision: 'send' | 'discard', signal: AbortSignal): AsyncIterable<AgentStep>;
  /**
   * Whether the caller's words so far are a whole question that it can answer: the turn then ends sooner. False when it
   * makes nothing of them yet, null when it cannot tell. It changes nothing, and takes no longer than an answer by rules.
   */
  understands(text: string): boolean | null;
  /** What the agent has just asked for. */
  readonly expecting: Expecting;
  /** Null where nothing is spelled. */
  readonly spelling?: Spelling | null;
  readonly form: FormState | null;
  /** What is being booked and what was; null before that, and for an agent without a calendar. */
  readonly booking: BookingState | null;
}
