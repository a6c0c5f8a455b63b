import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { brand } from '#/content/brand.ts';
import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import { oneUseCodes } from './one-use-codes.ts';
import { passwordLength } from './password-length.ts';
import { roles } from './principals.ts';
import { newRecoveryCodes, recoveryCodeSeal } from './recovery-codes.ts';
import { isWeak } from './weak-password.ts';

/** The header in which our server passes the peer's address to Better Auth; a client's own value is overwritten. */
export const peerAddressHeader = 'x-frontdesk-peer';

export interface AuthOptions {
  database: Database;
  secret: string;
  /** The site's configured public origin; without it, each request's own origin is used. */
  publicUrl: string | undefined;
  /** A session that nobody used for so long ends; by default `defaultIdleHours`. */
  idleMs?: number;
}

/** A working day, and the night after a late one. */
const defaultIdleHours = 12;
const hourMs = 3_600_000;

/**
 * Accounts, passwords and sessions by Better Auth, in our database. Nobody can sign up: `createAccount` creates
 * accounts. Better Auth's rate limits and origin check are off, because our server checks both first.
 */
export function createAuth({ database, secret, publicUrl, idleMs = defaultIdleHours * hourMs }: AuthOptions) {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const auth = betterAuth({
    appName: brand.name,
    secret,
    basePath: '/api/auth',
    ...(publicUrl && { baseURL: publicUrl }),
    database: { db: database.raw, type: database.kind },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    // The first account is an owner's; an invitation names the role of a later one. No client can set one.
    user: { additionalFields: { role: { type: [...roles], required: true, defaultValue: 'owner', input: false } } },
    // A session ends a week after sign-in even when used, so that a stolen cookie expires.
    session: {
      expiresIn: 7 * 24 * 3_600,
      disableSessionRefresh: true,
      // What a session may still do without the password, our routes decide (`isRecent`).
      freshAge: 0,
      // When the password was last given again in this session, and whether a passkey was used in it.
      additionalFields: {
        confirmedAt: { type: 'date', required: false, input: false },
        byPasskey: { type: 'boolean', required: false, defaultValue: false, input: false },
      },
    },
    // Its own limit of failed second steps stays on: ten in a row lock them for a quarter of an hour.
    plugins: [
      twoFactor({
        issuer: brand.name,
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes, storeBackupCodes: recoveryCodeSeal(secret) },
      }),
      oneUseCodes(),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its log would contain the email addresses of failed sign-ins.
    logger: { disabled: true },
    onAPIError: { onError: throwOn },
    // Our own check comes first; behind a proxy that terminates TLS, the server does not see the visitor's scheme.
    trustedOrigins: (request) => [request?.headers.get('origin')],
    advanced: {
      // `__Host-` binds a cookie to this very host, so that no other site of the domain sets it (RFC 6265bis section 4.1.3).
      cookiePrefix: isSecure ? '__Host-frontdesk' : 'frontdesk',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      ipAddress: { ipAddressHeaders: [peerAddressHeader] },
      // Our migrations make the tables, as a test compares; the library's own check fails within a transaction.
      database: { validateSchema: false },
    },
  });
  return Object.assign(auth, { idleMs, isWeak });
}

/** Better Auth would answer 500 to any other error; rethrown, the caller can tell a lost database from a bug. */
function throwOn(error: unknown): void {
  if (!(error instanceof APIError)) throw error;
}

export type Auth = ReturnType<typeof createAuth>;

/** The same accounts within our transaction, so that a change and its event are atomic. */
export function authWithin({ options, idleMs, isWeak }: Auth, write: Write): Auth {
  const db: Database['raw'] = write.withoutPlugins();
  return Object.assign(betterAuth({ ...options, database: { ...options.database, db } }), { idleMs, isWeak });
}
