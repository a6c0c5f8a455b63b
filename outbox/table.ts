import type { Selectable } from 'kysely';
import type { Time } from '#/database/schema.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    outbox: OutboxTable;
    outbox_attempts: OutboxAttemptTable;
    outbox_destinations: OutboxDestinationTable;
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
}

/** One attempt at an entry, written when it has ended. */
interface OutboxAttemptTable {
  entry_id: string;
  at: Time;
  outcome: 'delivered' | 'refused' | 'deferred' | 'unavailable';
  /** Codes, never what a person typed. */
  error: string | null;
  /** Null for attempts made before attempts were rows. */
  duration_ms: number | null;
}

/** A destination that fails at present; one without a row works. */
interface OutboxDestinationTable {
  destination: string;
  failing_since: Time;
  /** Nothing is sent to it before this time. */
  next_attempt_at: Time;
  last_error: string;
}

export type OutboxEntry = Selectable<OutboxTable>;
