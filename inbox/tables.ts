import type { Selectable } from 'kysely';
import type { Time } from '#/database/schema.ts';
import type { SubmissionInput } from './submission-input.ts';
import type { SubmissionStatus } from './submission-status.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    form_submissions: SubmissionTable;
    submission_counts: SubmissionCountTable;
    idempotency_keys: IdempotencyKeyTable;
    receipt_counts: ReceiptCountTable;
    receipt_salt: ReceiptSaltTable;
  }
}

/** A request: the fields of the form, and what is kept beside them. `status` null reads as new (spec.md section 3). */
export interface SubmissionTable extends SubmissionInput {
  id: string;
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

/** How many requests stand at each status: kept by triggers, in the transaction that changes them; never scanned. */
interface SubmissionCountTable {
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

/** How many receipts were enqueued on one day for one address, one domain, and in all: `receipt-limits.ts`. */
export interface ReceiptCountTable {
  /** UTC, `2026-11-21`. */
  day: string;
  /** A salted hash where it stands for an address or a domain, so that erasing a request erases the address. */
  key: string;
  total: number;
}

/** One row, made with the table. */
interface ReceiptSaltTable {
  salt: string;
}

export type StoredSubmission = Selectable<SubmissionTable>;
/** A request as it is read. */
export type SubmissionRow = Omit<StoredSubmission, 'urgent'> & { urgent: boolean };
