import { createHash, createHmac, randomBytes } from 'node:crypto';

/** What proves that a page may hold a call. Of each token only its hash is kept. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are looked up by this, so that how long a look-up takes tells nothing about one. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const secret = randomBytes(32);

/** A call's second token; only this process can derive it from the first. */
export function resumeTokenOf(callToken: string): string {
  return createHmac('sha256', secret).update(callToken).digest('base64url');
}
