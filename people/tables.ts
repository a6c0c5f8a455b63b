import type { Selectable } from 'kysely';
import type { Time } from '#/database/schema.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    erasures: ErasureTable;
    erased_ids: ErasedIdTable;
    person_asks: PersonAskTable;
  }
}

/** The receipt of an erasure: nothing of it tells who it was, but to whoever has the address and our key. */
interface ErasureTable {
  id: string;
  at: Time;
  actor_kind: string;
  actor_id: string | null;
  /** Keyed, so that nobody can try addresses without our key. */
  address_hash: string;
  /** JSON of `ErasureCounts`. */
  counts: string;
  /** Null while it is under way, or was cut short. */
  finished_at: Time | null;
  /** When its bytes were gone from the files, too. */
  cleaned_at: Time | null;
}

/** What was erased, so that a restored backup can be erased again. */
interface ErasedIdTable {
  /** Of the random id of a request, a call or an answer. */
  hash: string;
  erasure_id: string;
}

/** Somebody asks for a copy of what is held of them, or for its erasure; it goes with its request. */
interface PersonAskTable {
  id: string;
  /** The request whose mail they followed. */
  submission_id: string;
  wants: 'copy' | 'erasure';
  created_at: Time;
  /** Null until they followed the link in the second mail. */
  confirmed_at: Time | null;
  done_at: Time | null;
}

export type ErasureRow = Selectable<ErasureTable>;
export type ErasedIdRow = Selectable<ErasedIdTable>;
