import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Time } from '#/database/schema.ts';
import type { SpamReason } from '../spam/spam-reason.ts';
import type { SubmissionInput } from './submission-input.ts';
import type { SubmissionStatus } from './submission-status.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    form_submissions: SubmissionTable;
    submission_counts: SubmissionCountTable;
    submission_labels: SubmissionLabelTable;
    submission_replies: SubmissionReplyTable;
    submission_answers: SubmissionAnswerTable;
    reply_templates: ReplyTemplateTable;
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
  /** What it came by; it stays when its call is deleted. */
  source: Generated<SubmissionSource>;
  /** The account that has it; emptied when that account is removed. */
  assignee_id: Optional<string>;
  /** 1 when it is spam: it is in no list or count unless asked for, and no mail goes out for it. */
  is_spam: Generated<number>;
  /** Why it was taken for spam by itself; null where staff marked it, and where it is none. */
  spam_reason: Optional<SpamReason>;
  /** Since when it is spam; it is deleted some time after that. */
  spam_at: Optional<Time>;
  /** When it first left `new`, until it goes back to it. */
  contacted_at: Optional<Time>;
  /** When it was deleted: hidden everywhere, until it is restored or erased. */
  deleted_at: Optional<Time>;
  /** The request of the same person that it is joined to: it is in no list or count of its own then. */
  joined_to: Optional<string>;
}

/** Null unless an insert gives it. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export const submissionSources = ['form', 'call', 'chat'] as const;
export type SubmissionSource = (typeof submissionSources)[number];

interface SubmissionLabelTable {
  submission_id: string;
  label: string;
  /** The request's `created_at`. */
  received_at: Time;
}

/** What a member of staff wrote to a visitor. Its delivery is that of its entry in the outbox. */
interface SubmissionReplyTable {
  /** Chosen by the sender's browser, so that a reply sent twice is one. */
  id: string;
  submission_id: string;
  /** Emptied when the account is removed, and null for a program. */
  account_id: string | null;
  /** As it stands in the mail. */
  sender_name: string;
  subject: string;
  text: string;
  /** As it stands in the mail: an answer to it names it. */
  message_id: string;
  created_at: Time;
}

/** A mail that came back, about a request. */
interface SubmissionAnswerTable {
  id: string;
  submission_id: string;
  /** The reply that it names; null for the receipt. */
  reply_id: string | null;
  kind: 'answer' | 'auto-reply' | 'bounce';
  /** Its own Message-ID, or a hash: one mail is stored once. */
  message_id: string;
  from_name: string;
  from_address: string;
  subject: string;
  /** Of a bounce: what the mail server said. */
  text: string;
  /** The earlier mail that stands below its text. */
  quoted: string;
  is_cut: number;
  /** A JSON list of the names of its files. */
  attachments: string;
  /** By the mail server, in seconds. */
  received_at: Time;
  /** When it was stored: what staff have written since, they wrote knowing it. */
  created_at: Time;
  /** Null while it waits for staff. */
  dealt_at: Time | null;
}

/** A template that staff made, or their version of one of `content/replies.ts`, under the same id. */
interface ReplyTemplateTable {
  id: string;
  name: string;
  subject: string;
  text: string;
  /** 1 for a template of the content that staff removed. */
  is_removed: number;
  version: number;
  created_at: Time;
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
/** A request as staff read it. */
export type SubmissionRow = Omit<StoredSubmission, 'urgent' | 'is_spam' | 'spam_at' | 'deleted_at'> & {
  urgent: boolean;
  is_spam: boolean;
  /** In alphabetical order. */
  labels: string[];
  /** When the promised time to reply is over; null when contacted, completed, spam or joined to another. */
  due_at: string | null;
  /** How many requests are joined to it. */
  joined: number;
  /** What came back by email and waits for staff; null when nothing does. */
  waiting: 'answer' | 'bounce' | null;
};

/** A request as its sender reads it: as it was sent, whatever staff have done since. */
export type SentSubmission = SubmissionInput &
  Pick<SubmissionRow, 'id' | 'status' | 'notes' | 'created_at' | 'version' | 'call_id' | 'urgent'>;
