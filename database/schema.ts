import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ContactMethod, SubmissionStatus } from '#/inbox/submission-input.ts';

/** Times are ISO 8601 text, UTC, milliseconds, `Z`, read and written alike on both databases. */
export type Time = string;

/** A request. `status` null reads as new (spec.md section 3). */
export interface SubmissionTable {
  id: string;
  full_name: string;
  email: string;
  website: string | null;
  phone: string | null;
  bottleneck: string;
  contact_method: ContactMethod;
  status: SubmissionStatus | null;
  notes: string | null;
  created_at: Time;
  /** Grows by one with each change, so that two people do not overwrite each other. */
  version: number;
  /** The call it came out of; that call may be gone. */
  call_id: string | null;
  /** 1 when the visitor asked for a person, else 0. */
  urgent: number;
}

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

/** How many requests stand at each status: kept by triggers, in the transaction that changes them; never scanned. */
export interface SubmissionCountTable {
  status: SubmissionStatus;
  total: number;
}

/** An `Idempotency-Key` seen, with the hash of the content it came with. */
export interface IdempotencyKeyTable {
  key: string;
  content_hash: string;
  submission_id: string;
  created_at: Time;
}

/** How many receipts were enqueued on one day for one address, one domain, and in all: `inbox/receipt-limits.ts`. */
export interface ReceiptCountTable {
  /** UTC, `2026-11-21`. */
  day: string;
  /** A salted hash where it stands for an address or a domain, so that erasing a request erases the address. */
  key: string;
  total: number;
}

/** One row, made with the table. */
export interface ReceiptSaltTable {
  salt: string;
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
  form_submissions: SubmissionTable;
  submission_counts: SubmissionCountTable;
  idempotency_keys: IdempotencyKeyTable;
  receipt_counts: ReceiptCountTable;
  receipt_salt: ReceiptSaltTable;
  calls: CallTable;
  call_messages: CallMessageTable;
  call_latency: CallLatencyTable;
  daily_counts: DailyCountTable;
}

export type StoredSubmission = Selectable<SubmissionTable>;
/** A request as it is read. */
export type SubmissionRow = Omit<StoredSubmission, 'urgent'> & { urgent: boolean };
/** A call as it is read; what proves whose it was is for nobody to read. */
export type CallRow = Omit<Selectable<CallTable>, 'token_hash'>;
export type CallMessageRow = Selectable<CallMessageTable>;
export type CallLatencyRow = Selectable<CallLatencyTable>;

/** Reads, from outside or inside a transaction. */
export type Queries = Kysely<Tables>;
export type Write = Transaction<Tables>;
