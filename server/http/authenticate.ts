import { timingSafeEqual } from 'node:crypto';
import { accountHeader } from '#/accounts/account-header.ts';
import type { Auth } from '#/accounts/auth.ts';
import type { Authenticate } from '#/accounts/authorize.ts';
import { type Principal, visitor } from '#/accounts/principals.ts';
import { staffMemberOf } from '#/accounts/staff-session.ts';
import { hashToken } from '#/voice/engine/session/call-tokens.ts';

/** The voice platform authenticates with the shared webhook secret. */
const voicePlatform: Principal = { kind: 'token', id: 'voice-platform', permissions: ['platform'] };

export interface AuthenticateOptions {
  auth: Auth;
  /** Null without a voice platform. */
  webhookSecret: string | null;
}

/** Finds the principal of a request: the voice platform, a member of staff by their session, else a visitor. */
export function createAuthenticate({ auth, webhookSecret }: AuthenticateOptions): Authenticate {
  return async function authenticate(headers, options) {
    const secret = headers.get('x-vapi-secret');
    if (secret !== null && webhookSecret !== null && isSame(secret, webhookSecret)) return voicePlatform;
    const staff = await staffMemberOf(auth, headers, options);
    // Another person has signed in with the same browser, in another tab.
    const isMeant = staff !== null && (headers.get(accountHeader) ?? staff.id) === staff.id;
    return isMeant ? { kind: 'staff', id: staff.id, role: staff.role } : visitor;
  };
}

/** Compares hashes, which have equal lengths, in constant time. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(secret)));
}
