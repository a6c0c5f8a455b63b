import type { Selectable } from 'kysely';
import type { Time } from '#/database/schema.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    outbox: OutboxTable;
    outbox_attempts: OutboxAttemptTable;
    outbox_destinations: OutboxDestinationTable;
  }
}

/** Something that must go out because of what was stored. */
interface OutboxTable {
  id: string;
  kind: string;
  /** What it is about: the id of a request. Its text is written when it is sent. */
  subject_id: string;
  /** How it is delivered: a key of the worker's table of channels. */
  channel: string;
  /** Whose line it stands in. Names are unique across channels and hold nothing personal. */
  destination: string;
  /** When it is due; during a delivery, when it is due again if the process dies. */
  next_attempt_at: Time;
  delivered_at: Time | null;
  given_up_at: Time | null;
  /** Why it is never sent, though nothing failed: a limit, or what it is about is gone. */
  skip_reason: string | null;
  created_at: Time;
}

/** One try at an entry, written when it is over. */
interface OutboxAttemptTable {
  entry_id: string;
  at: Time;
  outcome: 'delivered' | 'refused' | 'deferred' | 'unavailable';
  /** Codes, never what a person typed. */
  error: string | null;
  /** Null for a try made before tries were rows. */
  duration_ms: number | null;
}

/** A destination that cannot be used at present; one without a row is well. */
interface OutboxDestinationTable {
  destination: string;
  failing_since: Time;
  /** Nothing is sent to it before. */
  next_attempt_at: Time;
  last_error: string;
}

export type OutboxEntry = Selectable<OutboxTable>;
