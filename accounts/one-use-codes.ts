import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Queries } from '#/database/schema.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    /** Better Auth's table: only these columns are read or written by queries of ours. */
    twoFactor: {
      userId: string;
      /** Encrypted by Better Auth. */
      secret: string;
      /** The counter of RFC 6238 of the last code that was accepted; 0 before the first. */
      lastUsedStep: number;
      /** Encrypted by `recoveryCodeSeal`. */
      backupCodes: string;
      /** Whether an app has the secret: a number where the database has no booleans. */
      verified: boolean | number;
    };
  }
}

const stepSeconds = 30;
const digits = 6;
/** A clock that is half a minute off is forgiven (RFC 6238 section 5.2 recommends at most one step). */
const stepsOff = 1;
const noCode = 'none';

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/**
 * Lets a one-time code be used once. Better Auth accepts it again for as long as it is current (better-auth#10387): here
 * it checks a code only after the code's step was taken in the database, which succeeds once, whichever server asks.
 */
export function oneUseCodes() {
  /** Marks the step of a code as used. False for a wrong code, and for one of a step that was used before. */
  async function take(ctx: HookContext, userId: string, code: string): Promise<boolean> {
    const db = handleOf(ctx);
    const row = await db
      .selectFrom('twoFactor')
      .select(['secret', 'lastUsedStep'])
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!row) return false;
    const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: row.secret });
    const step = stepOf(secret, code, Date.now());
    if (step === null) return false;
    const { numUpdatedRows } = await db
      .updateTable('twoFactor')
      .set({ lastUsedStep: step })
      .where('userId', '=', userId)
      .where('secret', '=', row.secret)
      .where('lastUsedStep', '<', step)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  return {
    id: 'one-use-codes',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (ctx) => {
            const { code } = ctx.body as { code: string };
            const userId = (await getSessionFromCtx(ctx))?.user.id ?? (await challenged(ctx));
            if (userId !== null && (await take(ctx, userId, code))) return;
            // Better Auth refuses this one, and counts the failure.
            return { context: { body: { code: noCode } } };
          }),
        },
      ],
    },
    endpoints: {
      /** The id of the user whose password was right and whose second step is awaited; null when there is none. */
      challengedUser: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => ({
        userId: await challenged(ctx),
      })),
    },
  } satisfies BetterAuthPlugin;
}

/** The handle that Better Auth works on, which may be a transaction of ours. */
function handleOf(ctx: HookContext): Queries {
  const { database } = ctx.context.options;
  if (database && 'db' in database) return database.db as Queries;
  throw new Error('accounts are kept by a handle of Kysely');
}

/** The user of a sign-in whose second step is awaited, by the cookie that the first one set. */
async function challenged(ctx: Pick<HookContext, 'context' | 'getSignedCookie'>): Promise<string | null> {
  const { name } = ctx.context.createAuthCookie('two_factor');
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  const stored = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : null;
  return stored && stored.expiresAt > new Date() ? stored.value : null;
}

/** The step that a code belongs to, the latest first; null when it is not of the allowed ones. */
function stepOf(secret: string, code: string, nowMs: number): number | null {
  const current = Math.floor(nowMs / 1_000 / stepSeconds);
  for (let step = current + stepsOff; step >= current - stepsOff; step -= 1) {
    if (isSame(code, hotp(secret, step))) return step;
  }
  return null;
}

/** RFC 4226 section 5.3. */
function hotp(secret: string, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', secret).update(message).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

function isSame(given: string, code: string): boolean {
  const bytes = Buffer.from(given);
  return bytes.length === digits && timingSafeEqual(bytes, Buffer.from(code));
}
