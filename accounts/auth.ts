import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { brand } from '#/content/brand.ts';
import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import { passwordLength } from './password-length.ts';
import { type Role, roles } from './principals.ts';

/** The header in which our server hands the true peer address to Better Auth; what a client sends under it is dropped. */
export const peerAddressHeader = 'x-frontdesk-peer';

export interface AuthOptions {
  database: Database;
  secret: string;
  /** Where staff reach the site, if the operator has said so; else each request's own address. */
  publicUrl: string | undefined;
}

/**
 * Accounts, passwords and sessions by Better Auth, in our database. Nobody can sign up: accounts are made by
 * `createAccount`. Limits and the origin check are those of our server, which come first.
 */
export function createAuth({ database, secret, publicUrl }: AuthOptions) {
  return betterAuth({
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
    // Every account is an owner's until staff can be invited with another role. No client can set one.
    user: { additionalFields: { role: { type: [...roles], required: true, defaultValue: 'owner', input: false } } },
    // A week from signing in, however it is used: what was copied does not live on.
    session: { expiresIn: 7 * 24 * 3_600, disableSessionRefresh: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its own log would name the address of whoever fails to sign in.
    logger: { disabled: true },
    onAPIError: { onError: throwOn },
    // Our own check has come first; behind a proxy that ends TLS the scheme we see is not the visitor's.
    trustedOrigins: (request) => [request?.headers.get('origin')],
    advanced: {
      cookiePrefix: 'frontdesk',
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [peerAddressHeader] },
    },
  });
}

/** Better Auth would answer 500 to whatever is not its own refusal; whoever called it knows a lost database from a bug. */
function throwOn(error: unknown): void {
  if (!(error instanceof APIError)) throw error;
}

export type Auth = ReturnType<typeof createAuth>;

/** The same accounts, read and written in a transaction of ours, so that a change and its event are one. */
export function authWithin({ options }: Auth, write: Write): Auth {
  const db: Database['raw'] = write.withoutPlugins();
  return betterAuth({ ...options, database: { ...options.database, db } });
}

/** Who is signed in. */
export interface StaffMember {
  id: string;
  email: string;
  name: string;
  role: Role;
}

/** The staff member whose session a request carries, looked up in the database each time; null without one. */
export async function staffMemberOf(auth: Auth, headers: Headers): Promise<StaffMember | null> {
  const session = await auth.api.getSession({ headers });
  if (!session) return null;
  const { id, email, name, role } = session.user;
  return { id, email, name, role };
}
