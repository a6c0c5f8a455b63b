/** A table with texts that are sealed where `SEAL_KEY` is set. */
export interface SealedTable {
  /** The columns that tell which row it is: a text sealed for one row is not opened in another. */
  row: readonly string[];
  /** The columns by which its rows are read one after the other; those of `row` where nothing is said. */
  order?: readonly string[];
  /** The columns, each with its number, which stands in what is sealed: it is never used for another one. */
  columns: Readonly<Record<string, number>>;
  /** Columns that are asked for by their value, which is kept as a keyed hash beside them. */
  keyed?: Readonly<Record<string, KeyedColumn>>;
}

/** A column of keyed hashes, and what is hashed. */
export interface KeyedColumn {
  column: string;
  purpose: 'email' | 'phone';
}

/** Every column with what a person wrote or said. Decision 34 says what is left as it is, and why. */
export const sealedTables: Readonly<Record<string, SealedTable>> = {
  form_submissions: {
    row: ['id'],
    columns: { full_name: 1, email: 2, website: 3, phone: 4, bottleneck: 5, notes: 6 },
    keyed: { email: { column: 'email_key', purpose: 'email' }, phone: { column: 'phone_key', purpose: 'phone' } },
  },
  submission_replies: { row: ['id'], columns: { sender_name: 10, subject: 11, text: 12 } },
  submission_answers: {
    row: ['id'],
    columns: { from_name: 20, from_address: 21, subject: 22, text: 23, quoted: 24, attachments: 25 },
    keyed: { from_address: { column: 'from_key', purpose: 'email' } },
  },
  call_messages: { row: ['call_id', 'position'], columns: { text: 30 } },
  // Without the salt, nobody can try words against their hash.
  events: { row: ['subject_id'], order: ['number'], columns: { words: 40, words_salt: 41 } },
  reply_templates: { row: ['id'], columns: { name: 50, subject: 51, text: 52 } },
  inbox_views: { row: ['id'], columns: { name: 60, query: 61 } },
  // Nobody can try contents or addresses against their hashes.
  idempotency_keys: { row: ['key'], columns: { content_hash: 70 } },
  receipt_salt: { row: [], columns: { salt: 71 } },
};

/** The numbers in the head of what is a file and no column. */
export const mailFileNumber = 80;
export const spoolFileNumber = 81;

/** The table and name of a column by its number. */
export const columnOfNumber: ReadonlyMap<number, { table: string; column: string }> = new Map(
  Object.entries(sealedTables).flatMap(([table, { columns }]) =>
    Object.entries(columns).map(([column, number]) => [number, { table, column }] as const),
  ),
);

/** The text by which a row is told from others. */
export function rowKey(values: readonly unknown[]): string {
  return values.map(String).join(' ');
}

/** Addresses are the same person's without regard to case. */
export function keyedText(purpose: KeyedColumn['purpose'], text: string): string {
  return purpose === 'email' ? text.toLowerCase() : text;
}
