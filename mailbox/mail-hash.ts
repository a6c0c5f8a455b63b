import { createHash } from 'node:crypto';

/** Stands in the place of the Message-ID of a mail without a usable one. */
export function hashOf(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}
