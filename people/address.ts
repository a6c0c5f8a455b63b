import { createHmac, hash, hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { keptText } from '#/database/kept-text.ts';

/** An address as somebody types it: people are found without regard to case. */
export const typedAddress = z
  .string('must be an email address')
  .max(320, 'must be an email address')
  .overwrite((text) => keptText(text).trim().toLowerCase())
  .refine((text) => /^\S+$/.test(text) && text.includes('@', 1) && !text.endsWith('@'), 'must be an email address');

/** Hashes addresses for receipts. The key comes from the secret of the data directory, which no backup of the database has. */
export type AddressHash = (address: string) => string;

export function createAddressHash(secret: string): AddressHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'erasure receipts', 32));
  return (address) => createHmac('sha256', key).update(address.toLowerCase()).digest('base64url');
}

/** Ids are random: nobody finds one by trying. */
export function idHash(id: string): string {
  return hash('sha256', id.toLowerCase(), 'base64url');
}
