import type { Kysely, Selectable, Transaction } from 'kysely';

/** Times are ISO 8601 text in UTC with milliseconds and `Z`, the same on both databases. */
export type Time = string;

/** A demo call. `ended_at` is null while it is under way. */
export interface CallTable {
  id: string;
  backend: string;
  /** The id of the desk that answered. */
  desk: string;
  started_at: Time;
  ended_at: Time | null;
  /** In Vapi's words. */
  ended_reason: string | null;
  /** Hash of the token that the caller's page holds; null for calls older than this column. */
  token_hash: string | null;
}

/** What was said, as the recogniser heard it. */
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

/** How often something happened on the site on one day; `visits/daily-counts.ts` lists the events. */
export interface DailyCountTable {
  /** UTC, `2026-11-21`. */
  day: string;
  event: string;
  /** The path of a page; empty where an event belongs to none. */
  page: string;
  total: number;
}

/** Each feature adds its own tables here by declaration merging, as `outbox/table.ts` does. */
export interface Tables {
  calls: CallTable;
  call_messages: CallMessageTable;
  call_latency: CallLatencyTable;
  daily_counts: DailyCountTable;
}

/** A call as it is read: without the hash that proves whose it was. */
export type CallRow = Omit<Selectable<CallTable>, 'token_hash'>;
export type CallMessageRow = Selectable<CallMessageTable>;
export type CallLatencyRow = Selectable<CallLatencyTable>;

/** Reads, from outside or inside a transaction. */
export type Queries = Kysely<Tables>;
export type Write = Transaction<Tables>;
