import type { Write } from '#/database/schema.ts';

/** More text than anybody types; what is longer is cut, and says so. Of what is new, and of what is quoted. */
export const maxTextCharacters = 20_000;
/** As RFC 5322 bounds a line. */
export const maxSubjectCharacters = 998;
export const maxNameCharacters = 200;
/** An address has at most 320 (RFC 5321 section 4.5.3.1). */
export const maxAddressCharacters = 320;
export const maxAttachmentNames = 20;

/** A mail as the server has it, or its beginning. */
export interface MailSource {
  bytes: Uint8Array;
  /** There is more of it. */
  isCut: boolean;
  /** By the mail server. */
  receivedAt: Date;
}

/** A mail that names one of ours. */
export interface IncomingMail {
  /** Its own, or a hash of a mail without a usable one. */
  messageId: string;
  /** The Message-IDs that it answers, the nearest first. */
  answers: string[];
  /** An automatic reply, such as of an absence; a bounce tells that a mail did not arrive. */
  kind: 'answer' | 'auto-reply' | 'bounce';
  from: { name: string; address: string };
  subject: string;
  /** What its author wrote. */
  text: string;
  /** The earlier mail that its author quoted below; empty when there is none. */
  quoted: string;
  /** Something of it was too long, or could not be read. */
  isCut: boolean;
  /** Names of files, which stay in the mailbox. */
  attachments: string[];
  /** ISO 8601. */
  receivedAt: string;
  /** Of a bounce: an enhanced status code (RFC 3463) or null. */
  status: string | null;
}

/** Where mail of conversations goes. */
export interface MailTaker {
  /** Those of these Message-IDs that are of mail from us. */
  known(messageIds: string[]): Promise<ReadonlySet<string>>;
  /**
   * Stores a mail in the transaction that records how far the mailbox is read, and only once. False when it belongs to
   * no conversation.
   */
  take(write: Write, mail: IncomingMail): Promise<boolean>;
}
