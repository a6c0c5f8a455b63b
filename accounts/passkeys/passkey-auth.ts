import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { brand } from '#/content/brand.ts';
import type { Write } from '#/database/schema.ts';
import type { Auth } from '../auth.ts';

/**
 * The accounts with Better Auth's passkeys, which are loaded with the first use: their libraries take memory and time
 * that a server without passkeys need not spend. `host` is the site's own name: a passkey belongs to it for good.
 */
export async function withPasskeys({ options }: Auth, host: string, write?: Write) {
  const { passkey } = await import('@better-auth/passkey');
  const plugin = passkey({
    rpID: host,
    rpName: brand.name,
    advanced: { webAuthnChallengeCookie: 'passkey' },
    // Listed by the device itself, so that no address has to be typed.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) => demandUser(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) => demandUser(verification.authenticationInfo.userVerified),
    },
  });
  const database = write
    ? { ...options.database, db: write.withoutPlugins() as typeof options.database.db }
    : options.database;
  return betterAuth({ ...options, database, databaseHooks: markSessions, plugins: [...options.plugins, plugin] });
}

/** A session that a passkey begins needs no second factor (`second-factor-rule.ts`). */
const markSessions = {
  session: { create: { before: async (session: object) => ({ data: { ...session, byPasskey: true } }) } },
};

/** A passkey stands for both steps of a sign-in, so its device must have asked for a finger, a face or a PIN. */
function demandUser(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { message: 'the device did not verify its user' });
}
