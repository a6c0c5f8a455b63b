import type { Generated, Selectable } from 'kysely';

/** One append-only table. Numbers have no gaps and grow in the order of commits. */
export interface EventTable {
  /** Given by a trigger on Postgres, by `append` on SQLite; so is `chain_hash`. */
  number: Generated<number>;
  at: string;
  kind: string;
  subject_kind: string;
  subject_id: string;
  actor_kind: string;
  actor_id: string | null;
  /** JSON without anything a person wrote. */
  data: string;
  /** JSON of what a person wrote; null when there was none, or it is erased. */
  words: string | null;
  /** Erased together with the words: without the salt, nobody can guess erased words from their hash. */
  words_salt: string | null;
  words_hash: string | null;
  /** Covers the event, the hash of its words, and through the previous hash all earlier events. */
  chain_hash: Generated<string>;
}

export type StoredEvent = Selectable<EventTable>;

declare module '#/database/schema.ts' {
  interface Tables {
    events: EventTable;
  }
}
