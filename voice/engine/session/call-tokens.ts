import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A token that lets a page open or resume a call. Only its hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Comparing hashes instead of tokens keeps the timing of a look-up from revealing a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const secret = randomBytes(32);

/** The resume token of a call, derived from its call token with a secret of this process. */
export function resumeTokenOf(callToken: string): string {
  return createHmac('sha256', secret).update(callToken).digest('base64url');
}
