import { timingSafeEqual } from 'node:crypto';
import { type Auth, staffMemberOf } from '#/accounts/auth.ts';
import { type Principal, visitor } from '#/accounts/principals.ts';
import { hashToken } from '#/voice/engine/session/call-tokens.ts';

/** The voice platform proves itself by the secret that was agreed on, as any program does by its token. */
const voicePlatform: Principal = { kind: 'token', id: 'voice-platform', permissions: ['platform'] };

export type Authenticate = (headers: Headers) => Promise<Principal>;

export interface AuthenticateOptions {
  auth: Auth;
  /** Null when no platform holds calls. */
  webhookSecret: string | null;
}

/** Finds out who makes a call: the voice platform, a member of staff by their session, else a visitor. */
export function createAuthenticate({ auth, webhookSecret }: AuthenticateOptions): Authenticate {
  return async function authenticate(headers) {
    const secret = headers.get('x-vapi-secret');
    if (secret !== null && webhookSecret !== null && isSame(secret, webhookSecret)) return voicePlatform;
    const staff = await staffMemberOf(auth, headers);
    return staff ? { kind: 'staff', id: staff.id, role: staff.role } : visitor;
  };
}

/** Compares hashes, which are of equal length: the time it takes tells nothing. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(secret)));
}
