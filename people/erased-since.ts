import type { Queries } from '#/database/schema.ts';
import { type AddressHash, idHash } from './address.ts';

/**
 * Whether a request that was accepted at a time, and is not stored yet, is one of somebody who was erased since; or was
 * stored and erased already.
 */
export async function isErasedSince(
  { db, hashOf }: { db: Queries; hashOf: AddressHash },
  { id, email, createdAt }: { id: string; email: string; createdAt: string },
): Promise<boolean> {
  const own = await db.selectFrom('erased_ids').select('hash').where('hash', '=', idHash(id)).executeTakeFirst();
  if (own) return true;
  const ofPerson = await db
    .selectFrom('erasures')
    .select('id')
    .where('address_hash', '=', hashOf(email))
    .where('at', '>=', createdAt)
    .executeTakeFirst();
  return ofPerson !== undefined;
}
