import { betterAuth } from 'better-auth';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Database } from '#/database/open.ts';
import type { Auth } from '../auth.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    /** Better Auth's table: only these columns are read by queries of ours. */
    jwks: {
      id: string;
      /** Encrypted by Better Auth, as JSON. */
      privateKey: string;
      expiresAt: string | null;
    };
  }
}

/** How long a token is valid. */
export const tokenMinutes = 5;
/** A key signs for so long; then another is made. */
const rotationSeconds = 90 * 24 * 3_600;
/** A key is published for a day longer than it signs, far longer than the last token that it signed is valid. */
const graceSeconds = 24 * 3_600;

/**
 * The accounts with Better Auth's signed tokens (RFC 7519), loaded with the first use. It keeps their private keys
 * encrypted with the key of the installation. `site` is the origin that signs, and the audience.
 */
export async function withSigningKeys({ options }: Auth, site: string) {
  const { jwt } = await import('better-auth/plugins/jwt');
  const plugin = jwt({
    jwks: { keyPairConfig: { alg: 'ES256' }, rotationInterval: rotationSeconds, gracePeriod: graceSeconds },
    jwt: {
      issuer: site,
      audience: site,
      expirationTime: `${tokenMinutes}m`,
      // Not the account's address or name: who takes the token needs to know it apart from others, and its role.
      definePayload: ({ user }) => ({ role: user.role }),
    },
    disableSettingJwtHeader: true,
  });
  return betterAuth({ ...options, plugins: [...options.plugins, plugin] });
}

/** Deletes keys that are not published any more. */
export function forgetSigningKeys(database: Database, now: Date): Promise<unknown> {
  const before = new Date(now.getTime() - graceSeconds * 1_000).toISOString();
  return database.write((write) => write.deleteFrom('jwks').where('expiresAt', '<', before).execute());
}

/** Deletes keys that a lost key of the installation had encrypted. False when there are none. */
export async function dropUnreadableKeys(database: Database, auth: Auth): Promise<boolean> {
  const { secretConfig: key } = await auth.$context;
  const rows = await database.db.selectFrom('jwks').select(['id', 'privateKey']).execute();
  const unreadable: string[] = [];
  for (const { id, privateKey } of rows) {
    const isReadable = await symmetricDecrypt({ key, data: JSON.parse(privateKey) }).then(
      () => true,
      () => false,
    );
    if (!isReadable) unreadable.push(id);
  }
  if (unreadable.length === 0) return false;
  await database.write((write) => write.deleteFrom('jwks').where('id', 'in', unreadable).execute());
  return true;
}
