import { z } from 'zod';

/** A UUID of any version, because another program may have written the row. */
const anyId = z.guid();

export function isId(text: string): boolean {
  return anyId.safeParse(text).success;
}
