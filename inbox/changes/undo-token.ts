import { z } from 'zod';

/** Which events a change of many requests has left: they tell what was there before. */
export interface BulkEvents {
  bulk: string;
  /** The first number that can be one of them, and the last. */
  first: number;
  last: number;
}

/** More events than any change of many requests takes. */
const maxEvents = 5_000_000;

const number = z.number().int().min(1);
const token = z
  .tuple([z.guid(), number, number])
  .refine(([, first, last]) => first <= last && last - first < maxEvents)
  .transform(([bulk, first, last]): BulkEvents => ({ bulk, first, last }));

export function writeUndoToken({ bulk, first, last }: BulkEvents): string {
  return Buffer.from(JSON.stringify([bulk, first, last])).toString('base64url');
}

/** Null for a text that is not one of our tokens. */
export function readUndoToken(text: string): BulkEvents | null {
  try {
    return token.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null;
  } catch {
    return null; // not JSON
  }
}
