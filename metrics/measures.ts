/** Outcomes of a request that is sent by the form, by a program, or out of a call. */
export type FormOutcome = 'stored' | 'spam' | 'refused' | 'repeated' | 'failed';

/**
 * What the process reports while it works. Whatever becomes a label is of a bounded set: no id, no address, nothing that
 * anybody typed. Times are in milliseconds.
 */
export interface Measures {
  /** A request was answered. `route` is the pattern of its route, such as `/api/calls/:id`. */
  request(request: { route: string; method: string; status: number; ms: number }): void;
  form(outcome: FormOutcome): void;
  /** An attempt to deliver an entry of the outbox has ended. */
  delivery(delivery: { channel: string; outcome: string; ms: number }): void;
  callStarted(channel: 'voice' | 'chat'): void;
  /** `reason` comes from the engine or from a voice platform. */
  callEnded(reason: string): void;
  /** A part of a turn of a call, such as `model`; `answer` is the whole of it. */
  turn(stage: string, ms: number): void;
  /** A statement has run; `operation` is its first word. */
  query(query: { operation: string; ms: number }): void;
}

/** Messages of one channel that are not delivered yet. */
export interface Backlog {
  channel: 'mail' | 'webhook';
  waiting: number;
  /** Since when the oldest due message has been due, ISO 8601; null when none is due. */
  dueSince: string | null;
}

/** Figures that are read when somebody asks; each resolves within seconds or rejects. */
export interface Sources {
  /** How many requests wait longer for a reply than promised, counted up to a limit. */
  overdue(): Promise<number>;
  backlog(): Promise<Backlog[]>;
  /** How many requests wait on the disk of this server until the database takes them. */
  spooled(): Promise<number>;
  /** Calls and chats under way in this process. */
  callsOpen(): { voice: number; chat: number };
  /** How long the database takes to answer. */
  databaseMs(): Promise<number>;
  /** Connections to Postgres; null on SQLite. */
  connections(): { open: number; idle: number; waiting: number } | null;
}
