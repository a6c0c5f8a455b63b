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

/** A request: the form's fields and further columns. A null `status` means new (spec.md section 3). */
export interface SubmissionTable extends SubmissionInput {
  id: string;
  status: SubmissionStatus | null;
  notes: string | null;
  created_at: Time;
  /** Incremented by each change, so that two people do not overwrite each other's. */
  version: number;
  /** The call in which it was made; null also when that call was deleted. */
  call_id: string | null;
  /** 1 when the visitor asked for a person, else 0. */
  urgent: number;
}

/** The number of requests of each status. Triggers update it in the changing transaction, so nothing has to scan. */
interface SubmissionCountTable {
  status: SubmissionStatus;
  total: number;
}

/** A used `Idempotency-Key` with the hash of its request's content. */
export interface IdempotencyKeyTable {
  key: string;
  content_hash: string;
  submission_id: string;
  created_at: Time;
}

/** The receipts enqueued on one day for one address, one domain, and in total; see `receipt-limits.ts`. */
export interface ReceiptCountTable {
  /** UTC, `2026-11-21`. */
  day: string;
  /** A salted hash for an address or a domain, so that erasing a request also erases the address. */
  key: string;
  total: number;
}

/** A single row, inserted with the table. */
interface ReceiptSaltTable {
  salt: string;
}

export type StoredSubmission = Selectable<SubmissionTable>;
/** A request as it is read. */
export type SubmissionRow = Omit<StoredSubmission, 'urgent'> & { urgent: boolean };
