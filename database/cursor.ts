import { z } from 'zod';

/** Where a page ends: the time and the id of its last row, by which rows are ordered. */
export interface Position {
  created_at: string;
  id: string;
}

const position = z.tuple([z.iso.datetime({ precision: 3 }).refine((time) => time > '1970'), z.guid()]);

export function encodeCursor({ created_at, id }: Position): string {
  return Buffer.from(JSON.stringify([created_at, id])).toString('base64url');
}

/** Null for a text that is not one of our cursors. */
export function decodeCursor(cursor: string): Position | null {
  try {
    const parsed = position.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return parsed.success ? { created_at: parsed.data[0], id: parsed.data[1] } : null;
  } catch {
    return null; // not JSON
  }
}
