import { createHash, createHmac } from 'node:crypto';

/**
 * The token of a link, made from the key of this installation: the mail that brings the link is written when it is
 * sent, and neither the database nor a backup of it holds anything that opens the link.
 */
export function linkToken(secret: string, purpose: string, id: string, version: number): string {
  return createHmac('sha256', secret).update(`${purpose}\n${id}\n${version}`).digest('base64url');
}

/** What is stored of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
