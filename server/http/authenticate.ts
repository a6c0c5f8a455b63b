import { timingSafeEqual } from 'node:crypto';
import { accountHeader } from '#/accounts/account-header.ts';
import { findToken } from '#/accounts/api-tokens.ts';
import type { Auth } from '#/accounts/auth.ts';
import type { Authenticate } from '#/accounts/authorize.ts';
import { createPresence } from '#/accounts/presence.ts';
import { type Principal, visitor } from '#/accounts/principals.ts';
import { mustEnrol } from '#/accounts/second-factor-rule.ts';
import { staffSessionOf } from '#/accounts/staff-session.ts';
import type { Database } from '#/database/open.ts';
import { hashToken } from '#/voice/engine/session/call-tokens.ts';

/** The voice platform authenticates with the shared webhook secret. */
const voicePlatform: Principal = { kind: 'token', id: 'voice-platform', permissions: ['platform'] };
/** The program that reads `/metrics`. */
const metricsReader: Principal = { kind: 'token', id: 'metrics', permissions: ['metrics'] };

export interface AuthenticateOptions {
  database: Database;
  auth: Auth;
  /** Null without a voice platform. */
  webhookSecret: string | null;
  /** Null where `/metrics` is off. */
  metricsToken: string | null;
}

/**
 * Finds the principal of a request: the voice platform, a program by its API token, a member of staff by their session,
 * else a visitor.
 */
export function createAuthenticate({ database, auth, webhookSecret, metricsToken }: AuthenticateOptions): Authenticate {
  const presence = createPresence(database);

  return async function authenticate(headers, options) {
    const secret = headers.get('x-vapi-secret');
    if (secret !== null && webhookSecret !== null && isSame(secret, webhookSecret)) return voicePlatform;
    const authorization = headers.get('authorization');
    if (authorization !== null) {
      const given = headers.has('cookie') ? null : bearerOf(authorization);
      if (given === null) return visitor;
      return metricsToken !== null && isSame(given, metricsToken) ? metricsReader : programOf(database, given);
    }
    const session = await staffSessionOf(auth, headers, options);
    const staff = session?.staff ?? null;
    // Another person has signed in with the same browser, in another tab.
    const isMeant = staff !== null && (headers.get(accountHeader) ?? staff.id) === staff.id;
    if (!isMeant) return visitor;
    // A page that asks by itself tells of nobody.
    if (options?.counts !== false) await presence.saw(staff.id);
    const waits = await mustEnrol(database.db, staff);
    const { isRecent = false } = session ?? {};
    return { kind: 'staff', id: staff.id, role: staff.role, isRecent, ...(waits && { mustEnrol: true }) };
  };
}

/** A token and a cookie name two principals: a request with both is nobody's. */
function bearerOf(authorization: string): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
}

async function programOf(database: Database, given: string): Promise<Principal> {
  const token = await findToken(database, given);
  return token ? { kind: 'token', id: token.id, permissions: token.permissions } : visitor;
}

/** Compares hashes, which have equal lengths, in constant time. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(secret)));
}
