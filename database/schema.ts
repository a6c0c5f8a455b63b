import type { Kysely, Selectable, Transaction } from 'kysely';

/** Times are ISO 8601 text, UTC, milliseconds, `Z`, read and written alike on both databases. */
export type Time = string;

/** A demo call. `ended_at` is null while it is under way. */
export interface CallTable {
  id: string;
  backend: string;
  started_at: Time;
  ended_at: Time | null;
  /** In Vapi's words. */
  ended_reason: string | null;
  /** Of the token that the caller's page holds; null for calls of before there was this column. */
  token_hash: string | null;
}

/** What was said, as it was heard. */
export interface CallMessageTable {
  call_id: string;
  /** Counted from 0 within a call. */
  position: number;
  role: 'user' | 'assistant';
  text: string;
  said_at: Time;
}

/** How long the parts of one turn took; null for what a turn did not have. */
export interface CallLatencyTable {
  call_id: string;
  turn: number;
  endpointing_ms: number | null;
  /** Part of `endpointing_ms`. */
  recognition_ms: number | null;
  model_ms: number | null;
  speech_ms: number | null;
  playout_ms: number | null;
  overhead_ms: number;
}

/** How often something happened on the site on one day; which events there are: `visits/daily-counts.ts`. */
export interface DailyCountTable {
  /** UTC, `2026-11-21`. */
  day: string;
  event: string;
  /** The path of a page; empty where an event belongs to none. */
  page: string;
  total: number;
}

/** A room that has tables of its own adds them here by `declare module`, as `outbox/table.ts` does. */
export interface Tables {
  calls: CallTable;
  call_messages: CallMessageTable;
  call_latency: CallLatencyTable;
  daily_counts: DailyCountTable;
}

/** A call as it is read; what proves whose it was is for nobody to read. */
export type CallRow = Omit<Selectable<CallTable>, 'token_hash'>;
export type CallMessageRow = Selectable<CallMessageTable>;
export type CallLatencyRow = Selectable<CallLatencyTable>;

/** Reads, from outside or inside a transaction. */
export type Queries = Kysely<Tables>;
export type Write = Transaction<Tables>;
