import type { ColumnType, Selectable } from 'kysely';
import type { Time } from '#/database/schema.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    outbox: OutboxTable;
    outbox_attempts: OutboxAttemptTable;
    outbox_destinations: OutboxDestinationTable;
    outbox_holds: OutboxHoldTable;
  }
}

/** A message that must go out because of a stored change. */
interface OutboxTable {
  id: string;
  kind: string;
  /** The id of the request, or the reply to one, that it is about. The text is written when it is sent. */
  subject_id: string;
  /** The channel that delivers it: a key of the worker's channels. */
  channel: string;
  /** The destination whose queue holds it. Names are unique across channels and contain nothing personal. */
  destination: string;
  /** When it is due; during a delivery, when it is due again if the process dies. */
  next_attempt_at: Time;
  delivered_at: Time | null;
  given_up_at: Time | null;
  /** Why it is never sent although nothing failed: a limit, or its request is erased. */
  skip_reason: string | null;
  created_at: Time;
  /** The event that a webhook tells of; null for mail. */
  event_number: Optional<number>;
  /** When it was made due again after it was delivered or given up. */
  replayed_at: Optional<Time>;
  /** When what it is about was erased: its mail is deleted where it was written to a file. */
  erased_at: Optional<Time>;
}

/** Null unless an insert gives it. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** One attempt at an entry, written when it has ended. */
interface OutboxAttemptTable {
  entry_id: string;
  at: Time;
  outcome: 'delivered' | 'refused' | 'deferred' | 'unavailable';
  /** Codes, never what a person typed. */
  error: string | null;
  /** Null for attempts made before attempts were rows. */
  duration_ms: number | null;
  /** What the destination answered when it accepted, such as `HTTP 204`; `file` for mail that was written to one. */
  code: Optional<string>;
}

/** A destination that fails at present; one without a row works. */
interface OutboxDestinationTable {
  destination: string;
  failing_since: Time;
  /** Nothing is sent to it before this time. */
  next_attempt_at: Time;
  last_error: string;
}

/** A destination to which nothing is sent until it is released; its entries wait. */
interface OutboxHoldTable {
  destination: string;
  since: Time;
}

export type OutboxEntry = Selectable<OutboxTable>;
export type OutboxAttempt = Selectable<OutboxAttemptTable>;
